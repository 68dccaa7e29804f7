import { splitTaxDebt, type TaxDue } from '@tartip/domain/accounts/tax-debt'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { isNotZero, toDecimal } from '@tartip/domain/money/decimal'
import { useQuery } from '@tanstack/react-query'
import { IconChevronRight, IconReceiptTax } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { loadTextsOf } from '../../../lib/i18n.ts'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { LostPart } from '../../../lib/lost-part.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { taxDebtQuery } from '../account-queries.ts'
import type { TaxDebts } from '../account-queries.ts'
import { moneyOf } from '../accounts-model.ts'
import type { TaxDebtDrawerProps } from './tax-debt-drawer.tsx'
import classes from './debt-line.module.css'

const drawer = lazySlot<TaxDebtDrawerProps>(async () => {
  const [part] = await Promise.all([import('./tax-debt-drawer.tsx'), loadTextsOf('lists')])
  return part.TaxDebtDrawer
})

interface TaxDebtLineProps {
  legalPartyId: string
  /** Nothing stands there unless something is owed. */
  onlyOwed?: boolean
}

/**
 * What the company owes the budget, in one line that has its place from the beginning: the tax service
 * may answer long after everything else, and nothing that is being read moves then.
 */
export function TaxDebtLine({ legalPartyId, onlyOwed = false }: TaxDebtLineProps) {
  const { t } = useTranslation('accounts')
  const { data, isPending } = useQuery(taxDebtQuery(legalPartyId))
  if (onlyOwed && !(data && isNotZero(data.totalAmount))) return null
  if (isPending) {
    return (
      <Line>
        <SkeletonBlock width="16rem" />
      </Line>
    )
  }
  if (!data) return <Line>{t($ => $.home.taxUnknown)}</Line>
  if (!isNotZero(data.totalAmount)) {
    return <Line>{t($ => $.home.noTaxDebt, { date: formatDate(data.date) })}</Line>
  }
  return <Debt debts={data} />
}

/** Taxes in the currency of the whole; the tax service names them all in som. */
const duesOf = ({ list, currency }: TaxDebts): readonly TaxDue[] =>
  list.flatMap(({ totalAmount, dueDate }) => {
    const money = moneyOf(totalAmount, currency)
    return money ? [{ amountMinor: money.amountMinor, dueDate }] : []
  })

const wireAmountOf = (amountMinor: bigint, currency: string): string =>
  isCurrencyCode(currency) ? toDecimal(amountMinor, currency) : ''

function Line({ children }: { children: ReactNode }) {
  return (
    <p className={classes.line} role="note">
      <IconReceiptTax size={20} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** The line is the way to what it is made of: which taxes, until when, with what code they are paid. */
function Debt({ debts }: { debts: TaxDebts }) {
  const { t } = useTranslation('accounts')
  const [isOpen, setIsOpen] = useState(false)
  const { overdueMinor, laterMinor, nextDueDate } = splitTaxDebt(duesOf(debts), debts.date)
  const amountOf = (amountMinor: bigint) => (
    <Amount value={wireAmountOf(amountMinor, debts.currency)} currency={debts.currency} />
  )
  return (
    <>
      <button
        type="button"
        className={classes.line}
        data-owed={overdueMinor > 0n ? 'overdue' : 'later'}
        aria-haspopup="dialog"
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconReceiptTax size={20} stroke={1.6} aria-hidden />
        <span>
          {t($ => $.home.taxDebt, { date: formatDate(debts.date) })}{' '}
          {overdueMinor > 0n ? (
            <span className={classes.sum}>
              {t($ => $.home.taxOverdue)} <strong>{amountOf(overdueMinor)}</strong>
            </span>
          ) : null}{' '}
          {laterMinor > 0n ? (
            <span className={classes.sum}>
              {nextDueDate
                ? t($ => $.home.taxLater, { date: formatDate(nextDueDate) })
                : t($ => $.home.taxUndated)}{' '}
              <strong>{amountOf(laterMinor)}</strong>
            </span>
          ) : null}
        </span>
        <span className={classes.more}>{t($ => $.taxes.more)}</span>
        <IconChevronRight size={18} aria-hidden />
      </button>
      {isOpen ? (
        <LostPart onLost={() => setIsOpen(false)}>
          <drawer.Part debts={debts} onClose={() => setIsOpen(false)} />
        </LostPart>
      ) : null}
    </>
  )
}
