import { toApiError } from '../../../lib/api-error.ts'
import type { PaymentRow } from '../api/payment-queries.ts'

/** What the bank knows of an action whose answer was lost. */
export type Finding =
  /** At least one document has moved: the bank has the command, and its answer under the key. */
  | 'arrived'
  /** Every document stands as it stood before. */
  | 'notArrived'
  /** The bank cannot be asked either. */
  | 'silence'

export interface FindOutDeps {
  /** One document as it is now; throws ApiError. */
  readonly read: (paymentId: string) => Promise<PaymentRow>
  readonly wait: (ms: number) => Promise<void>
}

const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000]
const askedAtOnce = 4
/** A batch is written as one; a sample of it tells whether it was. */
const askedAtMost = 40

/**
 * Finds out whether an action arrived, by looking at the documents instead of sending it again.
 * While the bank cannot be asked it waits and tries anew, and then says so.
 */
export async function findOut(rows: readonly PaymentRow[], deps: FindOutDeps): Promise<Finding> {
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await deps.wait(pause)
    const finding = await look(rows.slice(0, askedAtMost), deps)
    if (finding !== 'silence') return finding
  }
  return 'silence'
}

async function look(rows: readonly PaymentRow[], deps: FindOutDeps): Promise<Finding> {
  for (let start = 0; start < rows.length; start += askedAtOnce) {
    const group = rows.slice(start, start + askedAtOnce)
    const moved = await Promise.all(group.map(row => hasMoved(row, deps)))
    if (moved.includes('yes')) return 'arrived'
    if (moved.includes('unknown')) return 'silence'
  }
  return 'notArrived'
}

async function hasMoved(row: PaymentRow, deps: FindOutDeps): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const now = await deps.read(row.id)
    return now.version > row.version ? 'yes' : 'no'
  } catch (error) {
    // Deleted, or taken back into somebody else's draft: it is no longer what it was.
    return toApiError(error).code === 'PAYMENT_NOT_FOUND' ? 'yes' : 'unknown'
  }
}
