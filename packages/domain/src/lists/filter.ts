import { isUuid } from '../identifiers/uuid.ts'
import { hasAccountForm, shortAccount } from '../identifiers/account-number.ts'
import type { LocalizedText } from '../language.ts'
import { currencyCodes, isCurrencyCode } from '../money/currency.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { toDecimal } from '../money/decimal.ts'
import { compareExact } from '../money/exact-decimal.ts'
import { formatDecimal } from '../money/format-amount.ts'
import { parseTypedAmount } from '../money/typed-amount.ts'
import { err, ok } from '../result.ts'
import type { Params, Result } from '../result.ts'
import { withoutBlanks } from '../text/blanks.ts'
import { formatDate } from '../time/format-date.ts'
import { daysBetween, isLocalDate } from '../time/instant.ts'
import type { LocalDate } from '../time/instant.ts'
import type { FilterOption, FilterWords } from './list-words.ts'
import { searchKeyOf, searchTermOf, spellingsOf } from './search-text.ts'

export type FilterKind =
  | 'choice'
  | 'choices'
  | 'textPart'
  | 'search'
  | 'account'
  | 'currency'
  | 'person'
  | 'option'
  | 'flag'
  | 'period'
  | 'amountRange'

/** Where one text of a filter stands: its name in the address and in the API's input. */
export interface FilterPart {
  readonly address: string
  readonly input: string
}

/** The texts of a filter's parts, in their order; undefined for an empty one. */
export type PartTexts = readonly (string | undefined)[]

export type FilterRefusal =
  | 'BAD_USER_INPUT'
  | 'FIELD_TOO_LONG'
  | 'DATE_INVALID'
  | 'PERIOD_INVALID'
  | 'PERIOD_TOO_LONG'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_RANGE_INVALID'

/**
 * One way to narrow a list down. `Row` is a row as the API answers it, `Context` what else the
 * matching needs (the viewer), `Value` the typed value of the filter.
 */
export interface Filter<Row, Context, Value> {
  readonly kind: FilterKind
  readonly parts: readonly FilterPart[]
  /** What there is to choose from. */
  readonly options?: readonly FilterOption[]
  /** What an empty filter means; such a value is left out of the address. */
  readonly usual?: string
  /** Checks the texts as the API takes them. A refusal names the input in `field`. */
  readonly read: (texts: PartTexts) => Result<Value | undefined, FilterRefusal>
  /** The texts of a value; `read` of them is the value again. */
  readonly format: (value: Value) => PartTexts
  /** Whether a row has the value; a row that does not carry the field passes. */
  readonly matches: (value: Value, row: Row, context: Context) => boolean
  /** The value in words, for a chip. */
  readonly describe: (value: Value, words: FilterWords) => string
  /** A text as people type it, brought to the form of the API; a refusal says what is wrong with it. */
  readonly readTyped?: (typed: string) => Result<string, string>
  /** The text of the API as people read it. */
  readonly showTyped?: (text: string) => string
}

interface Naming {
  /** Name in the address and, unless `input` differs, in the API. */
  readonly name: string
  readonly input?: string
}

interface RangeNaming {
  readonly from: Naming
  readonly to: Naming
}

export interface Period {
  readonly from?: LocalDate
  readonly to?: LocalDate
}

/** Wire decimals in major units: a filter may be without a currency. Both ends belong to the range. */
export interface AmountRange {
  readonly min?: string
  readonly max?: string
}

/** Specification, section 5: a period is at most one year. */
export const longestPeriodDays = 366

const boundAmount = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/
/** Bounds are compared with amounts of every currency, so they are read with the usual two decimals. */
const boundCurrency: CurrencyCode = 'KGS'

const partOf = ({ name, input = name }: Naming): FilterPart => ({ address: name, input })

const refuse = <E extends FilterRefusal>(code: E, part: FilterPart, params: Params = {}) =>
  err(code, { ...params, field: part.input })

