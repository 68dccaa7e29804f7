import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { listPeriodOf, ofAllTime, withoutDays } from '../account-search.ts'
import type { AccountSearch, ListPeriod } from '../account-search.ts'
import classes from './operations-card.module.css'

interface OperationPeriodProps {
  search: AccountSearch
  today: LocalDate
  /** An empty list offers the whole of time by itself. */
  isOffered: boolean
  onSearchChange: (search: AccountSearch) => void
}

/** Which days the list is of, and the way to the whole of time and back. */
export function OperationPeriod(props: OperationPeriodProps) {
  const { search, today } = props
  const periodWords = usePeriodWords()
  return (
    <div className={classes.period}>
      <span>{periodWords(listPeriodOf(search, today), today)}</span>
      <PeriodSwitch {...props} />
    </div>
  )
}

/** Between the last days and the whole of time; chosen dates are changed in their fields. */
function PeriodSwitch({ search, today, isOffered, onSearchChange }: OperationPeriodProps) {
  const { t } = useTranslation('accounts')
  const period = listPeriodOf(search, today)
  if (period.kind === 'DATES') return null
  const isAll = period.kind === 'ALL'
  if (isOffered && !isAll) return null
  return (
    <Button
      variant="subtle"
      size="sm"
      className={classes.switch}
      onClick={() => onSearchChange(isAll ? withoutDays(search) : ofAllTime(search))}
      data-no-print
    >
      {isAll
        ? t($ => $.operations.period.toLast[search.days ?? 30])
        : t($ => $.operations.period.toAll)}
    </Button>
  )
}

/** The period as it is shown above the list, with its days. */
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
