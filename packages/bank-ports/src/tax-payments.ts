import type { LocalizedText } from '@tartip/domain/language'
import type { Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { DayPaymentCode, DayPaymentCodes } from './day-payment-code.ts'

/** A tax or contribution of the state's classifier; `paymentCode` is its eight digits there. */
export interface TaxType {
  readonly taxTypeId: string
  readonly paymentCode: string
  readonly name: LocalizedText
  /** Who pays it: organisations, individual entrepreneurs, or both. */
  readonly payer: 'org' | 'ip' | 'both'
  /** How often it falls due, a code and not a text: month, quarter, year, period, operation, demand. */
  readonly period: string
  /** The form then also requests the number plate. */
  readonly requiresVehicle: boolean
}

/** An office of the tax service that taxes are paid to. */
export interface TaxOffice {
  readonly code: string
  readonly name: LocalizedText
  /** The territory in the state's classifier SOATE, 14 digits. */
  readonly soate: string
}

/** A wish to pay one tax for one period, of which both days are part. */
export interface TaxCodeRequest {
  /** UUID; the same request again answers with the same code. */
  readonly requestId: string
  readonly legalPartyId: string
  readonly taxTypeId: string
  readonly taxOfficeCode: string
  readonly periodFrom: LocalDate
  readonly periodTo: LocalDate
  /** Minor units of the som, above zero; more or less than a debt may be paid. */
  readonly amountMinor: bigint
  /** The debt that is to be cleared, when the payer chose one. */
  readonly debtId?: string
  /** The number plate, for taxes that request a vehicle. */
  readonly vehicle?: string
}

/**
 * TAX_PERIOD_INVALID: the days are none, in the wrong order, or further away than the tax service
 * plans. TAX_DEBT_NOT_FOUND: the organisation has no such debt open. TAX_VEHICLE_REQUIRED: the tax
 * requests a plate.
 */
export type TaxCodeRefusal =
  | 'TAX_PAYER_NOT_FOUND'
  | 'TAX_TYPE_NOT_FOUND'
  | 'TAX_OFFICE_NOT_FOUND'
  | 'TAX_PERIOD_INVALID'
  | 'TAX_DEBT_NOT_FOUND'
  | 'TAX_VEHICLE_REQUIRED'
  | 'AMOUNT_INVALID'
  | 'REQUEST_CHANGED'

/**
 * Gives out day codes for taxes and learns what was paid.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface TaxPayments extends DayPaymentCodes {
  /** Every tax that can be paid, for choosing. */
  taxTypes(): Promise<readonly TaxType[]>
  /** Every office that a tax can be paid to, for choosing. */
  taxOffices(): Promise<readonly TaxOffice[]>
  /**
   * A code for one payment; another request under a known id is refused with REQUEST_CHANGED. A chosen debt that has an
   * open code of today of the same amount gets that code again.
   */
  obtainCode(request: TaxCodeRequest): Promise<Result<DayPaymentCode, TaxCodeRefusal>>
}
