import type { Language } from '../language.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { fromIso, isIso } from '../time/instant.ts'
import type { Filter, FilterRefusal } from './filter.ts'
import type { FilterWords, ListWords, NameOf } from './list-words.ts'

export type SortOrder = 'ASC' | 'DESC'

/** How the value of a column is shown, compared and written into a file. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'account'
  | 'person'
  | 'status'
  | 'amount'
  | 'date'
  | 'dateTime'

export interface Column<Row, Sort extends string = string> {
  readonly id: string
  readonly kind: ColumnKind
  /**
   * A wire decimal for an amount, `YYYY-MM-DD` for a date, an ISO instant for a moment, words for the
   * rest; undefined where the row has none.
   */
  readonly value: (row: Row, language: Language) => string | undefined
  /** Of an amount. */
  readonly currency?: (row: Row) => CurrencyCode
  /** The sort that stands in this column. */
  readonly sort?: Sort
  /** On the screen always, at first only on demand, or never because files alone have it; or in no file. */
  readonly shown: 'always' | 'usually' | 'onDemand' | 'inFiles' | 'onScreen'
}

// The value of each filter is inferred where a list is defined and is known to nobody else.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyFilter<Row, Context> = Filter<Row, Context, any>

/** Everything that is to be known about a list: the rest of its behaviour follows from this. */
export interface ListDefinition<
  Row,
  Context,
  Filters extends Readonly<Record<string, AnyFilter<Row, Context>>>,
  Sort extends string,
> {
  /** Its name in addresses of exports, in file names and in the texts. */
  readonly name: string
  readonly filters: Filters
  readonly sorts: readonly Sort[]
  /** What stands first when nobody has chosen. */
  readonly usualSort: { readonly by: Sort; readonly order: SortOrder }
  readonly columns: readonly Column<Row, Sort>[]
  /** The name in the address under which an opened row stands, if rows open here. */
  readonly openRow?: string
  /** Later pages are read as of the first one, so that they keep their place while new rows arrive. */
  readonly hasStablePages?: boolean
}

export type AnyList<Row = never, Context = never> = ListDefinition<
  Row,
  Context,
  Readonly<Record<string, AnyFilter<Row, Context>>>,
  string
>

/** Writes columns of one type of row in a line each. */
export const columnsOf =
  <Row>() =>
  <const Sort extends string = never>(
    kind: ColumnKind,
    id: string,
    value: Column<Row>['value'],
    rest: Pick<Column<Row, Sort>, 'shown' | 'sort' | 'currency'>,
  ): Column<Row, Sort> => ({ id, kind, value, ...rest })

/** Types a description without widening its names. */
export const defineList =
  <Row, Context = unknown>() =>
  <
    const Filters extends Readonly<Record<string, AnyFilter<Row, Context>>>,
    const Sort extends string,
  >(
    definition: ListDefinition<Row, Context, Filters, Sort>,
  ): ListDefinition<Row, Context, Filters, Sort> =>
    definition

type FiltersOf<L> = L extends { readonly filters: infer F } ? F : never

/** The typed values of a list's filters; a filter that is off has none. */
export type FilterValues<L> = {
  readonly [K in keyof FiltersOf<L>]?: FiltersOf<L>[K] extends Filter<infer _R, infer _C, infer V>
    ? V
    : never
}
export type SortOf<L> = L extends { readonly sorts: readonly (infer S)[] } ? S : never

/** What of a list is needed to iterate over its filters without knowing their types. */
export interface Described {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly filters: Readonly<Record<string, Filter<any, any, any>>>
  readonly sorts: readonly string[]
  readonly usualSort: { readonly by: string; readonly order: SortOrder }
  readonly openRow?: string
  readonly hasStablePages?: boolean
}

export interface ListRequest<L> {
  readonly values: FilterValues<L>
  readonly sort: SortOf<L>
  readonly order: SortOrder
}

