import type { Language, LocalizedText } from '@tartip/domain/language'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

/** What an organisation owes to one tax office for one tax and period. */
export interface TaxDebtRecord {
  readonly debtId: string
  /** `id` of a tax type of tax-payments.ts. */
  readonly taxTypeId: string
  readonly taxName: LocalizedText
  /** The eight digits of the state payment classifier. */
  readonly paymentCode: string
  readonly taxOfficeCode: string
  readonly taxOfficeName: LocalizedText
  /** The period the tax is for; both days belong to it. */
  readonly periodFrom: LocalDate
  readonly periodTo: LocalDate
  readonly dueDate: LocalDate
  /** Minor units of the som, each zero or more; together what is owed. */
  readonly principalMinor: bigint
  readonly penaltyMinor: bigint
  readonly fineMinor: bigint
}

/**
 * All debts of one organisation; `totalMinor` is the sum of their three parts, minor units of the
 * som.
 */
export interface TaxDebtStatement {
  readonly legalPartyId: string
  readonly inn: string
  /** The instant for which the tax service has computed it. */
  readonly asOf: Instant
  /** The oldest due date first; empty when nothing is owed. */
  readonly debts: readonly TaxDebtRecord[]
  readonly totalMinor: bigint
}

/** Which paper of the tax service is meant: the notice of one debt, or without it the statement of all that is owed. */
export interface TaxPaperRequest {
  readonly legalPartyId: string
  readonly debtId?: string
  readonly language: Language
}

/** What the tax service holds against an organisation. */
export interface TaxDebt {
  /**
   * The debts of this organisation; `undefined` when the tax service does not know it.
   *
   * @throws BankUnavailable (payment-execution.ts); repeating is safe.
   */
  debtsOf(legalPartyId: string): Promise<TaxDebtStatement | undefined>

  /**
   * The paper as a PDF file; `undefined` for an organisation that the tax service does not know, and for a debt that
   * this organisation does not have or has paid.
   *
   * @throws BankUnavailable (payment-execution.ts); repeating is safe.
   */
  paperOf(request: TaxPaperRequest): Promise<Uint8Array | undefined>
}
