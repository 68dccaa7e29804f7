import { paymentList } from '@tartip/domain/lists/payment-list'
import { createDemoRandom } from '@tartip/server/demo-world/demo-random'
import { createPaymentReads } from '@tartip/server/modules/payment/store/create-payment-reads'
import type {
  PaymentPageQuery,
  PaymentReads,
} from '@tartip/server/modules/payment/store/payment-reads'
import pg from 'pg'
import { latenciesOf } from '../lib/percentiles.ts'
import { filterPicks, type FilterPicks, type ListWorld } from './list-world.ts'
import { openAsServer } from '../lib/own-database.ts'

/** Reads of one kind. */
export interface MeasuredReads {
  /** Milliseconds of each, those that failed included. */
  readonly durations: readonly number[]
  readonly failures: readonly string[]
  /** Documents that each answered read found, by its totals. */
  readonly found: readonly number[]
}

export interface ListFigures {
  readonly firstPage: MeasuredReads
  /** The number of the far page. */
  readonly farPage: number
  readonly far: MeasuredReads
  readonly filters: ReadonlyMap<string, MeasuredReads>
  /** Milliseconds of a bare select by primary key, measured between all others. */
  readonly selects: readonly number[]
}

export interface ReadPlan {
  readonly documents: number
  readonly farPage: number
  readonly reads: number
  /** The longest that one filter is measured. */
  readonly secondsOfEach: number
}

/** The page size of the history. */
export const pageSize = 40
const selectsAtOnce = 200
/** Reads of each kind that are not counted: a server compiles what it does often, and it runs for weeks. */
const warmUps = 50

type Read = () => Promise<number>

/** Measures the product's own reads, one after the other, and the baseline between them. */
export async function measureReads(
  url: string,
  world: ListWorld,
  plan: ReadPlan,
  onStep: (name: string) => void,
): Promise<ListFigures> {
  const pool = openAsServer(url, 6)
  const baseline = await openBaseline(url, world, plan.documents)
  const selects: number[] = []
  const pages = createPaymentReads(pool.db)
  const searchPage = searchOf(() => pages, world)
  // Each read has its own cache of totals: many filters have few values, and a second read of one would cost nothing.
  const searchAnew = searchOf(() => createPaymentReads(pool.db), world)
  try {
    selects.push(...(await baseline.run(selectsAtOnce)))
    onStep(`page 1 and page ${plan.farPage}`)
    const measuredPages = await measurePages(
      () => searchPage({}),
      () => searchPage({}, plan.farPage),
      plan.reads,
    )
    const filters = new Map<string, MeasuredReads>()
    for (const [name, read] of readsOfFilters(searchAnew, filterPicks(world, plan.documents))) {
      selects.push(...(await baseline.run(selectsAtOnce)))
      onStep(name)
      filters.set(name, await measureFilter(read, plan))
    }
    selects.push(...(await baseline.run(selectsAtOnce)))
    return { ...measuredPages, farPage: plan.farPage, filters, selects }
  } finally {
    await baseline.close()
    await pool.close()
  }
}

type Search = (values: PaymentPageQuery['values'], page?: number) => Promise<number>

/** Answers how many documents were found. */
function searchOf(readsOf: () => PaymentReads, { scope, viewer }: ListWorld): Search {
  const { by, order } = paymentList.usualSort
  return async (values, page = 1) => {
    const query = { values, viewer, sort: by, order, page, size: pageSize }
    const { totals } = await readsOf().search(scope, query)
    return totals.reduce((sum, { count }) => sum + count, 0)
  }
}

function readsOfFilters(search: Search, picks: FilterPicks): ReadonlyMap<string, Read> {
  const entries = Object.entries(picks) as [
    keyof FilterPicks,
    (random: ReturnType<typeof createDemoRandom>) => unknown,
  ][]
  return new Map(
    entries.map(([name, pick]) => {
      const random = createDemoRandom(name)
      return [`filter ${name}`, () => search({ [name]: pick(random) })]
    }),
  )
}

async function warmUp(read: Read): Promise<void> {
  const record = createRecord()
  while (record.reads.durations.length < warmUps) await record.add(read)
}

/** In turns, so that a busy period of the machine affects both. */
async function measurePages(first: Read, far: Read, reads: number) {
  const firstPage = createRecord()
  const farPage = createRecord()
  await warmUp(first)
  await warmUp(far)
  for (let nth = 0; nth < reads; nth += 1) {
    await firstPage.add(first)
    await farPage.add(far)
    // A list that does not answer costs seconds each time.
    if (firstPage.reads.failures.length > 2 || farPage.reads.failures.length > 2) break
  }
  return { firstPage: firstPage.reads, far: farPage.reads }
}

async function measureFilter(
  read: Read,
  { reads, secondsOfEach }: ReadPlan,
): Promise<MeasuredReads> {
  await warmUp(read)
  const record = createRecord()
  const end = performance.now() + secondsOfEach * 1_000
  while (record.reads.durations.length < reads && performance.now() < end) await record.add(read)
  return record.reads
}

function createRecord() {
  const durations: number[] = []
  const failures: string[] = []
  const found: number[] = []
  return {
    reads: { durations, failures, found },
    async add(read: Read): Promise<void> {
      const start = performance.now()
      try {
        found.push(await read())
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
      durations.push(performance.now() - start)
    },
  }
}

/** A prepared `select` of one row by its primary key on one connection. */
async function openBaseline(
  url: string,
  { scope: { legalPartyId } }: ListWorld,
  documents: number,
) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from payment.payment tablesample system (${Math.min(100, 200_000 / documents)})
     where legal_party_id = $1`,
    [legalPartyId],
  )
  const select = async (id: string): Promise<number> => {
    const start = performance.now()
    await client.query({
      name: 'bare-select',
      text: 'select status_code from payment.payment where legal_party_id = $1 and id = $2',
      values: [legalPartyId, id],
    })
    return performance.now() - start
  }
  for (const { id } of rows) await select(id)
  let next = 0
  return {
    async run(times: number): Promise<readonly number[]> {
      const durations: number[] = []
      for (let nth = 0; nth < times; nth += 1) {
        durations.push(await select(rows[next % rows.length]?.id ?? ''))
        next += 1
      }
      return durations
    },
    close: () => client.end(),
  }
}

export const medianOf = (reads: Pick<MeasuredReads, 'durations'>): number =>
  latenciesOf(reads.durations).p50
