import type { Translate } from '../../../lib/texts.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CurrencyBar } from '../../../components/charts/currency-bar.tsx'
import { ShareBar } from '../../../components/charts/share-bar.tsx'
import type { SharePart } from '../../../components/charts/share-bar.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { balancesByCurrency } from '../accounts-model.ts'
import type { Account, CurrencyBalance } from '../accounts-model.ts'
import classes from './totals.module.css'

interface TotalsProps {
  accounts: readonly Account[]
}

/**
 * What the company has. Each currency stands for itself: a sum over currencies would need a rate
 * and would be true only for a moment. The bar shows the largest one: free, and on its way out.
 */
export function Totals({ accounts }: TotalsProps) {
  const { t } = useTranslation('accounts')
  const [first, ...others] = balancesByCurrency(accounts)
  if (!first) return <p className={classes.label}>{t($ => $.home.noMoney)}</p>
  const hasHidden = accounts.some(account => !account.isVisible && account.status !== 'CLOSED')
  return (
    <div className={classes.totals}>
      <p className={classes.label}>
        {t($ => $.home.total, { currency: first.currency })}
        {hasHidden ? ` · ${t($ => $.home.withoutHidden)}` : ''}
      </p>
      <p className={classes.figure}>
        <Amount value={first.balance} currency={first.currency} size="xl" />
      </p>
      <ShareBar
        label={t($ => $.home.shares)}
        currency={first.currency}
        parts={sharesOf(first, t)}
      />
      {others.length > 0 ? (
        <CurrencyBar
          label={t($ => $.home.otherCurrencies)}
          parts={others.map(other => ({
            id: other.currency,
            label: other.currency,
            amount: other.balance,
            currency: other.currency,
            ...(other.balance === other.free
              ? {}
              : { noteAmount: other.free, noteLabel: t($ => $.home.free) }),
          }))}
        />
      ) : null}
    </div>
  )
}

/** The parts there are; what can be paid with stands first and is always named. */
function sharesOf(total: CurrencyBalance, t: Translate<'accounts'>): readonly SharePart[] {
  const parts = [
    { id: 'held', label: t($ => $.home.held), amount: total.held, token: 'chartOutflow' },
    { id: 'deposits', label: t($ => $.home.deposits), amount: total.deposits, token: 'chartCny' },
    { id: 'seized', label: t($ => $.home.seized), amount: total.seized, token: 'danger' },
  ] as const satisfies readonly SharePart[]
  return [
    { id: 'free', label: t($ => $.home.free), amount: total.free, token: 'brand' },
    ...parts.filter(part => /[1-9]/.test(part.amount)),
  ]
}
