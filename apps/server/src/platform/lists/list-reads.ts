import type { FilterValues, ListRequest, SortOf } from '@tartip/domain/lists/list'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import { systemClock } from '../clock.ts'
import { mapInSlices } from '../slices.ts'
import { addFilters, Conditions, type FilterConditions } from './conditions.ts'
import { createListReader, type FoundRows, type ListTable, type Read } from './list-reader.ts'

/** Where the rows of a described list stand, and what of them a person may view within the organisation. */
export interface ListSource<List, Row extends { readonly id: string }, Found> {
  readonly table: ListTable<SortOf<List> & string>
  readonly conditions: FilterConditions<List, Actor>
  readonly fromRow: (row: Row) => Found
  /** `values` are those of the filters; a row that is read by its id has none. */
  readonly addScope?: (where: Conditions, actor: Actor, values?: FilterValues<List>) => void
}

/** What screens and files read of a list. */
export interface ListReads<List, Found> {
  find(actor: Actor, id: string): Promise<Found | undefined>
  findAll(actor: Actor, ids: readonly string[]): Promise<readonly Found[]>
  page(
    actor: Actor,
    query: ListRequest<List> & {
      readonly page: number
      readonly size: number
      /** Rows made later are left out, so that pages keep their place while new ones come in. */
      readonly asOf?: Instant | undefined
    },
  ): Promise<FoundRows & { readonly list: readonly Found[] }>
  /** Everything that a request finds, in batches. */
  batches(actor: Actor, request: ListRequest<List>): AsyncGenerator<readonly Found[]>
}

export function createListReads<List, Row extends { readonly id: string }, Found>(
  read: Read,
  { table, conditions, fromRow, addScope }: ListSource<List, Row, Found>,
): ListReads<List, Found> {
  const reader = createListReader<Row, SortOf<List> & string>(read, table, systemClock)
  const visible = (actor: Actor): Conditions => {
    const where = new Conditions()
    where.add(`${table.tenant} = ${where.place(actor.legalPartyId)}`)
    addScope?.(where, actor)
    return where
  }
  const queryOf = (actor: Actor, { values, sort, order }: ListRequest<List>, asOf?: Instant) => ({
    legalPartyId: actor.legalPartyId,
    sort: sort as SortOf<List> & string,
    order,
    where: () => {
      const scan = new Conditions()
      scan.add(`${table.tenant} = ${scan.place(actor.legalPartyId)}`)
      if (asOf !== undefined) {
        scan.add(`${table.madeAt} <= ${scan.place(toIso(asOf))}::timestamptz`)
      }
      const filter = scan.another()
      addScope?.(filter, actor, values)
      addFilters(filter, conditions, values, actor)
      return { scan, filter }
    },
  })
  const findAll = async (actor: Actor, ids: readonly string[]) => {
    const where = visible(actor)
    where.add(`${table.id} = any(${where.place([...ids])}::${table.idType}[])`)
    const text = `select ${table.columns} from ${table.from} p where ${where.text()}`
    return (await read<Row>(actor.legalPartyId, text, where.values)).map(fromRow)
  }
  return {
    findAll,
    find: async (actor, id) => (await findAll(actor, [id]))[0],
    async page(actor, { page, size, asOf, ...request }) {
      const query = { ...queryOf(actor, request, asOf), page, size }
      const { rows, ...found } = await reader.page(query)
      return { list: await mapInSlices(rows, fromRow, actor.legalPartyId), ...found }
    },
    async *batches(actor, request) {
      for await (const rows of reader.batches(queryOf(actor, request))) yield rows.map(fromRow)
    },
  }
}