const given = (text: unknown): string | undefined => {
  if (Array.isArray(text)) return given(text.join(','))
  const words = typeof text === 'number' && Number.isFinite(text) ? String(text) : text
  if (typeof words === 'boolean') return words ? '1' : undefined
  if (typeof words !== 'string') return undefined
  const trimmed = words.trim()
  return trimmed === '' ? undefined : trimmed
}

/** Reads the input of the API strictly: the first text that is wrong refuses the request, by name. */
export function readListInput<const L extends Described>(
  list: L,
  input: object,
): Result<ListRequest<L>, FilterRefusal> {
  const texts = input as Readonly<Record<string, unknown>>
  const values: Record<string, unknown> = {}
  for (const [name, filter] of Object.entries(list.filters)) {
    const read = filter.read(filter.parts.map(part => given(texts[part.input])))
    if (!read.ok) return read
    if (read.value !== undefined) values[name] = read.value
  }
  const { by, order: usualOrder } = list.usualSort
  const sort = given(texts['sort']) === undefined ? by : sortNamed(list, texts['sort'])
  if (sort === undefined) return err('BAD_USER_INPUT', { field: 'sort' })
  const order = given(texts['order']) === undefined ? usualOrder : orderNamed(texts['order'])
  if (order === undefined) return err('BAD_USER_INPUT', { field: 'order' })
  return ok({ values: values as FilterValues<L>, sort: sort as SortOf<L>, order })
}

const sortNamed = (list: Described, text: unknown): string | undefined =>
  list.sorts.find(sort => sort === given(text)?.toUpperCase())

const orderNamed = (text: unknown): SortOrder | undefined =>
  (['ASC', 'DESC'] as const).find(order => order === given(text)?.toUpperCase())

/**
 * Everything a list shows, as its address says it: texts of filters by their names in the address.
 * What is left out is the usual, so any view can be sent to a colleague or kept.
 */
export interface ListSearch {
  readonly sort?: string
  readonly order?: SortOrder
  readonly page?: number
  /** The moment that a later page is of; the first page is always of now. */
  readonly asOf?: string
  readonly [part: string]: string | number | undefined
}

/** Rows of a page of the usual size (specification, section 9). */
export const usualPageSize = 40

/** The database counts the rows before a page, so no more of them may be skipped. */
export const mostRowsBeforePage = 10_000_000

/** The last page of a size that an address or a call may name. */
export const largestPage = (size: number): number => Math.floor(mostRowsBeforePage / size) + 1

/**
 * Reads an address typed or followed by anybody: what makes no sense is left out. A text that is only
 * too long stays, so that the server names it instead of the list silently showing everything.
 */
export function readListAddress(
  list: Described,
  raw: Readonly<Record<string, unknown>>,
): ListSearch {
  const search: Record<string, string | number | undefined> = {}
  for (const filter of Object.values(list.filters)) {
    const texts = filter.parts.map(part => knownChoices(filter, given(raw[part.address])))
    const read = filter.read(texts)
    const kept = read.ok
      ? read.value === undefined
        ? []
        : filter.format(read.value)
      : read.error.code === 'FIELD_TOO_LONG'
        ? texts
        : []
    filter.parts.forEach((part, index) => (search[part.address] = kept[index]))
  }
  const { by, order } = list.usualSort
  const [sort, sortOrder] = [sortNamed(list, raw['sort']) ?? by, orderNamed(raw['order']) ?? order]
  const isUsual = sort === by && sortOrder === order
  const page = pageOfAddress(raw['page'])
  const asOf = given(raw['asOf'])
  const isLater = list.hasStablePages === true && page > 1 && asOf !== undefined && isIso(asOf)
  const open = list.openRow === undefined ? undefined : given(raw[list.openRow])
  return withoutMissing({
    ...search,
    ...(isUsual ? {} : { sort, order: sortOrder }),
    page: page === 1 ? undefined : page,
    ...(isLater ? { asOf } : {}),
    ...(list.openRow === undefined
      ? {}
      : { [list.openRow]: open && rowId.test(open) ? open : undefined }),
  })
}

