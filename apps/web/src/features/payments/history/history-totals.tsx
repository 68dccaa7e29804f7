import { formatNumber } from '@tartip/domain/money/format-amount'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Amount } from '../../../components/text/amount.tsx'
import type { PaymentPage } from '../api/payment-queries.ts'
import classes from './history.module.css'

/** How many were found and how much they come to, each currency by itself. */
export function HistoryTotals({ page }: { page: PaymentPage }) {
  const { t } = useTranslation('payments')
  return (
    <p className={classes.totals} aria-label={t($ => $.history.totals.label)}>
      <span>{t($ => $.history.totals.found, { found: formatNumber(page.amountElements) })}</span>
      {page.totals.map(({ currency, amount }) => (
        <strong key={currency}>
          <Amount value={amount} currency={currency} />
        </strong>
      ))}
    </p>
  )
}
