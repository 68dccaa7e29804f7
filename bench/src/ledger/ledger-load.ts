import { createDemoRandom } from '@tartip/server/demo-world/demo-random'
import { systemClock } from '@tartip/server/platform/clock'
import { systemIds } from '@tartip/server/platform/ids'
import { createTransferQueue } from '@tartip/ledger/transfer-queue'
import type { TransferRequest } from '@tartip/ledger/transfer'
import type { LedgerBank } from './ledger-bank.ts'

export interface LedgerLoad {
  readonly seconds: number
  /** Transfers with the result DONE. */
  readonly done: number
  /** Milliseconds of each call. */
  readonly durations: readonly number[]
}

/** Creates the next transfer of a run. */
export type NextTransfer = () => TransferRequest

/** A transfer from a customer to another one, or to `creditAccountId`. */
export function transfersOf(customers: readonly string[], creditAccountId?: string): NextTransfer {
  const random = createDemoRandom('transfers')
  const last = customers.length - 1
  return () => {
    const debit = random.integer(0, last)
    // Never the same id twice.
    const credit = (debit + random.integer(1, last)) % customers.length
    return {
      kind: 'TRANSFER',
      id: systemIds.uuid(),
      debitAccountId: customers[debit] ?? '',
      creditAccountId: creditAccountId ?? customers[credit] ?? '',
      currency: 'KGS',
      amountMinor: BigInt(random.integer(1, 100_000)),
      bookedAt: systemClock.now(),
    }
  }
}

/** Concurrent callers, each with one transfer at a time, through one queue. */
export function runSingles(
  bank: LedgerBank,
  next: NextTransfer,
  plan: { seconds: number; callers: number },
): Promise<LedgerLoad> {
  const queue = createTransferQueue(bank)
  return runCallers(bank, plan, () => queue.post([next()]))
}

/**
 * Batches of a fixed size, several at a time, like payrolls of different companies: each from its
 * own customers, because batches that share an account wait for each other.
 */
export function runBatches(
  bank: LedgerBank,
  plan: { seconds: number; size: number; batchesAtOnce: number },
): Promise<LedgerLoad> {
  const { size, batchesAtOnce } = plan
  const share = Math.floor(bank.customers.length / batchesAtOnce)
  const makers = Array.from({ length: batchesAtOnce }, (_, nth) =>
    transfersOf(bank.customers.slice(nth * share, (nth + 1) * share)),
  )
  return runCallers(bank, { seconds: plan.seconds, callers: batchesAtOnce }, caller => {
    const next = makers[caller]
    if (next === undefined) throw new RangeError('There is a maker for every caller')
    return bank.ledger.post(Array.from({ length: size }, next))
  })
}

/** Adds up the measured rounds. */
export function sumOf(loads: readonly LedgerLoad[]): LedgerLoad {
  return {
    seconds: loads.reduce((sum, load) => sum + load.seconds, 0),
    done: loads.reduce((sum, load) => sum + load.done, 0),
    durations: loads.flatMap(load => load.durations),
  }
}

/** Upkeep as in the bank: batches are sealed and deltas folded meanwhile. */
async function runCallers(
  bank: LedgerBank,
  { seconds, callers }: { seconds: number; callers: number },
  call: (caller: number) => Promise<readonly { result: string }[]>,
): Promise<LedgerLoad> {
  const durations: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  let done = 0
  const upkeep = setInterval(() => void bank.ledger.sealBatches(), 300)
  const folding = setInterval(() => void bank.ledger.foldDeltas(), 4_000)
  const caller = async (nth: number) => {
    for (let before = performance.now(); before < end;) {
      const answers = await call(nth)
      const after = performance.now()
      durations.push(after - before)
      before = after
      done += answers.length
      const refused = answers.find(answer => answer.result !== 'DONE')
      if (refused !== undefined) throw new Error(`A transfer was refused: ${refused.result}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: callers }, (_, nth) => caller(nth)))
  } finally {
    clearInterval(upkeep)
    clearInterval(folding)
  }
  return { seconds: (performance.now() - start) / 1_000, done, durations }
}
