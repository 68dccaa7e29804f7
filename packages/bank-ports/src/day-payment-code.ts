import type { DayPaymentKind } from '@tartip/domain/payment/day-code'
import type { Verdict } from '@tartip/domain/result'
import type { LocalizedText } from '@tartip/domain/language'
import { bishkekDate, endOfDay, type Instant } from '@tartip/domain/time/instant'

export type { DayPaymentKind } from '@tartip/domain/payment/day-code'

/**
 * A provider's offer to accept one payment of a fixed amount, used in a budget payment. It is valid
 * only on the bank day of its creation, until 23:59:59 in Bishkek.
 */
export interface DayPaymentCode {
  /** What the payer writes into the document; digits, at most 20. */
  readonly code: string
  readonly kind: DayPaymentKind
  readonly legalPartyId: string
  /** Minor units of the som, above zero. */
  readonly amountMinor: bigint
  /** The eight digits of the state payment classifier. */
  readonly paymentCode: string
  /** What is paid, to be shown and to begin the purpose with. */
  readonly title: LocalizedText
  /** The account of the treasury that takes the money, 16 digits, and its BIC. */
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
  readonly createdAt: Instant
  /** The last millisecond of the day: `now <= validUntil` is still in time. */
  readonly validUntil: Instant
  /** The debt or fine that the payer chose to clear. */
  readonly clears?: string
  readonly state: 'OPEN' | 'PAID'
  /** The document that paid it. */
  readonly paymentId?: string
}

/**
 * A code accepts one payment, of exactly its amount, made by the payer on the code's bank day; each
 * refusal is a violation of one of these.
 */
export type DayCodePaymentRefusal =
  | 'DAY_CODE_NOT_FOUND'
  | 'DAY_CODE_EXPIRED'
  | 'DAY_CODE_ALREADY_PAID'
  | 'DAY_CODE_AMOUNT_DIFFERS'
  | 'REQUEST_CHANGED'

/** That a document with a code was executed. */
export interface DayCodePayment {
  readonly code: string
  readonly legalPartyId: string
  readonly paymentId: string
  readonly amountMinor: bigint
  /** When the order was handed to the bank; this instant, not the one of the call or of the execution, must lie in the code's day. */
  readonly paidAt: Instant
}

/** The common part of the three providers of budget codes. */
export interface DayPaymentCodes {
  /** A code of this organisation, spent and expired ones too; `undefined` for any other. */
  findCode(legalPartyId: string, code: string): Promise<DayPaymentCode | undefined>

  /** The code that a request of this organisation has obtained; `undefined` for any other. */
  findCodeOfRequest(legalPartyId: string, requestId: string): Promise<DayPaymentCode | undefined>

  /**
   * Reports to the provider that the code was paid, so that it clears the debt. The same payment again is
   * answered the same and clears nothing twice; something else under its `paymentId` is refused with
   * REQUEST_CHANGED, another payment with DAY_CODE_ALREADY_PAID. Codes and payments of another organisation are
   * unknown.
   *
   * @throws BankUnavailable (payment-execution.ts); repeating is safe.
   */
  confirmPaid(payment: DayCodePayment): Promise<Verdict<DayCodePaymentRefusal>>
}

/** The last millisecond of the Bishkek day of `createdAt`, however near to midnight it is. */
export function dayCodeValidUntil(createdAt: Instant): Instant {
  return endOfDay(bishkekDate(createdAt)) - 1
}
