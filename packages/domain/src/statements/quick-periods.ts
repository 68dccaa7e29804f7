import { addDays, type LocalDate } from '../time/instant.ts'

/** Periods for which statements are usually ordered, in the order in which they are offered. */
export const quickPeriods = [
  'TODAY',
  'YESTERDAY',
  'THIS_MONTH',
  'LAST_MONTH',
  'QUARTER',
  'YEAR',
] as const
export type QuickPeriod = (typeof quickPeriods)[number]

export interface StatementPeriod {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}

/** The days of a period as they are today; the current month, quarter and year end today. */
export function daysOfQuickPeriod(period: QuickPeriod, today: LocalDate): StatementPeriod {
  const year = today.slice(0, 4)
  const thisMonth = `${today.slice(0, 7)}-01`
  switch (period) {
    case 'TODAY':
      return { startDate: today, endDate: today }
    case 'YESTERDAY':
      return { startDate: addDays(today, -1), endDate: addDays(today, -1) }
    case 'THIS_MONTH':
      return { startDate: thisMonth, endDate: today }
    case 'LAST_MONTH': {
      const endDate = addDays(thisMonth, -1)
      return { startDate: `${endDate.slice(0, 7)}-01`, endDate }
    }
    case 'QUARTER': {
      const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1
      return { startDate: `${year}-${String(month).padStart(2, '0')}-01`, endDate: today }
    }
    case 'YEAR':
      return { startDate: `${year}-01-01`, endDate: today }
  }
}

/**
 * The quick choice that has exactly these days; undefined for others. On the first of a month several have
 * the same days: then it is the one that was pressed.
 */
export const quickPeriodOf = (
  days: StatementPeriod,
  today: LocalDate,
  pressed?: QuickPeriod,
): QuickPeriod | undefined =>
  [...(pressed ? [pressed] : []), ...quickPeriods].find(period => {
    const { startDate, endDate } = daysOfQuickPeriod(period, today)
    return startDate === days.startDate && endDate === days.endDate
  })
