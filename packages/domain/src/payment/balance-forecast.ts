import { addDays, type LocalDate } from '../time/instant.ts'
import { signStages } from './transition-table.ts'
import type { PaymentStatus } from './status.ts'

/**
 * HELD: the bank keeps the money for it already. SIGNED: everybody has signed, it goes on its day.
 * UNSIGNED: sent for signing, it goes only if everybody signs.
 */
export const plannedKinds = ['HELD', 'SIGNED', 'UNSIGNED'] as const
export type PlannedKind = (typeof plannedKinds)[number]

/** Money that is going to move on an account, in its currency. */
export interface PlannedMovement {
  readonly date: LocalDate
  readonly kind: PlannedKind
  readonly direction: 'DEBIT' | 'CREDIT'
  /** Always positive; the direction is the sign. */
  readonly amountMinor: bigint
  /** How many documents or holds it is the sum of. */
  readonly count: number
}

export interface PlannedBalance {
  readonly date: LocalDate
  readonly balanceMinor: bigint
}

const stageStatuses = signStages.flatMap(({ waiting, done }) => [waiting, done])

/**
 * Statuses of a document whose money is still to leave the payer's account and that no hold stands for.
 * Drafts and returned ones are nobody's promise. PAYMENT_REQUEST_TO_BANK is being handed over; from the
 * bank's acceptance on there is a hold, and when that is gone the money has been booked.
 */
export const statusesOfPlannedDebit: readonly PaymentStatus[] = [
  ...stageStatuses,
  'PAYMENT_REQUEST_TO_BANK',
]

/** Statuses of a document that will still bring money to an own account: nothing is held there. */
export const statusesOfPlannedCredit: readonly PaymentStatus[] = [
  ...statusesOfPlannedDebit,
  'WAIT_RESPONSE_FROM_BANK',
  'KVIT',
]

/** What is late or has no day of its own moves at the earliest today. */
export const plannedDate = (valueDate: LocalDate | undefined, today: LocalDate): LocalDate =>
  valueDate === undefined || valueDate < today ? today : valueDate

/**
 * The balance at the end of each day from today to the last one on which something moves, both included
 * and without gaps. With nothing on its way today alone, closing with what is booked.
 */
export function forecastBalances(
  bookedMinor: bigint,
  movements: readonly PlannedMovement[],
  today: LocalDate,
): readonly PlannedBalance[] {
  const changes = new Map<LocalDate, bigint>()
  for (const { date, direction, amountMinor } of movements) {
    const day = plannedDate(date, today)
    const change = direction === 'DEBIT' ? -amountMinor : amountMinor
    changes.set(day, (changes.get(day) ?? 0n) + change)
  }
  const last = [...changes.keys()].reduce((latest, day) => (day > latest ? day : latest), today)
  const days: PlannedBalance[] = []
  let balanceMinor = bookedMinor
  for (let date = today; date <= last; date = addDays(date, 1)) {
    balanceMinor += changes.get(date) ?? 0n
    days.push({ date, balanceMinor })
  }
  return days
}
