import { addDays, daysInMonth, weekday, type LocalDate } from '../time/instant.ts'

/** PREVIOUS_DAY: every day. PREVIOUS_WEEK: on Mondays. PREVIOUS_MONTH: on the first of the month. */
export const schedulePeriods = ['PREVIOUS_DAY', 'PREVIOUS_WEEK', 'PREVIOUS_MONTH'] as const
export type SchedulePeriod = (typeof schedulePeriods)[number]

/** The first day after this one on which a statement is due. */
export function nextScheduleDate(period: SchedulePeriod, after: LocalDate): LocalDate {
  if (period === 'PREVIOUS_DAY') return addDays(after, 1)
  if (period === 'PREVIOUS_WEEK') return addDays(after, 8 - weekday(after))
  const [year, month, day] = after.split('-').map(Number) as [number, number, number]
  return addDays(after, daysInMonth(year, month) - day + 1)
}

/** The days that a statement due on this day covers. */
export function scheduledPeriod(
  period: SchedulePeriod,
  due: LocalDate,
): { readonly startDate: LocalDate; readonly endDate: LocalDate } {
  const endDate = addDays(due, -1)
  if (period === 'PREVIOUS_DAY') return { startDate: endDate, endDate }
  if (period === 'PREVIOUS_WEEK') return { startDate: addDays(due, -7), endDate }
  return { startDate: `${endDate.slice(0, 7)}-01`, endDate }
}
