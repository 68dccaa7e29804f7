import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Amount } from '../../../../components/text/amount.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import type { OperationPage } from '../../account-queries.ts'
import type { ListPeriod } from '../account-search.ts'
import classes from './operations-card.module.css'

interface OperationSumsProps {
  page: OperationPage
  currency: string
  period: ListPeriod
  today: LocalDate
}

/** What came and went in the period of the list; a balance brought forward is neither. */
export function OperationSums({ page, currency, period, today }: OperationSumsProps) {
  const { t } = useTranslation('accounts')
  const periodWords = usePeriodWords()
  const isBroughtForward = /[1-9]/.test(page.totalBroughtForward)
  return (
    <span className={classes.sums}>
      <span className={classes.period}>{periodWords(period, today)}</span>
      <span>
        {t($ => $.operations.credit)} <Amount value={page.totalCredit} currency={currency} />
      </span>
      <span>
        {t($ => $.operations.debit)} <Amount value={page.totalDebit} currency={currency} />
      </span>
      {isBroughtForward ? (
        <span>
          {t($ => $.operations.broughtForward)}{' '}
          <Amount value={page.totalBroughtForward} currency={currency} />
        </span>
      ) : null}
    </span>
  )
}

/** The period as it is said above the sums, with its days. */
function usePeriodWords(): (period: ListPeriod, today: LocalDate) => string {
  const { t } = useTranslation('accounts')
  return (period, today) => {
    if (period.kind === 'ALL') return t($ => $.operations.period.all)
    if (period.kind === 'LAST') {
      const days = { from: formatDate(period.from), to: formatDate(today) }
      return t($ => $.operations.period.last[period.days], days)
    }
    const { from, to } = period
    if (from && to) {
      const days = { from: formatDate(from), to: formatDate(to) }
      return t($ => $.operations.period.between, days)
    }
    return from
      ? t($ => $.operations.period.since, { date: formatDate(from) })
      : t($ => $.operations.period.until, { date: formatDate(to ?? today) })
  }
}