/** Of several choices those that there are; the texts of other filters as they are. */
function knownChoices(
  { kind, options = [] }: Described['filters'][string],
  text: string | undefined,
): string | undefined {
  if (kind !== 'choices') return text
  const known = text?.split(',').filter(each => options.some(({ value }) => value === each))
  return given(known)
}

const rowId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The page that an address names; the first one where it names none that a list may have. */
export function pageOfAddress(text: unknown): number {
  const page = /^\d{1,6}$/.test(given(text) ?? '') ? Number(given(text)) : 1
  return page >= 1 && page <= largestPage(usualPageSize) ? page : 1
}

/** The names that an address of the list may hold, for the router. */
export const addressNamesOf = (list: Described): readonly string[] => [
  ...partsOf(list).map(part => part.address),
  'sort',
  'order',
  'page',
  ...(list.hasStablePages ? ['asOf'] : []),
  ...(list.openRow === undefined ? [] : [list.openRow]),
]

/** The names that the API's input of the list may hold. */
export const inputNamesOf = (list: Pick<Described, 'filters'>): readonly string[] => [
  ...partsOf(list).map(part => part.input),
  'sort',
  'order',
]

const partsOf = (list: Pick<Described, 'filters'>) =>
  Object.values(list.filters).flatMap(filter => filter.parts)

/** The filters as the API takes them. */
export function filterInputOf(
  list: Pick<Described, 'filters'>,
  search: ListSearch,
): Record<string, string | string[]> {
  const input: Record<string, string | string[]> = {}
  for (const filter of Object.values(list.filters)) {
    for (const part of filter.parts) {
      const text = search[part.address]
      if (text === undefined) continue
      input[part.input] = filter.kind === 'choices' ? String(text).split(',') : String(text)
    }
  }
  return input
}

/** The request to the API; the sort is always stated. */
export function listInputOf(
  list: Described,
  search: ListSearch,
): Record<string, string | string[]> {
  const { by, order } = list.usualSort
  return {
    ...filterInputOf(list, search),
    sort: search.sort ?? by,
    order: search.order ?? order,
  }
}

/** The typed values of an address; filters that cannot be read are off. */
export function valuesOfSearch<const L extends Described>(
  list: L,
  search: ListSearch,
): FilterValues<L> {
  const values: Record<string, unknown> = {}
  for (const [name, filter] of Object.entries(list.filters)) {
    const read = filter.read(filter.parts.map(part => given(search[part.address])))
    if (read.ok && read.value !== undefined) values[name] = read.value
  }
  return values as FilterValues<L>
}

/** Whether a row had been made at the moment that a later page is of. */
export const wasMadeBefore = ({ asOf }: ListSearch, createdDate: string): boolean =>
  asOf === undefined || fromIso(createdDate) <= fromIso(asOf)

/** Whether a row belongs into the view of an address, as far as the row itself shows. */
export function rowMatches<Row, Context>(
  list: Described & { readonly columns: readonly Column<Row>[] },
  search: ListSearch,
  row: Row,
  context: Context,
): boolean {
  const values = valuesOfSearch(list, search)
  return Object.entries(list.filters).every(([name, filter]) => {
    const value: unknown = values[name] ?? filter.usual
    return value === undefined || filter.matches(value, row, context)
  })
}

export interface FilterChip {
  readonly filter: string
  readonly text: string
}

/** What narrows the list down, in words; tabs are no chips. */
export function chipsOf(
  list: Described,
  search: ListSearch,
  words: ListWords,
  nameOf: (filter: string) => NameOf,
): readonly FilterChip[] {
  const values = valuesOfSearch(list, search)
  return Object.entries(list.filters)
    .filter(([name, filter]) => filter.usual === undefined && values[name] !== undefined)
    .map(([name, filter]) => ({
      filter: name,
      text: filter.describe(values[name], wordsOfFilter(list, name, words, nameOf(name))),
    }))
}

