import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import type { SortOrder } from '@tartip/domain/lists/list'

import type { Clock } from '../clock.ts'
import type { Conditions } from './conditions.ts'

/** A query of one organisation; the row type is what the text selects. */
export type Read = <Row>(
  legalPartyId: string,
  text: string,
  values: readonly unknown[],
) => Promise<readonly Row[]>

/** Where the rows of a list stand. All columns are qualified. */
export interface ListTable<Sort extends string> {
  /** `payment.payment p` */
  readonly from: string
  readonly columns: string
  readonly tenant: string
  /** Makes every order total, so that no row is on two pages or on none. */
  readonly id: string
  readonly idType: string
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

export interface ListQuery<Sort extends string> {
  readonly legalPartyId: string
  /** A fresh WHERE clause: each statement places its values anew. */
  readonly where: () => Conditions
  readonly sort: Sort
  readonly order: SortOrder
}

export interface PageQuery<Sort extends string> extends ListQuery<Sort> {
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface ListReader<Row, Sort extends string> {
  page(query: PageQuery<Sort>): Promise<{
    readonly rows: readonly Row[]
    /** Of all pages. */
    readonly count: number
    /** None where rows carry no amount. */
    readonly totals: readonly CurrencyTotal[]
  }>
  /** Everything found, in batches; each is a read of its own, so no connection is held between them. */
  batches(query: ListQuery<Sort>): AsyncGenerator<readonly Row[]>
}

/** Rows that are walked over instead of being found by an anchor. */
const nearRows = 1_000
/** Rows between two anchors. */
const stride = 500
/** Rows that one statement walks over to find anchors. */
const anchorSweep = 100_000
const batchSize = 500
/** Lists whose totals and anchors are kept; the one used longest ago gives its place. */
const mostKept = 500
/**
 * Two writes may commit in another order than they were numbered in, and the version then hides the
 * first one. So nothing is believed for longer than this.
 */
const keptMs = 30_000

interface Found {
  readonly count: number
  readonly totals: readonly CurrencyTotal[]
}

interface Kept {
  readonly version: string
  readonly at: number
  found?: Promise<Found>
  /** By sort and order: the id of every `stride`-th row, the first included; grown as far as needed. */
  readonly anchors: Map<string, Promise<AnchorList>>
}

interface AnchorList {
  readonly ids: readonly string[]
  readonly isComplete: boolean
}

/**
 * Pages by number whose cost does not depend on the number: far pages begin at an anchor, the key of a
 * row known to stand there. Anchors and totals are kept until the organisation's rows change.
 */
export function createListReader<Row extends { readonly id: string }, Sort extends string>(
  read: Read,
  table: ListTable<Sort>,
  clock: Clock,
): ListReader<Row, Sort> {
  const kept = new Map<string, Kept>()

  const orderBy = (sort: Sort, direction: 'asc' | 'desc') =>
    [...table.sorts[sort], table.id].map(column => `${column} ${direction}`).join(', ')

  /** Rows from an id on (it included or not), or from the beginning. */
  const conditionFrom = (query: ListQuery<Sort>, id: string | undefined, isIncluded: boolean) => {
    const where = query.where()
    if (id !== undefined) {
      const key = [...table.sorts[query.sort], table.id].join(', ')
      const comparison = `${query.order === 'DESC' ? '<' : '>'}${isIncluded ? '=' : ''}`
      where.add(
        `(${key}) ${comparison} (select ${key} from ${table.from}
          where ${table.tenant} = $1 and ${table.id} = ${where.place(id)}::${table.idType})`,
      )
    }
    return where
  }

  async function rowsFrom(
    query: ListQuery<Sort>,
    where: Conditions,
    limit: number,
    offset: number,
    isFromEnd = false,
  ): Promise<readonly Row[]> {
    const direction = (query.order === 'DESC') === isFromEnd ? 'asc' : 'desc'
    const order = orderBy(query.sort, direction)
    // The ids alone are walked over, and only the page's own rows are fetched whole.
    const rows = await read<Row>(
      query.legalPartyId,
      `with page as materialized (
         select ${table.id} from ${table.from} where ${where.text()}
         order by ${order}
         limit ${where.place(limit)}::integer offset ${where.place(offset)}::integer)
       select ${table.columns} from ${table.from} join page on page.id = ${table.id}
       where ${table.tenant} = $1 order by ${order}`,
      where.values,
    )
    return isFromEnd ? rows.toReversed() : rows
  }

  async function readFound(query: ListQuery<Sort>): Promise<Found> {
    const totals = table.money && (await readTotals(query, table.money))
    if (totals) return { totals, count: totals.reduce((sum, { count }) => sum + count, 0) }
    const where = query.where()
    const [row] = await read<{ count: number }>(
      query.legalPartyId,
      `select count(*)::integer as count from ${table.from} where ${where.text()}`,
      where.values,
    )
    return { totals: [], count: row?.count ?? 0 }
  }

  async function readTotals(
    query: ListQuery<Sort>,
    money: NonNullable<ListTable<Sort>['money']>,
  ): Promise<readonly CurrencyTotal[]> {
    const where = query.where()
    const rows = await read<{ currency: string; amount: bigint; count: number }>(
      query.legalPartyId,
      `select ${money.currency} as currency, sum(${money.amountMinor})::bigint as amount,
              count(*)::integer as count
       from ${table.from} where ${where.text()} group by 1 order by 1`,
      where.values,
    )
    return rows.map(({ currency, amount, count }) => {
      if (!isCurrencyCode(currency))
        throw new Error(`The list holds an unknown currency ${currency}`)
      return { currency, amountMinor: amount, count }
    })
  }

  async function growAnchors(query: ListQuery<Sort>, known: AnchorList, wanted: number) {
    let { ids, isComplete } = known
    const order = orderBy(query.sort, query.order === 'DESC' ? 'desc' : 'asc')
    while (ids.length <= wanted && !isComplete) {
      const where = conditionFrom(query, ids.at(-1), true)
      const found = await read<{ id: string; place: number }>(
        query.legalPartyId,
        `select id, place from (
           select ${table.id} as id, (row_number() over (order by ${order}) - 1)::integer as place
           from ${table.from} where ${where.text()}
           order by ${order} limit ${where.place(anchorSweep + 1)}::integer) as swept
         where place % ${stride} = 0 order by place`,
        where.values,
      )
      // The first one found is the last one known.
      ids = [...ids.slice(0, -1), ...found.map(row => row.id)]
      isComplete = (found.at(-1)?.place ?? 0) < anchorSweep
    }
    return { ids, isComplete }
  }

  /** What is kept of a list, as long as the organisation's rows are those it was read from. */
  async function keptOf(query: ListQuery<Sort>): Promise<Kept> {
    const where = query.where()
    const key = `${where.text()}\n${JSON.stringify(where.values)}`
    const [row] = await read<{ version: string | null }>(
      query.legalPartyId,
      `select (${table.version})::text as version`,
      [query.legalPartyId],
    )
    const version = row?.version ?? ''
    const now = clock.now()
    const known = kept.get(key)
    kept.delete(key)
    const isGood = known?.version === version && now >= known.at && now < known.at + keptMs
    const entry: Kept = isGood ? known : { version, at: now, anchors: new Map() }
    kept.set(key, entry)
    const oldest = kept.keys().next()
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value)
    return entry
  }

