import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { DayPaymentCode, DayPaymentCodes } from './day-payment-code.ts'

/** A service of the state's portal Tunduk that is paid for. */
export interface TundukService {
  readonly serviceId: string
  /** Services are offered by group: passport, vehicle, property … */
  readonly group: string
  readonly name: LocalizedText
  /** Minor units of the som; absent when the fee depends on the application. */
  readonly feeMinor?: bigint
  /** How long the service takes, in the portal's own words. */
  readonly term: LocalizedText
  readonly payer: 'person' | 'org' | 'both'
  readonly paymentCode: string
}

/** A wish to pay for one service. */
export interface TundukCodeRequest {
  /** UUID; the same request again answers with the same code. */
  readonly requestId: string
  readonly legalPartyId: string
  readonly serviceId: string
  /** For whom the service is: the INN of a person or of an organisation, 14 digits. */
  readonly applicantInn: string
  /** The number of the application at the portal, for services without a fixed fee. */
  readonly applicationNumber?: string
  /** Minor units; must equal the fee where the service has one. */
  readonly amountMinor: bigint
}

/**
 * TUNDUK_APPLICANT_NOT_FOUND: the INN is nobody's, or of a person where the service is for
 * organisations, or the other way round. AMOUNT_INVALID: not the fee, or not above zero.
 */
export type TundukCodeRefusal =
  | 'TUNDUK_SERVICE_NOT_FOUND'
  | 'TUNDUK_APPLICANT_NOT_FOUND'
  | 'TUNDUK_APPLICATION_REQUIRED'
  | 'AMOUNT_INVALID'
  | 'REQUEST_CHANGED'

/**
 * The state's services: which there are and the day codes that pay for them.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface TundukServices extends DayPaymentCodes {
  /** Every service that can be paid for, with what it requires of the payer. */
  services(): Promise<readonly TundukService[]>
  /** A new code for one payment; another request under a known id is refused with REQUEST_CHANGED. */
  obtainCode(request: TundukCodeRequest): Promise<Result<DayPaymentCode, TundukCodeRefusal>>
}