/** A filter of one text whose value is that text. */
/** The longest text that one box searches for. */
export const longestSearchText = 100

/** A pasted text may have line breaks and tabs; no stored text has them, and no database takes all of them. */
const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

function single<Row, Context, Value extends string>(
  kind: FilterKind,
  naming: Naming,
  rest: {
    readonly max: number
    /** Takes out what a text is grouped by, before its length counts. */
    readonly clean?: (text: string) => string
    readonly parse: (text: string) => Value | undefined
    readonly matches: (value: Value, row: Row, context: Context) => boolean
    readonly describe: (value: Value, words: FilterWords) => string
    readonly options?: readonly FilterOption[]
    readonly usual?: string
  },
): Filter<Row, Context, Value> {
  const part = partOf(naming)
  const { max, clean = text => text, parse, options, usual, ...others } = rest
  return {
    kind,
    parts: [part],
    ...(options ? { options } : {}),
    ...(usual === undefined ? {} : { usual }),
    ...others,
    read: ([given]) => {
      if (given === undefined) return ok(undefined)
      const text = clean(given)
      if (text.length > max) return refuse('FIELD_TOO_LONG', part, { max })
      const value = parse(text)
      if (value === undefined) return refuse('BAD_USER_INPUT', part)
      return ok(value === usual ? undefined : value)
    },
    format: value => [value],
  }
}

