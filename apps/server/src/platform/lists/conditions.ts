import type { AmountRange, Period } from '@tartip/domain/lists/filter'
import type { FilterValues } from '@tartip/domain/lists/list'
import { searchTermOf, spellingsOf, type SearchTerm } from '@tartip/domain/lists/search-text'

/** A WHERE clause under construction: every value becomes a parameter, never a part of the text. */
export class Conditions {
  readonly values: unknown[]
  readonly #parts: string[] = []

  constructor(values: unknown[] = []) {
    this.values = values
  }

  /** Another clause of the same statement. */
  another(): Conditions {
    return new Conditions(this.values)
  }

  /** The placeholder of a value, as `$1`. */
  place(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  add(part: string): void {
    this.#parts.push(part)
  }

  text(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.join('\n    and ')
  }
}

/** How each filter of a list becomes a condition; a filter without one does not compile. */
export type FilterConditions<List, Context> = {
  readonly [K in keyof FilterValues<List>]-?: (
    where: Conditions,
    value: NonNullable<FilterValues<List>[K]>,
    context: Context,
  ) => void
}

type Add<Context> = (where: Conditions, value: never, context: Context) => void

/** Adds the condition of every filter that has a value. */
export function addFilters<List, Context>(
  where: Conditions,
  conditions: FilterConditions<List, Context>,
  values: FilterValues<List>,
  context: Context,
): void {
  for (const [name, add] of Object.entries<Add<Context>>(conditions)) {
    const value: unknown = Reflect.get(values, name)
    if (value !== undefined) add(where, value as never, context)
  }
}

export const equals =
  (column: string, type = 'text') =>
  (where: Conditions, value: string): void =>
    where.add(`${column} = ${where.place(value)}::${type}`)

/** Any of the values in one column. */
export const isOneOf =
  (column: string) =>
  (where: Conditions, values: readonly string[]): void =>
    where.add(`${column} = any(${where.place([...values])}::text[])`)

/** One value in any of several columns. */
export const isInOneOf =
  (...columns: readonly string[]) =>
  (where: Conditions, value: string): void => {
    const place = where.place(value)
    where.add(`(${columns.map(column => `${column} = ${place}`).join(' or ')})`)
  }

/** Bishkek has no summer time, so a day is always as long as any other. */
const midnight = (place: string): string =>
  `(${place}::date::timestamp at time zone 'Asia/Bishkek')`

/** Days of the bank, both ends included; the ends of the calendar are days like all others. */
export const isWithinDays =
  (column: string) =>
  (where: Conditions, { from, to }: Period): void => {
    if (from !== undefined) where.add(`${column} >= ${midnight(where.place(from))}`)
    if (to !== undefined) {
      where.add(`${column} < ${midnight(where.place(to))} + interval '1 day'`)
    }
  }

/** In major units: without a currency in the filter no other scale is common to all amounts. */
export const isWithinAmounts =
  (column: string) =>
  (where: Conditions, { min, max }: AmountRange): void => {
    if (min !== undefined) where.add(`${column} >= ${where.place(min)}::numeric`)
    if (max !== undefined) where.add(`${column} <= ${where.place(max)}::numeric`)
  }

/** LIKE takes these for wildcards. */
export const likePart = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Finds the same as LIKE, in less time. */
const holds = (column: string, place: string): string => `strpos(${column}, ${place}) > 0`

/** A column that holds one of some spellings, beginning before the text `end`. */
export function holdsOneOf(
  where: Conditions,
  column: string,
  keys: readonly string[],
  end?: string,
): string {
  const parts = keys.map(key => {
    const place = where.place(key)
    return end === undefined
      ? holds(column, place)
      : `${holds(column, place)} and strpos(${column}, ${place}) < strpos(${column}, ${where.place(end)})`
  })
  const either = `(${parts.join(' or ')})`
  // Most texts that hold no spelling do not hold this either: one comparison is enough for them.
  const common = parts.length === 1 ? undefined : longestCommonWord(keys)
  return common === undefined ? either : `(${holds(column, where.place(common))} and ${either})`
}

/** The longest word or number that all keys hold. */
function longestCommonWord([first = '', ...others]: readonly string[]): string | undefined {
  return first
    .split(/[^\p{L}\d]+/u)
    .filter(word => word !== '' && others.every(key => key.includes(word)))
    .toSorted((one, other) => other.length - one.length)[0]
}

/** A folded column that holds a folded text in one of its spellings, which has to begin before the text `end`. */
export const containsKey =
  (column: string, keyOf: (text: string) => string, end?: string) =>
  (where: Conditions, value: string): void =>
    where.add(holdsOneOf(where, column, spellingsOf(keyOf(value)), end))

/** A column of major units that is the typed amount; an index serves the one and the other. */
export const isAmountOf = (
  where: Conditions,
  column: string,
  { from, to }: NonNullable<SearchTerm['amount']>,
): string =>
  from === to
    ? `${column} = ${where.place(from)}::numeric`
    : `${column} between ${where.place(from)}::numeric and ${where.place(to)}::numeric`

/** One search box over folded texts, columns of digits and an amount in major units. */
export const isFoundBy =
  (columns: {
    readonly text: string
    readonly digits: readonly string[]
    readonly amount: string
  }) =>
  (where: Conditions, typed: string): void => {
    const term = searchTermOf(typed)
    const meanings = [holdsOneOf(where, columns.text, term.texts)]
    if (term.digits !== undefined) {
      const place = where.place(term.digits)
      meanings.push(...columns.digits.map(column => holds(column, place)))
    }
    if (term.amount !== undefined) {
      meanings.push(isAmountOf(where, columns.amount, term.amount))
    }
    where.add(`(${meanings.join(' or ')})`)
  }
