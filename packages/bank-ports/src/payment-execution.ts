import type { BankText } from '@tartip/domain/bank-text'
import type { Instant } from '@tartip/domain/time/instant'
import type { PaymentOrder } from '@tartip/domain/payment/payment-order'

/** Why a bank does not execute an order; each code has its text in the catalogue of errors. */
export const bankRefusals = [
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_CLOSED',
  'ACCOUNT_SEIZED',
  'RECIPIENT_ACCOUNT_NOT_FOUND',
  'RECIPIENT_ACCOUNT_CLOSED',
  'RECIPIENT_ACCOUNT_SEIZED',
  'RECIPIENT_CARD_NOT_FOUND',
  'BIC_ACCOUNT_MISMATCH',
  'CURRENCY_MISMATCH',
  'CLEARING_LIMIT_EXCEEDED',
  'CUT_OFF_PASSED',
  'RATE_NOT_VALID',
  'RECIPIENT_ADDRESS_INCOMPLETE',
  'CORRESPONDENT_NOT_FOUND',
  'SWIFT_CORRESPONDENT_POLICY',
  'RETURNED_BY_CORRESPONDENT',
  'QR_ALREADY_PAID',
  'DAY_CODE_ALREADY_PAID',
  'SALE_NOT_FOUND',
  'REFUND_AMOUNT_EXCEEDED',
  'ALREADY_REFUNDED',
  'SALARY_CONTRACT_NOT_FOUND',
  'SALARY_ACCOUNT_DIFFERENCE',
  'AML_REFUSED',
  'REFUSED_BY_OFFICER',
  'ORDER_EXPIRED',
  'SAME_ACCOUNT',
  'ORDER_CHANGED',
  'AMOUNT_TOO_LARGE',
  'RECIPIENT_BALANCE_LIMIT',
  'NOT_BOOKED',
] as const

/** One code of `bankRefusals`. */
export type BankRefusal = (typeof bankRefusals)[number]

export type { PaymentOrder } from '@tartip/domain/payment/payment-order'

/**
 * What the bank says at once. `accepted` promises nothing but that the money is held: what becomes
 * of the order comes by events. `refused` is final; `reason` is there when the bank says more than
 * the code does.
 */
export type SubmitAnswer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly code: BankRefusal; readonly reason?: BankText }

/**
 * The outcome of the call is unknown: the bank may have taken the order or not. Call `find` before
 * submitting again.
 */
export class BankUnavailable extends Error {
  override readonly name = 'BankUnavailable'
}

/**
 * ACCEPTED: the bank has taken the order and its money is held (the event of this name follows when the bank
 * begins with it); RECEIPT: the bank has confirmed the document; EXECUTED and REFUSED are final.
 */
export type ExecutionState = 'ACCEPTED' | 'RECEIPT' | 'EXECUTED' | 'REFUSED'

/** What happened to an order at the bank after it was submitted. */
export interface ExecutionEvent {
  /** Grows with every event of the bank; it may have gaps, and no event appears later below a seen one. */
  readonly sequence: bigint
  readonly paymentId: string
  readonly legalPartyId: string
  readonly occurredAt: Instant
  readonly kind: ExecutionState
  /** Present with REFUSED. */
  readonly code?: BankRefusal
  readonly reason?: BankText
}

/** How an order stands now; `code`, and `reason` where the bank gave one, only with REFUSED. */
export interface ExecutionStatus {
  readonly state: ExecutionState
  readonly code?: BankRefusal
  readonly reason?: BankText
}

/**
 * Submits documents to the bank and reads what became of them. Submitting has effect exactly once, however
 * often it is called; events arrive at least once and in order for each payment.
 */
export interface PaymentExecution {
  /**
   * The bank takes the order, holding amount and commission on the payer's account, or refuses it with a
   * code. The same order under the same `paymentId` gets the same answer again and moves nothing; another
   * order under a known `paymentId` is refused with ORDER_CHANGED and leaves the first one as it is. An amount
   * above `largestInputMinor` of its currency is refused with AMOUNT_TOO_LARGE, however much money is there.
   *
   * @throws BankUnavailable when the outcome is unknown.
   */
  submit(order: PaymentOrder): Promise<SubmitAnswer>

  /** What the bank knows of the payment; `undefined` when it never saw it, so that submitting is safe. */
  find(paymentId: string): Promise<ExecutionStatus | undefined>

  /**
   * Events with a sequence above `after`, oldest first, at most `limit` (1..1000). Reading the last seen
   * sequence again and again never misses an event. What `submit` itself has answered is no event.
   */
  readEvents(after: bigint, limit: number): Promise<ExecutionEvent[]>

  /**
   * Calls `wake` when new events may be there, for low latency. It is a hint: it may come without an event
   * or be lost with the process, so a reader also polls. Returns the function that ends the subscription.
   */
  onEvent(wake: () => void): () => void
}
