import type { ErrorCode } from '../errors/catalogue.ts'
import type { AccountStatus } from '../accounts/account-moves.ts'
import type { AccountType } from '../accounts/account-type.ts'
import type { BankDay } from '../bank-day/time-rule.ts'
import type { QuotedRate } from '../money/convert-by-rate.ts'
import type { CurrencyCode } from '../money/currency.ts'
import type { LocalizedText } from '../language.ts'
import type { DayPaymentKind } from '../payment/day-code.ts'
import type { CommissionAmount } from '../payment/commission.ts'
import type { CommissionOption } from '../payment/payment-order.ts'
import type { Correspondent } from '../payment/correspondent.ts'
import type { Params } from '../result.ts'
import type { Instant, LocalDate } from '../time/instant.ts'

/**
 * What a check needs to know besides the typed values. A fact that is absent is unknown: the check is undecided, and
 * decided on the server, where every fact is known. A fact may also be refused: the lookup itself says why not.
 */
export type Fact<T> =
  | { readonly known: T }
  | { readonly refused: { readonly code: ErrorCode; readonly params: Params } }

export interface PayerFact {
  readonly account: string
  readonly currency: CurrencyCode
}

/** An account of this bank that a document credits. */
export interface RecipientFact {
  readonly name: string
  readonly currency: CurrencyCode
  readonly status: AccountStatus
  /** It belongs to the organisation that pays. */
  readonly isOwn: boolean
  /** Of an own account. */
  readonly type?: AccountType
}

/** A private client's card, as the bank shows it to a payer. */
export interface RetailCardFact {
  readonly cardReferencesId: string
  /** First six and last four digits, without blanks. */
  readonly maskedNumber: string
  readonly maskedOwnerName: string
  readonly currency: CurrencyCode
}

export interface BankFact {
  readonly bic: string
  readonly accountPrefix: string
  readonly isOwn: boolean
  readonly isActive: boolean
}

/** A code of the day, under which a provider of the budget waits for one payment. */
export interface DayCodeFact {
  readonly code: string
  readonly kind: DayPaymentKind
  readonly amountMinor: bigint
  readonly paymentCode: string
  readonly title: LocalizedText
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
  /** The last moment at which it can be paid. */
  readonly validUntil: Instant
  /** The debt or fine that the payer chose. */
  readonly clears?: string
  readonly isPaid: boolean
}

/** A checked register of the salary project, as the document that pays it says it. */
export interface SalaryRegisterFact {
  readonly salaryId: string
  readonly name: string
  readonly rowCount: number
  readonly totalMinor: bigint
  /** Of all its rows: what a signature covers. */
  readonly digest: string
  /** By the contract of the salary project. */
  readonly payerAccount: string
  readonly transitAccount: string
  readonly recipientName: string
  readonly purpose: string
}

/** Whom a code pays, as far as this bank knows them; of a code of another bank what the code says. */
export interface QrSellerFact {
  /** When it is kept at this bank. */
  readonly account?: string
  readonly name: string
}

/** A sale by QR of the organisation that can be given back. */
export interface QrSaleFact {
  /** The account that was credited. */
  readonly account: string
  readonly operationId: string
  readonly amountMinor: bigint
  /** Masked by the customer's bank. */
  readonly senderName: string
  readonly senderAccount: string
}

/** At what the bank exchanges the payer's currency for the recipient's now. */
export interface RateFact {
  readonly rate: QuotedRate
  /** Above this, in minor units of the payer's currency, the bank quotes a rate of its own. */
  readonly contractualAboveMinor: bigint
  /** The day of the list that the rate is of. */
  readonly date: LocalDate
  /** The bank itself calls the list outdated. */
  readonly isOld: boolean
}

/** An own account that pays the fee of a document. */
export interface CommissionPayerFact {
  readonly account: string
  readonly currency: CurrencyCode
}

/** What the bank's dictionaries say about payments abroad. */
export interface AbroadFact {
  /** Countries by their two letters. */
  readonly countries: ReadonlySet<string>
  readonly correspondents: readonly Correspondent[]
  /** Codes of purposes that the currency needs; empty for a currency without codes. */
  readonly categories: ReadonlySet<string>
  /** Who may bear the fees of a payment in the currency, by the tariffs of the bank. */
  readonly commissionOptions: ReadonlySet<CommissionOption>
  /** The SWIFT code of this bank. */
  readonly ownCode: string
}

/** The facts that forms know, each by its name. */
export interface FactTypes {
  /** The account that pays, when the person may pay from it. */
  readonly payer: PayerFact
  /** The account of this bank that is credited. */
  readonly recipient: RecipientFact
  /** The private client's card that is credited. */
  readonly retailCard: RetailCardFact
  readonly dayCode: DayCodeFact
  readonly salaryRegister: SalaryRegisterFact
  readonly qrSeller: QrSellerFact
  readonly sale: QrSaleFact
  /** The bank of the directory that the document names. */
  readonly bank: BankFact
  /** The bank whose accounts begin like the recipient's; null when no bank's do. */
  readonly bankOfAccount: BankFact | null
  readonly paymentCode: { readonly isActive: boolean }
  readonly commission: CommissionAmount
  readonly rate: RateFact
  readonly commissionPayer: CommissionPayerFact
  /** The currency that the recipient gets when clients keep no accounts in it. */
  readonly exotic: { readonly currency: CurrencyCode }
  readonly abroad: AbroadFact
  readonly day: BankDay
}
export type FactName = keyof FactTypes

export type FormFacts = { readonly [K in FactName]?: Fact<FactTypes[K]> | undefined }

export const known = <T>(value: T): { readonly known: T } => ({ known: value })

/** The value of a fact; undefined while it is unknown or refused. */
export function valueOf<K extends FactName>(facts: FormFacts, name: K): FactTypes[K] | undefined {
  const fact: Fact<FactTypes[K]> | undefined = facts[name]
  return fact && 'known' in fact ? fact.known : undefined
}

/** The currency that reaches the recipient: the payer's, unless the document buys an exotic one. */
export const sentCurrencyOf = (facts: FormFacts): CurrencyCode | undefined =>
  valueOf(facts, 'exotic')?.currency ?? valueOf(facts, 'payer')?.currency