const wordsOfFilter = (
  list: Pick<Described, 'filters'>,
  name: string,
  words: ListWords,
  nameOf: NameOf,
): FilterWords => ({
  label: words.filter(name),
  option: value => words.option(name, list.filters[name]?.options, value),
  range: words.range,
  nameOf,
})

/** Every filter that is on, its name first: for a file, where nothing but the text says what it is. */
export function filterTextsOf(
  list: Pick<Described, 'filters'>,
  values: Readonly<Record<string, unknown>>,
  words: ListWords,
  nameOf: NameOf,
): readonly string[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    if (values[name] === undefined) return []
    const label = words.filter(name)
    const text = filter.describe(values[name], wordsOfFilter(list, name, words, nameOf))
    return text === label || text.startsWith(`${label}:`) ? text : `${label}: ${text}`
  })
}

/** How many filters are on; a range counts once. */
export const filterCount = (list: Described, search: ListSearch): number =>
  Object.values(list.filters).filter(
    filter =>
      filter.usual === undefined && filter.parts.some(part => search[part.address] !== undefined),
  ).length

/** The same view with other texts of filters: on its first page, with no row open. */
export function withFilters(
  list: Described,
  search: ListSearch,
  texts: Readonly<Record<string, string | undefined>>,
): ListSearch {
  const changed: Record<string, string | number | undefined> = { ...search, ...texts }
  return readListAddress(list, { ...changed, page: undefined, ...closed(list) })
}

const closed = (list: Described) =>
  list.openRow === undefined ? {} : { [list.openRow]: undefined }

/** The same view without some of its filters, or without all of them; tab and sort stay. */
export function withoutFilters(
  list: Described,
  search: ListSearch,
  filters: readonly string[] = Object.keys(list.filters).filter(
    name => list.filters[name]?.usual === undefined,
  ),
): ListSearch {
  const off = filters.flatMap(name => list.filters[name]?.parts ?? [])
  return withFilters(list, search, Object.fromEntries(off.map(part => [part.address, undefined])))
}

export interface FieldFailure {
  /** The name in the address of the part that is wrong. */
  readonly part: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The filled-in form as an address, or the first field that is wrong. Texts are as people type them. */
export function readFilterForm(
  list: Described,
  typed: Readonly<Record<string, string>>,
):
  | { readonly ok: true; readonly texts: Record<string, string | undefined> }
  | { readonly ok: false; readonly failure: FieldFailure } {
  const texts: Record<string, string | undefined> = {}
  for (const filter of Object.values(list.filters)) {
    for (const part of filter.parts) {
      const text = given(typed[part.address])
      if (text === undefined || filter.readTyped === undefined) {
        texts[part.address] = text
        continue
      }
      const read = filter.readTyped(text)
      if (!read.ok) return failure(part.address, read.error)
      texts[part.address] = read.value
    }
    const read = filter.read(filter.parts.map(part => texts[part.address]))
    if (!read.ok) {
      const wrong = filter.parts.find(part => part.input === read.error.params['field'])
      return failure((wrong ?? filter.parts[0])?.address ?? '', read.error)
    }
  }
  return { ok: true, texts }
}

const failure = (part: string, error: Omit<FieldFailure, 'part'>) =>
  ({ ok: false, failure: { part, ...error } }) as const

/** The texts of a form that shows the address, as people read them. */
export function filterFormOf(list: Described, search: ListSearch): Record<string, string> {
  const typed: Record<string, string> = {}
  for (const filter of Object.values(list.filters)) {
    for (const part of filter.parts) {
      const text = given(search[part.address]) ?? ''
      typed[part.address] = text === '' ? '' : (filter.showTyped?.(text) ?? text)
    }
  }
  return typed
}

function withoutMissing<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
