import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { DayPaymentCode, DayPaymentCodes } from './day-payment-code.ts'

/** Who has fined: the traffic police, or another administrative body. */
export type FineKind = 'TRAFFIC' | 'ADMINISTRATIVE'

/** How a payer searches for fines: by what stands on the protocol. */
export type FineSearch =
  | { readonly by: 'INN'; readonly inn: string }
  | { readonly by: 'VEHICLE'; readonly vehicle: string }
  | { readonly by: 'PROTOCOL'; readonly protocol: string }

/** One unpaid fine of a person or an organisation. */
export interface Fine {
  readonly fineId: string
  readonly kind: FineKind
  /** The number of the protocol, as printed. */
  readonly protocol: string
  readonly title: LocalizedText
  readonly offenderInn: string
  readonly vehicle?: string
  readonly issuedOn: LocalDate
  /** Minor units of the som, without any discount. */
  readonly fullAmountMinor: bigint
  /** What is to be paid today: the discount is taken off while it holds. */
  readonly amountMinor: bigint
  /** The last day of the discount, when there is one and it still holds. */
  readonly discountUntil?: LocalDate
  readonly paymentCode: string
}

/** A wish to pay one fine, whoever the offender is, from an organisation's money. */
export interface FineCodeRequest {
  /** UUID; the same request again answers with the same code. */
  readonly requestId: string
  readonly legalPartyId: string
  readonly fineId: string
}

/**
 * FINE_NOT_FOUND also for an id that is none; REQUEST_CHANGED: the id belongs to a request for
 * another fine.
 */
export type FineCodeRefusal = 'FINE_NOT_FOUND' | 'FINE_ALREADY_PAID' | 'REQUEST_CHANGED'

/**
 * Fines of the traffic police and of administrative bodies, and the day codes that pay for them.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface Fines extends DayPaymentCodes {
  /** Unpaid fines, the oldest first; empty when there are none. Blanks and case do not matter. */
  find(search: FineSearch): Promise<readonly Fine[]>
  /**
   * A code over what the fine costs today, the same one while it is open today; another request under a known id:
   * REQUEST_CHANGED.
   */
  obtainCode(request: FineCodeRequest): Promise<Result<DayPaymentCode, FineCodeRefusal>>
}
