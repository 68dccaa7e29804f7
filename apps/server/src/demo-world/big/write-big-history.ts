import { internalAccounts } from '@tartip/bank-twin/internal-accounts'
import { operationCells, operationColumns } from '@tartip/bank-twin/store/operation-store'
import {
  bulkColumns,
  createBulkBooks,
  type BulkBooks,
  type BulkStart,
} from '@tartip/ledger/bulk-books'
import type { TransferRequest } from '@tartip/ledger/transfer'
import type { OperationText } from '@tartip/bank-twin/store/operation-store'
import pg from 'pg'
import { copyLines, copyText, type CopyLines } from '../../platform/db/copy-lines.ts'
import { liftTable } from '../../platform/db/bulk-load.ts'
import type { DemoRandom } from '../demo-random.ts'
import type { WorkingDay } from './big-calendar.ts'
import type { OperationMaker } from './big-operations.ts'
import type { BigOperation } from './operation-kinds.ts'
import type { BigOrganisation } from './big-organisations.ts'

/** Large tables: their indexes are built after loading. */
const largeTables = ['ledger.transfer', 'ledger.entry', 'twin.operation'] as const
/** Requests booked in one batch; an operation has at most two. */
const batchSize = 4_000

export interface BigHistoryDeps {
  /** Connection string of the owner. */
  readonly ownerUrl: string
  readonly organisations: readonly BigOrganisation[]
  readonly days: readonly WorkingDay[]
  readonly maker: OperationMaker
  readonly random: DemoRandom
  readonly start: BulkStart
  readonly log: (line: string) => void
}

/**
 * Copies a year of operations into the bank's tables; returns the resulting state of the ledger.
 */
export async function writeBigHistory(deps: BigHistoryDeps): Promise<BulkBooks> {
  const { ownerUrl, organisations, start, log } = deps
  const books = createBulkBooks(
    [
      ...internalAccounts,
      ...organisations.flatMap(({ main, dollars }) =>
        [main, ...(dollars === undefined ? [] : [dollars])].map(({ accountId, currency }) => ({
          id: accountId,
          currency,
          normalSide: 'CREDIT' as const,
          overdraftAllowed: false,
        })),
      ),
    ],
    start,
  )
  const owner = await connect(ownerUrl)
  try {
    const lifted = []
    for (const table of largeTables) lifted.push(await liftTable(owner, table))
    await copyHistory(deps, books)
    for (const table of lifted) await table.restore(name => log(`building ${name} …`))
  } finally {
    await owner.end()
  }
  return books
}

async function copyHistory(deps: BigHistoryDeps, books: BulkBooks): Promise<void> {
  const columns = { ...bulkColumns, 'twin.operation': operationColumns }
  const clients: pg.Client[] = []
  const open = async (table: keyof typeof columns): Promise<CopyLines> => {
    const client = await connect(deps.ownerUrl)
    clients.push(client)
    return copyLines(client, table, columns[table])
  }
  try {
    const into = {
      transfers: await open('ledger.transfer'),
      entries: await open('ledger.entry'),
      batches: await open('ledger.batch'),
      texts: await open('twin.operation'),
    }
    let requests: TransferRequest[] = []
    let texts: OperationText[] = []
    const flush = async (): Promise<void> => {
      if (requests.length === 0) return
      const lines = books.book(requests)
      const textLines = texts.map(text => `${operationCells(text).map(copyText).join('\t')}\n`)
      requests = []
      texts = []
      await Promise.all([
        into.transfers.write(lines.transfers),
        into.entries.write(lines.entries),
        into.batches.write(lines.batches),
        into.texts.write(textLines.join('')),
      ])
    }
    for (const operation of history(deps)) {
      requests.push(...operation.requests)
      texts.push(...operation.texts)
      if (requests.length >= batchSize) await flush()
    }
    await flush()
    for (const copy of Object.values(into)) await copy.end()
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
}

/** All operations, in order of time. */
function* history({
  organisations,
  days,
  maker,
  random,
  log,
}: BigHistoryDeps): Generator<BigOperation> {
  const chosen = createChoice(organisations, random)
  const [first] = days
  if (first === undefined) return
  const opening = first.at(0) - 30 * 60_000
  for (const organisation of organisations) yield maker.opening(organisation, opening)
  for (const [index, day] of days.entries()) {
    for (let nth = 0; nth < day.operations; nth += 1) yield maker.next(chosen(), day.at(nth))
    const settlement = maker.settlement(day.settlesAt)
    if (settlement !== undefined) yield settlement
    if (index % 10 === 9) log(`${day.day}: ${index + 1} of ${days.length} days`)
  }
}

/** A random company, weighted by its share of all operations. */
function createChoice(
  organisations: readonly BigOrganisation[],
  random: DemoRandom,
): () => BigOrganisation {
  let total = 0
  const upTo = organisations.map(({ weight }) => (total += weight))
  return () => {
    const point = random.integer(1, total)
    let [low, high] = [0, upTo.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) < point) low = middle + 1
      else high = middle
    }
    const found = organisations[low]
    if (found === undefined) throw new RangeError('There are no companies')
    return found
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
