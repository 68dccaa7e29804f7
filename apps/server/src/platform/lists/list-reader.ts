import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import type { SortOrder } from '@tartip/domain/lists/list'
import type { Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../clock.ts'
import { inTurn, longestAtOnce } from '../slices.ts'
import type { Conditions } from './conditions.ts'

export interface ReadOptions {
  /** Whatever the values are, the statement is best answered in one way: planning it each time takes milliseconds. */
  readonly isPlannedOnce?: boolean | undefined
}

/** A query of one organisation; the row type is what the text selects. */
export type Read = <Row>(
  legalPartyId: string,
  text: string,
  values: readonly unknown[],
  options?: ReadOptions,
) => Promise<readonly Row[]>

/** Where the rows of a list stand. All columns are qualified with `p`. */
export interface ListTable<Sort extends string> {
  /** `payment.payment` */
  readonly from: string
  readonly columns: string
  readonly tenant: string
  /** Makes every order total, so that no row is on two pages or on none. */
  readonly id: string
  readonly idType: string
  /** When a row was made. An index leads from the organisation to its newest rows. */
  readonly madeAt: string
  /** Expressions of each sort; several where one alone does not sort. */
  readonly sorts: Readonly<Record<Sort, readonly string[]>>
  /** Of rows that carry an amount: they are summed up by currency. */
  readonly money?: { readonly currency: string; readonly amountMinor: string }
  /** Answers a text that changes with every change of the organisation's ($1) rows. */
  readonly version: string
}

export interface CurrencyTotal {
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly count: number
}

/** Conditions of a list, all with the values of one statement. */
export interface ListConditions extends ReadOptions {
  /** Which rows are read: an index leads to them, the newest first. */
  readonly scan: Conditions
  /** Which of these are found. */
  readonly filter: Conditions
  /** A query of rows `p` that is searched instead of the table, with its values among those of `scan`. */
  readonly source?: string
  /** So many rows of `source` are read at most, the newest; `searchedRows` of the table. */
  readonly most?: number
}

export interface ListQuery<Sort extends string> {
  readonly legalPartyId: string
  /** Fresh conditions: each statement places its values again. */
  readonly where: () => ListConditions
  readonly sort: Sort
  /** Expressions of the sort, where they depend on more than the table. */
  readonly sortedBy?: readonly string[] | undefined
  readonly order: SortOrder
  /** Counts and places that are known without reading the rows. */
  readonly known?: KnownList | undefined
}

/** What is kept of a list whose rows are too many to be read. */
export interface KnownList {
  totals(): Promise<readonly CurrencyTotal[]>
  /** Ids of a page by `madeAt`; its cost does not depend on how many rows are skipped. */
  ids(order: SortOrder, skipped: number, size: number): Promise<readonly string[]>
}

export interface PageQuery<Sort extends string> extends ListQuery<Sort> {
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface FoundRows {
  /** Of all pages. */
  readonly count: number
  /** None where rows carry no amount. */
  readonly totals: readonly CurrencyTotal[]
  /** Set when the list is too long to be read as a whole: only rows made since then were searched. */
  readonly searchedSince?: Instant | undefined
}

export interface ListPage<Row> extends FoundRows {
  readonly rows: readonly Row[]
}

export interface ListReader<Row, Sort extends string> {
  page(query: PageQuery<Sort>): Promise<ListPage<Row>>
  /** Everything found, in batches; each is a read of its own, so no connection is held between them. */
  batches(query: ListQuery<Sort>): AsyncGenerator<readonly Row[]>
}

/** The newest rows that a screen searches; a file searches all. */
export const searchedRows = 5_000
/** Rows that are walked over instead of being found by kept counts. */
const nearRows = 1_000
const batchSize = 250
/** Lists whose totals are cached; the least recently used one is dropped. */
const largestCache = 500
/** Starts of far pages that are cached of a list. */
const mostCachedStarts = 100
/**
 * Two writes may commit in another order than they were numbered in, and the version then hides the
 * first one. So nothing is cached for longer than this.
 */
const cacheMs = 30_000

interface SearchedTotal {
  readonly currency: string
  readonly amount: bigint
  readonly count: number
  readonly searched: number
  readonly oldest: Instant
  readonly ids: readonly string[]
}

interface SearchedList {
  readonly ids: readonly string[]
  readonly found: FoundRows
}

/** A row of a batch, with how far the read has gone; where nothing fits, there is that alone. */
interface BatchRow {
  readonly scanned_id: string
  readonly scanned_place: number
  readonly batch_place: number | null
}

interface CachedList {
  readonly version: string
  readonly at: number
  found?: Promise<FoundRows>
  /** The id of the first row of far pages that were read, by the rows before it. */
  readonly starts: Map<string, string>
}

/**
 * Pages by number whose cost depends neither on the number nor on how many rows there are: a list is either
 * known from kept totals, or its newest rows are searched and the answer says since when.
 */
export function createListReader<Row extends { readonly id: string }, Sort extends string>(
  read: Read,
  table: ListTable<Sort>,
  clock: Clock,
): ListReader<Row, Sort> {
  const cache = new Map<string, CachedList>()

  const directionOf = (order: SortOrder): string => (order === 'DESC' ? 'desc' : 'asc')
  const sortsOf = ({ sort, sortedBy }: ListQuery<Sort>) => sortedBy ?? table.sorts[sort]
  const orderBy = (query: ListQuery<Sort>): string =>
    [...sortsOf(query), table.id].map(one => `${one} ${directionOf(query.order)}`).join(', ')

  /** The newest rows, as a table `p` of their own. */
  const newest = ({ scan, source, most = searchedRows }: ListConditions): string =>
    `(select p.* from ${source === undefined ? table.from : `(${source}) as`} p where ${scan.text()}
      order by ${table.madeAt} desc, ${table.id} desc limit ${most}) as p`

  function rowsAtOnce(
    query: ListQuery<Sort>,
    ids: string,
    values: readonly unknown[],
    options?: ReadOptions,
  ): Promise<readonly Row[]> {
    // The ids alone are walked over, and only the page's own rows are fetched whole.
    return read<Row>(
      query.legalPartyId,
      `with page as materialized (${ids})
       select ${table.columns} from ${table.from} p join page on page.id = ${table.id}
       where ${table.tenant} = $1 order by ${orderBy(query)}`,
      values,
      options,
    )
  }

  /** Rows by their ids. A long page is read in parts, one at a time of all long pages. */
  async function rowsOf(query: ListQuery<Sort>, ids: readonly string[]): Promise<readonly Row[]> {
    const { legalPartyId } = query
    const rowsOfPart = (part: readonly string[]) =>
      rowsAtOnce(query, `select unnest($2::${table.idType}[]) as id`, [legalPartyId, [...part]], {
        isPlannedOnce: true,
      })
    if (ids.length === 0) return []
    if (ids.length <= longestAtOnce) return rowsOfPart(ids)
    const rows: Row[] = []
    for (let from = 0; from < ids.length; from += longestAtOnce) {
      const part = ids.slice(from, from + longestAtOnce)
      rows.push(...(await inTurn(legalPartyId, () => rowsOfPart(part))))
    }
    return rows
  }

  /** Rows whose ids a statement finds. */
  async function foundRows(
    query: ListQuery<Sort>,
    size: number,
    ids: string,
    values: readonly unknown[],
    options?: ReadOptions,
  ): Promise<readonly Row[]> {
    if (size <= longestAtOnce) return rowsAtOnce(query, ids, values, options)
    const { legalPartyId } = query
    const found = await inTurn(legalPartyId, () =>
      read<{ readonly id: string }>(legalPartyId, ids, values, options),
    )
    return rowsOf(
      query,
      found.map(({ id }) => id),
    )
  }

  /** Rows among the newest ones. */
  function searchedPage(query: ListQuery<Sort>, skipped: number, size: number) {
    const conditions = query.where()
    const { scan, filter, isPlannedOnce } = conditions
    const [limit, offset] = [scan.place(size), scan.place(skipped)]
    return foundRows(
      query,
      size,
      `select ${table.id} from ${newest(conditions)} where ${filter.text()}
       order by ${orderBy(query)}
       limit ${limit}::bigint offset ${offset}::bigint`,
      scan.values,
      { isPlannedOnce },
    )
  }

  /** Rows from one on whose place is known. */
  function walkedPage(query: ListQuery<Sort>, start: string, size: number) {
    const { scan, filter } = query.where()
    addKey(scan, query, start, true)
    const limit = scan.place(size)
    return foundRows(
      query,
      size,
      `select ${table.id} from ${table.from} p where ${scan.text()} and ${filter.text()}
       order by ${orderBy(query)} limit ${limit}::integer`,
      scan.values,
    )
  }

  /** Rows from an id on, it included or not. */
  function addKey(where: Conditions, query: ListQuery<Sort>, id: string, isIncluded: boolean) {
    const key = [...sortsOf(query), table.id].join(', ')
    const comparison = `${query.order === 'DESC' ? '<' : '>'}${isIncluded ? '=' : ''}`
    where.add(
      `(${key}) ${comparison} (select ${key} from ${table.from} p
        where ${table.tenant} = $1 and ${table.id} = ${where.place(id)}::${table.idType})`,
    )
  }

  /** A page among the newest rows with the totals of all of them, in one scan of them. */
  async function searchedList(
    query: ListQuery<Sort>,
    skipped: number,
    size: number,
  ): Promise<SearchedList> {
    const conditions = query.where()
    const { scan, filter, most = searchedRows, isPlannedOnce } = conditions
    const { currency, amountMinor } = table.money ?? { currency: `''`, amountMinor: '0' }
    const sortColumns = sortsOf(query).map((column, nth) => `${column} as key${nth}`)
    const order = [...sortColumns.map((_, nth) => `key${nth}`), 'id']
      .map(column => `${column} ${directionOf(query.order)}`)
      .join(', ')
    const [limit, offset] = [scan.place(size), scan.place(skipped)]
    const rows = await read<SearchedTotal>(
      query.legalPartyId,
      `with searched as materialized (
         select ${table.id} as id, ${currency} as currency, ${amountMinor} as amount,
           ${table.madeAt} as made_at, (${filter.text()}) is true as fits, ${sortColumns.join(', ')}
         from ${newest(conditions)})
       select currency, sum(amount) filter (where fits)::bigint as amount,
         (count(*) filter (where fits))::integer as count,
         count(*)::integer as searched, min(made_at) as oldest,
         array(select id from searched where fits order by ${order}
               limit ${limit}::bigint offset ${offset}::bigint) as ids
       from searched group by currency order by currency`,
      scan.values,
      { isPlannedOnce },
    )
    const found = rows.filter(({ count }) => count > 0)
    const searched = rows.reduce((sum, row) => sum + row.searched, 0)
    return {
      ids: rows[0]?.ids ?? [],
      found: {
        count: found.reduce((sum, { count }) => sum + count, 0),
        totals: table.money === undefined ? [] : found.map(totalOf),
        ...(searched < most
          ? {}
          : { searchedSince: Math.min(...rows.map(({ oldest }) => oldest)) }),
      },
    }
  }

  const keyOf = (query: ListQuery<Sort>): string => {
    const { scan, filter, source = '' } = query.where()
    const kind = query.known === undefined ? 'searched' : 'known'
    return [kind, scan.text(), filter.text(), source, JSON.stringify(scan.values)].join('\n')
  }

  /** What is cached of a list, as long as the organisation's rows are those it was read from. */
  async function cachedList(query: ListQuery<Sort>): Promise<CachedList> {
    const [row] = await read<{ version: string | null }>(
      query.legalPartyId,
      `select (${table.version})::text as version`,
      [query.legalPartyId],
    )
    const key = keyOf(query)
    const version = row?.version ?? ''
    const now = clock.now()
    const known = cache.get(key)
    cache.delete(key)
    const isGood = known?.version === version && now >= known.at && now < known.at + cacheMs
    const entry: CachedList = isGood ? known : { version, at: now, starts: new Map() }
    cache.set(key, entry)
    const oldest = cache.keys().next()
    if (cache.size > largestCache && !oldest.done) cache.delete(oldest.value)
    return entry
  }

  /** Many pages requested at once are counted once; what failed is requested again. */
  function foundOf(entry: CachedList, count: () => Promise<FoundRows>): Promise<FoundRows> {
    entry.found ??= count().catch((error: unknown) => {
      delete entry.found
      throw error
    })
    return entry.found
  }

  /** A page among the newest rows. */
  async function newestPage(query: PageQuery<Sort>): Promise<ListPage<Row>> {
    const skipped = (query.page - 1) * query.size
    const entry = await cachedList(query)
    if (entry.found === undefined) {
      const search = () => searchedList(query, skipped, query.size)
      const list = query.size <= longestAtOnce ? search() : inTurn(query.legalPartyId, search)
      const found = await foundOf(entry, async () => (await list).found)
      return { rows: await rowsOf(query, (await list).ids), ...found }
    }
    const [rows, found] = await Promise.all([searchedPage(query, skipped, query.size), entry.found])
    return { rows, ...found }
  }

  /** A page that is known from kept counts. One that was read lately is found again by its first row. */
  async function knownPage(query: PageQuery<Sort>, known: KnownList): Promise<ListPage<Row>> {
    const { order, size } = query
    const skipped = (query.page - 1) * size
    const place = `${order} ${skipped}`
    const before = cache.get(keyOf(query))
    const start = before?.starts.get(place)
    // Most near pages are among the newest rows, and need not wait for the totals.
    const isNear = order === 'DESC' && skipped <= nearRows
    const [guess, entry] = await Promise.all([
      isNear
        ? searchedPage(query, skipped, size)
        : start === undefined
          ? undefined
          : walkedPage(query, start, size),
      cachedList(query),
    ])
    const found = await foundOf(entry, async () => {
      const totals = await known.totals()
      return { totals, count: totals.reduce((sum, total) => sum + total.count, 0) }
    })
    const wanted = Math.max(0, Math.min(size, found.count - skipped))
    if (isNear ? guess?.length === wanted : guess !== undefined && entry === before) {
      return { rows: guess ?? [], ...found }
    }
    const ids = wanted === 0 ? [] : await known.ids(order, skipped, size)
    if (ids[0] !== undefined && entry.starts.size < mostCachedStarts)
      entry.starts.set(place, ids[0])
    return { rows: await rowsOf(query, ids), ...found }
  }

  return {
    page(query) {
      return query.known === undefined ? newestPage(query) : knownPage(query, query.known)
    },

    async *batches(query) {
      let last: string | undefined
      let scanned = batchSize
      for (;;) {
        const { scan, filter } = query.where()
        if (last !== undefined) addKey(scan, query, last, false)
        const order = orderBy(query)
        const limit = scan.place(scanned)
        // Where few rows are found, each read goes over more of them, and none over more than a screen may.
        const rows = await read<Row & BatchRow>(
          query.legalPartyId,
          `with scanned as materialized (
             select ${table.id} as id, (${filter.text()}) is true as fits,
               row_number() over (order by ${order}) as place
             from ${table.from} p where ${scan.text()} order by ${order} limit ${limit}::integer),
           page as materialized (
             select id, place from scanned where fits order by place limit ${batchSize}),
           reach as (select id, place from scanned order by place desc limit 1)
           select reach.id as scanned_id, reach.place::integer as scanned_place,
             page.place::integer as batch_place, ${table.columns}
           from reach left join (page join ${table.from} p on p.id = page.id and ${table.tenant} = $1) on true
           order by page.place`,
          scan.values,
        )
        const [first] = rows
        if (first === undefined) return
        const batch = rows.filter(row => row.batch_place !== null)
        if (batch.length > 0) yield batch
        const isFull = batch.length === batchSize
        if (!isFull && first.scanned_place < scanned) return
        last = isFull ? batch.at(-1)?.id : first.scanned_id
        scanned = Math.min(isFull ? batchSize : scanned * 2, searchedRows)
      }
    },
  }
}

/** An amount in the currency that the database names. */
export function totalOf(row: Pick<SearchedTotal, 'currency' | 'amount' | 'count'>): CurrencyTotal {
  const { currency, amount, count } = row
  if (!isCurrencyCode(currency)) throw new Error(`The list holds an unknown currency ${currency}`)
  return { currency, amountMinor: amount, count }
}
