import { ok, type Result } from '@tartip/domain/result'

import type { PaymentChange } from '../payment-kind.ts'
import type { WriteRefusal } from '../../../platform/documents/store/document-store.ts'
import type { PaymentJobStore } from '../store/payment-job-store.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'

export type SaveStepsRefusal = WriteRefusal<PaymentConflict>

/**
 * Work of a job on documents that are rarely in anybody's hands: it decides on what it has read without a lock, and
 * the write compares the versions. When somebody was faster everything is rolled back and done again on locked
 * documents. A lock for each would be a write of its own.
 */
export async function withoutLockFirst<T>(
  deps: PaymentJobDeps,
  run: (payments: PaymentJobStore, isLocked: boolean) => Promise<Result<T, SaveStepsRefusal>>,
): Promise<T> {
  const done = await deps.inSystem(payments => run(payments, false))
  if (done.ok) return done.value
  const again = await deps.inSystem(payments => run(payments, true))
  if (!again.ok) throw new Error(`Steps of the bank could not be written: ${again.error.code}`)
  return again.value
}

/** Nothing is written when there is nothing to do. */
export async function saveSteps(
  payments: PaymentJobStore,
  changes: readonly PaymentChange[],
): Promise<Result<void, SaveStepsRefusal>> {
  return changes.length === 0 ? ok(undefined) : payments.saveStatus(changes)
}
