import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

export type ExecutedOperationCode = 'CLEARING' | 'GROSS' | 'INTRABANK_OWN' | 'INTRABANK_FOREIGN'

/** A fully signed document that the bank is asked to execute. */
export interface PaymentOrder {
  /** UUID; the idempotency key of the order at the bank. */
  readonly paymentId: string
  readonly legalPartyId: string
  readonly operationCode: ExecutedOperationCode
  readonly payerAccount: string
  readonly payerName: string
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
  readonly recipientInn?: string
  /** Minor units of `currency`, above zero. */
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  /** Minor units of `commissionCurrency`; zero when the operation is free. */
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  readonly purpose: string
  /** The eight digits of the state payment classifier. */
  readonly paymentCode?: string
  /** The number the payer knows the document by. */
  readonly transferNum: string
  readonly valueDate: LocalDate
  /** The canonical digest that every signature of the document was bound to. */
  readonly digest: string
}

export type BankRefusal =
  | 'INSUFFICIENT_FUNDS'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_SEIZED'
  | 'RECIPIENT_ACCOUNT_NOT_FOUND'
  | 'RECIPIENT_ACCOUNT_CLOSED'
  | 'BIC_ACCOUNT_MISMATCH'
  | 'CURRENCY_MISMATCH'
  | 'CUT_OFF_PASSED'
  | 'AML_REFUSED'
  | 'REFUSED_BY_OFFICER'
  | 'SAME_ACCOUNT'
  | 'ORDER_CHANGED'

export type SubmitAnswer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly code: BankRefusal; readonly reason?: string }

/**
 * The outcome of the call is unknown: the bank may have taken the order or not. Ask `find` before
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
  readonly reason?: string
}

export interface ExecutionStatus {
  readonly state: ExecutionState
  readonly code?: BankRefusal
  readonly reason?: string
}

/**
 * Hands documents to the bank and hears what became of them. Submitting has effect exactly once, however
 * often it is called; events arrive at least once and in order for each payment.
 */
export interface PaymentExecution {
  /**
   * The bank takes the order, holding amount and commission on the payer's account, or refuses it with a
   * code. The same order under the same `paymentId` gets the same answer again and moves nothing; another
   * order under a known `paymentId` is refused with ORDER_CHANGED and leaves the first one as it is.
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
