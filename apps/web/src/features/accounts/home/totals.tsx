import { isNotZero } from '@tartip/domain/money/decimal'
import { IconRefresh } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { CurrencyBar } from '../../../components/charts/currency-bar.tsx'
import { plotValue } from '../../../components/charts/plot-value.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { Button } from '../../../components/controls/button.tsx'
import { useComponentText } from '../../../components/i18n/use-component-text.ts'
import { Amount } from '../../../components/text/amount.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { chartTokenOf, tokenValue } from '../../../components/theme/tokens.ts'
import { withRates } from '../../../lib/rates-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { balancesByCurrency, moneyOf } from '../accounts-model.ts'
import type { Account, CurrencyBalance } from '../accounts-model.ts'
import { totalInSom } from '../official-rates.ts'
import { noForeignMoney } from '../foreign-money.ts'
import type { ForeignMoney } from '../foreign-money.ts'
import type { OfficialRates, TotalInSom } from '../official-rates.ts'
import classes from './totals.module.css'

interface TotalsProps {
  accounts: readonly Account[]
  /** Undefined when the bank has not reported it: then the sum says that it is without. */
  foreign: ForeignMoney | undefined
  /** Undefined when there are no rates: then nothing is added over currencies. */
  rates: OfficialRates | undefined
  /** Requests again what the bank has not reported. */
  onReload: () => void
}

/**
 * What the company has: one sum in som at the central bank's rate, whose day is named, and below
 * it the exact amount of each currency, which needs no rate.
 */
export function Totals({ accounts, foreign, rates, onReload }: TotalsProps) {
  const { t } = useTranslation('accounts')
  const { t: componentText } = useComponentText()
  const all = balancesByCurrency(accounts, foreign ?? noForeignMoney)
  // An empty account in one more currency is no news here; it stands in the list of accounts.
  const withMoney = all.filter(({ balance }) => isNotZero(balance))
  const balances = withMoney.length > 0 ? withMoney : all.slice(0, 1)
  const [first] = balances
  if (!first) return <p className={classes.label}>{t($ => $.home.noMoney)}</p>
  const hasHidden = accounts.some(account => !account.isVisible && account.status !== 'CLOSED')
  const isAdded = rates?.date !== undefined && balances.length > 1
  const sum = rates && isAdded ? totalInSom(balances.flatMap(moneyIn), rates) : undefined
  const isIncomplete = !foreign || (!rates && balances.length > 1)
  const label =
    sum && rates?.date
      ? t($ => $.home.totalInSom, { date: formatDate(rates.date) })
      : t($ => $.home.total, { currency: first.currency })
  return (
    <div className={classes.totals}>
      <div className={classes.head}>
        <p className={classes.label}>
          {label}{' '}
          {sum && rates?.isOld ? <Chip tone="warning">{t($ => $.home.oldRates)}</Chip> : null}
        </p>
        <AppLink href={withRates('/accounts')}>{t($ => $.home.rates)}</AppLink>
      </div>
      <p className={classes.figure}>
        <Amount
          value={sum?.total ?? first.balance}
          currency={sum ? 'KGS' : first.currency}
          size="xl"
        />
      </p>
      {sum ? <Shares sum={sum} /> : null}
      <CurrencyBar
        label={t($ => $.home.currencies)}
        parts={balances.map(one =>
          partOf(
            one,
            t($ => $.home.free),
          ),
        )}
      />
      {hasHidden ? <p className={classes.label}>{t($ => $.home.withoutHidden)}</p> : null}
      {sum && sum.without.length > 0 ? (
        <p className={classes.label}>
          {t($ => $.home.withoutRate, { currencies: sum.without.join(', ') })}
        </p>
      ) : null}
      {foreign ? null : <p className={classes.label}>{t($ => $.home.withoutForeign)}</p>}
      {!sum && balances.length > 1 ? (
        <p className={classes.label}>{t($ => $.home.noRates)}</p>
      ) : null}
      {isIncomplete ? (
        <Button
          variant="default"
          size="sm"
          className={classes.reload}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onReload}
        >
          {componentText($ => $.query.retry)}
        </Button>
      ) : null}
    </div>
  )
}

const moneyIn = ({ balance, currency }: CurrencyBalance) => {
  const money = moneyOf(balance, currency)
  return money ? [money] : []
}

/** An amount that is not fully free says how much of it is. */
const partOf = ({ currency, balance, free }: CurrencyBalance, freeLabel: string) => ({
  id: currency,
  label: currency,
  amount: balance,
  currency,
  ...(balance === free ? {} : { noteAmount: free, noteLabel: freeLabel }),
})

/** The currencies to one scale, in som; the exact amounts stand below. */
function Shares({ sum }: { sum: TotalInSom }) {
  return (
    <div className={classes.bar} aria-hidden>
      {sum.parts.map(({ currency, soms }) => (
        <span
          key={currency}
          style={{
            background: tokenValue(chartTokenOf(currency)),
            flexGrow: Math.max(plotValue(soms, 'KGS'), 0),
          }}
        />
      ))}
    </div>
  )
}
