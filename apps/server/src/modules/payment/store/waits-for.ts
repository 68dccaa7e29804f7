import type { PaymentStatus } from '@tartip/domain/payment/status'

/**
 * What a document waits for, coarser than its status: the column `waits_for`, which PostgreSQL works out itself. Indexes
 * hold it and not the status, so that a step which changes nothing here writes no index at all. An executed document
 * has none: it is one of very many, and nobody searches for those by their status alone.
 */
export type WaitsFor =
  | 'CREATOR'
  | 'PHONE'
  | 'SIGNATURE'
  | 'SUBMISSION'
  | 'BANK'
  | 'NOTHING'
  | 'NOBODY'

/** What documents wait for that are not closed: neither executed nor ended without execution. */
export const openWaits: readonly WaitsFor[] = [
  'CREATOR',
  'PHONE',
  'SIGNATURE',
  'SUBMISSION',
  'BANK',
  'NOBODY',
]

/** A closed document, over a row of `payment.payment`. */
export const isClosed = (row: string): string =>
  `(${row}.deleted_at is null and coalesce(${row}.waits_for, 'NOTHING') = 'NOTHING')`

const byStatus: Readonly<Record<PaymentStatus, readonly WaitsFor[] | undefined>> = {
  DRAFT: ['CREATOR'],
  FOR_EDITING: ['CREATOR'],
  ON_VERIFICATION: ['SIGNATURE'],
  PARTIALLY_CONFIRMED: ['SIGNATURE'],
  ON_CONFIRMATION: ['SIGNATURE'],
  FIRST_SIGN_IN_PAY_CONTROL: ['PHONE', 'SIGNATURE'],
  SECOND_SIGN_IN_PAY_CONTROL: ['PHONE', 'SIGNATURE'],
  // Submitted when everybody has signed; one that lacks a signature is stuck.
  ON_VERIFICATION_COMPLETED: ['SUBMISSION', 'NOBODY'],
  PARTIAL_CONFIRMATION_COMPLETED: ['SUBMISSION', 'NOBODY'],
  ON_CONFIRMATION_COMPLETED: ['SUBMISSION', 'NOBODY'],
  FIRST_SIGN_IN_PAY_CONTROL_COMPLETE: ['SUBMISSION', 'NOBODY'],
  SECOND_SIGN_IN_PAY_CONTROL_COMPLETE: ['SUBMISSION', 'NOBODY'],
  PAYMENT_REQUEST_TO_BANK: ['BANK'],
  WAIT_RESPONSE_FROM_BANK: ['BANK'],
  KVIT: ['BANK'],
  CANCELED_SIGN_ONE: ['NOTHING'],
  CANCELED_SIGN_TWO: ['NOTHING'],
  TIMEOUT_CANCELED_SIGN_ONE: ['NOTHING'],
  TIMEOUT_CANCELED_SIGN_TWO: ['NOTHING'],
  REVOKE: ['NOTHING'],
  ERROR: ['NOTHING'],
  TIME_IS_OUT: ['NOTHING'],
  SUCCESS: undefined,
}

/**
 * What documents of these statuses may wait for, to find them by an index. Undefined when executed ones are among them,
 * which no index of this column holds.
 */
export function waitsOfStatuses(
  statuses: readonly PaymentStatus[],
): readonly WaitsFor[] | undefined {
  const waits = new Set<WaitsFor>()
  for (const status of statuses) {
    const ofStatus = byStatus[status]
    if (ofStatus === undefined) return undefined
    for (const each of ofStatus) waits.add(each)
  }
  return [...waits]
}
