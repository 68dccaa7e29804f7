import type { Result, Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/** What an organisation says of a person whom it hires as a cashier. */
export interface NewCashier {
  /** The personal tax number; the person exists in the state's registry. */
  readonly inn: string
  /** Twelve digits. Of a person whom the bank knows, the bank's own record stands. */
  readonly mobile: string
  /** The cashier's own account at the bank, 16 digits. */
  readonly account?: string
  /** At least one, all of the organisation. */
  readonly cashRegisterIds: readonly string[]
}

/** A cashier of an organisation; one who was dismissed stays with `isActive` false and no registers. */
export interface Cashier {
  /** The person's id at the bank, the same as in contracts. */
  readonly cashierId: string
  readonly legalPartyId: string
  readonly inn: string
  readonly fullName: string
  readonly mobile: string
  readonly account?: string
  readonly isActive: boolean
  readonly cashRegisterIds: readonly string[]
  /** Grows with every change, so that a reader never puts an older state over a newer one. */
  readonly version: bigint
  readonly hiredAt: Instant
}

/** A cashier was hired, dismissed, or got other registers. */
export interface CashierEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly cashier: Cashier
}

/**
 * CASHIER_INN_NOT_FOUND: the registry has no living person with the number. CASHIER_ALREADY_EXISTS: the
 * person is a cashier of this organisation. CASHIER_HAS_OTHER_RIGHT: the person has another right in its
 * contract. CASHIER_REGISTER_REQUIRED: no register was chosen. ENTITY_NOT_FOUND: a register is not the
 * organisation's. CONTRACT_NOT_STARTED: the organisation has no contract in force.
 */
export type HireRefusal =
  | 'CASHIER_INN_NOT_FOUND'
  | 'CASHIER_ALREADY_EXISTS'
  | 'CASHIER_HAS_OTHER_RIGHT'
  | 'CASHIER_REGISTER_REQUIRED'
  | 'CASHIER_ACCOUNT_INVALID'
  | 'ENTITY_NOT_FOUND'
  | 'CONTRACT_NOT_STARTED'
  | 'REQUEST_CHANGED'

/** ENTITY_NOT_FOUND: no such active cashier of this organisation, or no such register. */
export type CashierRefusal = 'ENTITY_NOT_FOUND' | 'CASHIER_REGISTER_REQUIRED'

/**
 * The people who stand at an organisation's cash registers. Hiring gives the person the right CASHIER in
 * the organisation's contract and, when the bank has not known them, a one-time password by SMS; a
 * dismissal ends that right. Both are reported by `ContractsAndRegistration` too.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface Cashiers extends EventFeed<CashierEvent> {
  /** @param requestId UUID made by the caller; the same request again hires nobody twice. */
  hire(
    legalPartyId: string,
    requestId: string,
    cashier: NewCashier,
  ): Promise<Result<Cashier, HireRefusal>>

  /** Replaces the registers of a cashier. */
  changeRegisters(
    legalPartyId: string,
    cashierId: string,
    cashRegisterIds: readonly string[],
  ): Promise<Result<Cashier, CashierRefusal>>

  /** CASHIER_SHIFT_OPEN: the cashier must close their shift first. Dismissing again changes nothing. */
  dismiss(
    legalPartyId: string,
    cashierId: string,
  ): Promise<Result<Cashier, 'ENTITY_NOT_FOUND' | 'CASHIER_SHIFT_OPEN'>>

  /** Opens the shift of an active cashier; a shift that is open stays as it is. */
  openShift(legalPartyId: string, cashierId: string): Promise<Verdict<'ENTITY_NOT_FOUND'>>

  /** Closes the shift that is open; without one nothing changes. */
  closeShift(legalPartyId: string, cashierId: string): Promise<Verdict<'ENTITY_NOT_FOUND'>>

  /** Shifts that are open now, the one that was opened first in front. */
  openShifts(legalPartyId: string): Promise<readonly OpenShift[]>
}

export interface OpenShift {
  readonly cashierId: string
  readonly openedAt: Instant
}
