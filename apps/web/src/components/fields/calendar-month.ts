import { addDays, weekday } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { addMonths, firstOfMonth, lastOfMonth } from '@tartip/domain/time/months'

/** The weeks of a month from Monday on; days of its neighbours are left out. */
export function weeksOf(month: LocalDate): readonly (readonly (LocalDate | undefined)[])[] {
  const first = firstOfMonth(month)
  const last = lastOfMonth(month)
  const weeks: (LocalDate | undefined)[][] = []
  for (
    let monday = addDays(first, 1 - weekday(first));
    monday <= last;
    monday = addDays(monday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const day = addDays(monday, place)
        return day < first || day > last ? undefined : day
      }),
    )
  }
  return weeks
}

/** Where a key of the calendar leads from a day; undefined for keys that are not its own. */
export function dayOfKey(key: string, day: LocalDate, isShifted: boolean): LocalDate | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday(day),
    End: 7 - weekday(day),
  }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  return addMonths(day, (key === 'PageUp' ? -1 : 1) * (isShifted ? 12 : 1))
}
