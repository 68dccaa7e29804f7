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

/** The first year that can be chosen where nothing else limits it. */
const firstYear = 1999

/** The years to choose from, newest first, the shown one always among them. */
export function yearChoices(
  shown: LocalDate,
  { today, min, max }: Readonly<Record<'today' | 'min' | 'max', LocalDate | undefined>>,
): readonly string[] {
  const yearOf = (day: LocalDate) => Number(day.slice(0, 4))
  const newest = Math.max(yearOf(max ?? today ?? shown), yearOf(shown))
  const oldest = Math.min(min === undefined ? firstYear : yearOf(min), yearOf(shown))
  return Array.from({ length: newest - oldest + 1 }, (_, place) => String(newest - place))
}