/** The kinds of filter for rows of one type. */
export function filtersOf<Row, Context = unknown>() {
  return {
    /** One of a few values. */
    choice: <const Value extends string>({
      options,
      matches,
      usual,
      ...naming
    }: Naming & {
      readonly options: OptionsOf<Value>
      readonly usual?: NoInfer<Value>
      readonly matches: (value: NoInfer<Value>, row: Row, context: Context) => boolean
    }) =>
      single<Row, Context, Value>('choice', naming, {
        max: 40,
        parse: text => valuesOf(options).find(each => each.toUpperCase() === text.toUpperCase()),
        matches,
        describe: (value, words) => words.option(value),
        options: optionsOf(options),
        ...(usual === undefined ? {} : { usual }),
      }),

    /** Any of several values: a list in the API, joined by commas in the address. */
    choices: <const Value extends string>({
      options,
      of,
      ...naming
    }: Naming & {
      readonly options: OptionsOf<Value>
      readonly of: (row: Row) => string
    }): Filter<Row, Context, readonly Value[]> => {
      const known = valuesOf(options)
      const part = partOf(naming)
      return {
        kind: 'choices',
        parts: [part],
        options: optionsOf(options),
        read: ([text]) => {
          // Each once: a list may name the same value any number of times.
          if (text === undefined) return ok(undefined)
          const wanted: ReadonlySet<string> = new Set(text.split(','))
          const chosen = known.filter(each => wanted.has(each))
          return chosen.length === wanted.size ? ok(chosen) : refuse('BAD_USER_INPUT', part)
        },
        format: value => [value.join(',')],
        matches: (value, row) => value.some(each => each === of(row)),
        describe: (value, words) => value.map(words.option).join(', '),
      }
    },

    /**
     * Part of one text of the row, whatever its case, letters of the Kyrgyz alphabet and quotes. A row that does not
     * carry the text (undefined) is kept, one without it (null) is not.
     */
    textPart: ({
      of,
      max,
      ...naming
    }: Naming & {
      readonly of: (row: Row) => string | null | undefined
      readonly max: number
    }) =>
      single<Row, Context, string>('textPart', naming, {
        max,
        clean: withoutControls,
        parse: text => text,
        matches: (value, row) => {
          const text = of(row)
          const key = searchKeyOf(text ?? '')
          return (
            text === undefined || spellingsOf(searchKeyOf(value)).some(part => key.includes(part))
          )
        },
        describe: (value, words) => `${words.label}: ${value}`,
      }),

    /** One box for everything a row can be found by. */
    search: ({
      texts,
      digits,
      amount,
      ...naming
    }: Naming & {
      readonly texts: (row: Row) => readonly string[]
      readonly digits?: (row: Row) => readonly string[]
      readonly amount?: (row: Row) => string
    }) =>
      single<Row, Context, string>('search', naming, {
        max: longestSearchText,
        clean: withoutControls,
        parse: text => text,
        matches: (value, row) => {
          const term = searchTermOf(value)
          return (
            texts(row)
              .map(searchKeyOf)
              .some(key => term.texts.some(part => key.includes(part))) ||
            (term.digits !== undefined &&
              digits?.(row).some(text => text.includes(term.digits ?? '')) === true) ||
            (term.amount !== undefined &&
              amount !== undefined &&
              compareExact(amount(row), term.amount.from) >= 0 &&
              compareExact(amount(row), term.amount.to) <= 0)
          )
        },
        describe: value => `«${value}»`,
      }),

    /** An account number of 16 digits on any side of the row. */
    account: ({ of, ...naming }: Naming & { readonly of: (row: Row) => readonly string[] }) =>
      single<Row, Context, string>('account', naming, {
        max: 16,
        clean: withoutBlanks,
        parse: text => (hasAccountForm(text) ? text : undefined),
        matches: (value, row) => of(row).includes(value),
        describe: value => shortAccount(value),
      }),

    currency: ({ of, ...naming }: Naming & { readonly of: (row: Row) => string }) =>
      single<Row, Context, CurrencyCode>('currency', naming, {
        max: 3,
        parse: text =>
          isCurrencyCode(text.toUpperCase()) ? (text.toUpperCase() as CurrencyCode) : undefined,
        matches: (value, row) => of(row) === value,
        describe: value => value,
        options: currencyCodes.map(value => ({
          value,
          label: { ru: value, ky: value, en: value },
        })),
      }),

    /** A person of the organisation; `of` is undefined where rows do not carry the id. */
    person: ({
      of,
      ...naming
    }: Naming & { readonly of: (row: Row) => string | null | undefined }) =>
      single<Row, Context, string>('person', naming, {
        max: 36,
        parse: text => (isUuid(text) ? text.toLowerCase() : undefined),
        matches: (value, row) => {
          const id = of(row)
          return id === undefined || id === value
        },
        describe: (value, words) => words.nameOf(value) ?? words.label,
      }),

    /** One of the values that the server lists, such as outlets. */
    option: ({
      of,
      max,
      ...naming
    }: Naming & { readonly of: (row: Row) => string; readonly max: number }) =>
      single<Row, Context, string>('option', naming, {
        max,
        parse: text => text,
        matches: (value, row) => of(row) === value,
        describe: (value, words) => words.nameOf(value) ?? words.label,
      }),

    /** One bound of the time of day, `HH:mm` in Bishkek; it belongs to the range. */
    timeOfDay: ({
      of,
      bound,
      ...naming
    }: Naming & { readonly of: (row: Row) => string; readonly bound: 'from' | 'to' }) =>
      single<Row, Context, string>('textPart', naming, {
        max: 5,
        parse: text => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
        matches: (value, row) => {
          const minute = of(row).slice(0, 5)
          return bound === 'from' ? minute >= value : minute <= value
        },
        describe: (value, words) => `${words.label}: ${value}`,
      }),

    /** On or off; off is the absence of the filter. */
    flag: ({ of, ...naming }: Naming & { readonly of: (row: Row, context: Context) => boolean }) =>
      single<Row, Context, '1'>('flag', naming, {
        max: 5,
        parse: text => (text === '1' || text === 'true' ? '1' : undefined),
        matches: (_value, row, context) => of(row, context),
        describe: (_value, words) => words.label,
      }),

    /** Days of the bank, both ends included. */
    period: ({
      of,
      maxDays = longestPeriodDays,
      ...naming
    }: RangeNaming & {
      readonly of: (row: Row) => LocalDate
      readonly maxDays?: number | undefined
    }): Filter<Row, Context, Period> => {
      const [from, to] = [partOf(naming.from), partOf(naming.to)]
      return {
        kind: 'period',
        parts: [from, to],
        read: ([start, end]) => {
          if (start !== undefined && !isLocalDate(start)) return refuse('DATE_INVALID', from)
          if (end !== undefined && !isLocalDate(end)) return refuse('DATE_INVALID', to)
          if (start !== undefined && end !== undefined) {
            const days = daysBetween(start, end)
            if (days < 0) return refuse('PERIOD_INVALID', to)
            if (days > maxDays) return refuse('PERIOD_TOO_LONG', to, { max: maxDays })
          }
          return ok(rangeOf({ from: start, to: end }))
        },
        format: value => [value.from, value.to],
        matches: (value, row) => {
          const day = of(row)
          return (
            (value.from === undefined || day >= value.from) &&
            (value.to === undefined || day <= value.to)
          )
        },
        describe: (value, words) => words.range('period', showRange(value, formatDate)),
      }
    },

    amountRange: ({
      of,
      ...naming
    }: RangeNaming & { readonly of: (row: Row) => string }): Filter<Row, Context, AmountRange> => {
      const [min, max] = [partOf(naming.from), partOf(naming.to)]
      return {
        kind: 'amountRange',
        parts: [min, max],
        read: ([least, most]) => {
          if (least !== undefined && !boundAmount.test(least)) return refuse('AMOUNT_INVALID', min)
          if (most !== undefined && !boundAmount.test(most)) return refuse('AMOUNT_INVALID', max)
          if (least !== undefined && most !== undefined && compareExact(least, most) > 0) {
            return refuse('AMOUNT_RANGE_INVALID', max)
          }
          return ok(rangeOf({ min: least, max: most }))
        },
        format: value => [value.min, value.max],
        matches: (value, row) => {
          const amount = of(row)
          return (
            (value.min === undefined || compareExact(amount, value.min) >= 0) &&
            (value.max === undefined || compareExact(amount, value.max) <= 0)
          )
        },
        describe: (value, words) =>
          words.range('amount', showRange({ from: value.min, to: value.max }, typedBound)),
        readTyped: typed => {
          const read = parseTypedAmount(typed, boundCurrency)
          return read.ok ? ok(toDecimal(read.value, boundCurrency)) : read
        },
        showTyped: typedBound,
      }
    },
  }
}