  /** Many pages requested at once are counted once; what failed is requested again. */
  function foundOf(entry: Kept, query: ListQuery<Sort>): Promise<Found> {
    entry.found ??= readFound(query).catch((error: unknown) => {
      delete entry.found
      throw error
    })
    return entry.found
  }

  function anchorsOf(entry: Kept, query: ListQuery<Sort>, wanted: number): Promise<AnchorList> {
    const key = `${query.sort} ${query.order}`
    const before = entry.anchors.get(key) ?? Promise.resolve({ ids: [], isComplete: false })
    const grown = before
      .catch(() => ({ ids: [], isComplete: false }))
      .then(known => growAnchors(query, known, wanted))
    entry.anchors.set(key, grown)
    return grown
  }

  return {
    async page(query) {
      const skipped = (query.page - 1) * query.size
      // Nearly everybody checks near pages: their rows need not wait for the totals.
      const near =
        skipped <= nearRows
          ? rowsFrom(query, query.where(), query.size, skipped)
          : Promise.resolve(undefined)
      const [rows, entry] = await Promise.all([near, keptOf(query)])
      const found = await foundOf(entry, query)
      if (rows !== undefined) return { rows, ...found }

      const wanted = Math.min(query.size, found.count - skipped)
      if (wanted <= 0) return { rows: [], ...found }
      const behind = found.count - skipped - wanted
      if (behind <= nearRows) {
        return { rows: await rowsFrom(query, query.where(), wanted, behind, true), ...found }
      }
      const place = Math.floor(skipped / stride)
      const anchor = (await anchorsOf(entry, query, place)).ids[place]
      if (anchor === undefined) return { rows: [], ...found }
      const where = conditionFrom(query, anchor, true)
      return { rows: await rowsFrom(query, where, wanted, skipped - place * stride), ...found }
    },

    async *batches(query) {
      let last: string | undefined
      for (;;) {
        const rows = await rowsFrom(query, conditionFrom(query, last, false), batchSize, 0)
        if (rows.length > 0) yield rows
        if (rows.length < batchSize) return
        last = rows.at(-1)?.id
      }
    },
  }
}
