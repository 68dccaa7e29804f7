import { createDemoRandom } from '@tartip/server/demo-world/demo-random'
import { systemClock } from '@tartip/server/platform/clock'
import { systemIds } from '@tartip/server/platform/ids'
import { createTransferQueue } from '@tartip/ledger/transfer-queue'
import type { TransferRequest } from '@tartip/ledger/transfer'
import type { LedgerBank } from './ledger-bank.ts'

export interface LedgerLoad {
  readonly seconds: number
  /** Transfers that were answered with DONE. */
  readonly done: number
  /** Milliseconds of each call. */
  readonly durations: readonly number[]
}

/** Makes the next transfer of a run. */
export type NextTransfer = () => TransferRequest

/** A transfer from a customer to another one, or to `creditAccountId`. */
export function transfersOf(bank: LedgerBank, creditAccountId?: string): NextTransfer {
  const random = createDemoRandom('transfers')
  const last = bank.customers.length - 1
  return () => {
    const debit = random.integer(0, last)
    // Never the same one again.
    const credit = (debit + random.integer(1, last)) % bank.customers.length
    return {
      kind: 'TRANSFER',
      id: systemIds.uuid(),
      debitAccountId: bank.customers[debit] ?? '',
      creditAccountId: creditAccountId ?? bank.customers[credit] ?? '',
      currency: 'KGS',
      amountMinor: BigInt(random.integer(1, 100_000)),
      bookedAt: systemClock.now(),
    }
  }
}

/** So many callers, each with one transfer at a time, through one queue. */
export function runSingles(
  bank: LedgerBank,
  next: NextTransfer,
  plan: { seconds: number; callers: number },
): Promise<LedgerLoad> {
  const queue = createTransferQueue(bank)
  return runCallers(bank, plan, () => queue.post([next()]))
}

/** Batches of a fixed size, two at a time, as a payroll or a clearing session would hand them in. */
export function runBatches(
  bank: LedgerBank,
  next: NextTransfer,
  plan: { seconds: number; size: number },
): Promise<LedgerLoad> {
  return runCallers(bank, { seconds: plan.seconds, callers: 2 }, () =>
    bank.ledger.post(Array.from({ length: plan.size }, next)),
  )
}

/** The ledger is kept as the bank keeps it: batches are chained and hot accounts folded meanwhile. */
async function runCallers(
  bank: LedgerBank,
  { seconds, callers }: { seconds: number; callers: number },
  call: () => Promise<readonly { result: string }[]>,
): Promise<LedgerLoad> {
  const durations: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  let done = 0
  const upkeep = setInterval(() => void bank.ledger.sealBatches(), 300)
  const folding = setInterval(() => void bank.ledger.foldDeltas(), 4_000)
  const caller = async () => {
    for (let before = performance.now(); before < end;) {
      const answers = await call()
      const after = performance.now()
      durations.push(after - before)
      before = after
      done += answers.length
      const refused = answers.find(answer => answer.result !== 'DONE')
      if (refused !== undefined) throw new Error(`A transfer was refused: ${refused.result}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: callers }, caller))
  } finally {
    clearInterval(upkeep)
    clearInterval(folding)
  }
  return { seconds: (performance.now() - start) / 1_000, done, durations }
}