/** A bound as people read it: `1 000,50`. */
const typedBound = (wire: string): string => formatDecimal(wire, boundCurrency, { withCode: false })

/** Values whose words stand in the texts of the list, or a dictionary of the domain. */
type OptionsOf<Value extends string> = readonly Value[] | Readonly<Record<Value, LocalizedText>>

const isNamedInTexts = <Value extends string>(
  options: OptionsOf<Value>,
): options is readonly Value[] => Array.isArray(options)

const valuesOf = <Value extends string>(options: OptionsOf<Value>): readonly Value[] =>
  isNamedInTexts(options) ? options : (Object.keys(options) as Value[])

const optionsOf = <Value extends string>(options: OptionsOf<Value>): readonly FilterOption[] =>
  isNamedInTexts(options)
    ? options.map(value => ({ value }))
    : valuesOf(options).map(value => ({ value, label: options[value] }))

/** Only the ends that there are; undefined when there is none. */
function rangeOf<Name extends string>(
  ends: Readonly<Record<Name, string | undefined>>,
): { readonly [K in Name]?: string } | undefined {
  const given = Object.entries<string | undefined>(ends).filter(([, end]) => end !== undefined)
  return given.length > 0
    ? (Object.fromEntries(given) as { readonly [K in Name]?: string })
    : undefined
}

function showRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  show: (end: string) => string,
): { readonly from: string | undefined; readonly to: string | undefined } {
  return { from: from && show(from), to: to && show(to) }
}
