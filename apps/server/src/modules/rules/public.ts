import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { LetterSubject } from '@tartip/domain/documents/letter'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { Language, LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Tariff } from '@tartip/domain/payment/commission'
import type { Correspondent } from '@tartip/domain/payment/correspondent'
import type { CommissionOption } from '@tartip/domain/payment/payment-order'
import type { LocalDate } from '@tartip/domain/time/instant'

/** A bank or a branch of the directory. */
export interface DirectoryBank {
  readonly bankCode: string
  /** First digits that its accounts may begin with; a pair of BIC and account is checked by it. */
  readonly accountPrefix: string
  readonly name: LocalizedText
  readonly shortName: LocalizedText
  /** '' when the bank has none. */
  readonly swiftCode: string
  readonly isActive: boolean
  readonly isHead: boolean
  readonly isOwn: boolean
}

/** One entry of the budget classification (GK 018-2007). */
export interface PaymentCode {
  readonly classCode: string
  readonly className: LocalizedText
  readonly isActive: boolean
}

/** A code by which a country orders the purposes of payments in its currency. */
export interface PurposeCategory {
  readonly code: string
  readonly name: LocalizedText
  /** Companies here may choose it. */
  readonly isActive: boolean
}

/** Who bears the fees of a payment abroad. */
export interface CommissionOptionText {
  readonly code: CommissionOption
  readonly name: LocalizedText
  readonly hint: LocalizedText
}

/** What is needed for payments abroad. */
export interface AbroadDictionary {
  /** By their two letters. */
  readonly countries: ReadonlyMap<string, LocalizedText>
  readonly correspondents: readonly Correspondent[]
  /** None for a currency without such codes. */
  categoriesOf(currency: CurrencyCode): readonly PurposeCategory[]
  /** Kinds of payers and recipients of tenge payments: two of them stand in the seven digits. */
  readonly kztParties: readonly PurposeCategory[]
  readonly commissionOptions: readonly CommissionOptionText[]
  /** Days on which payments in the currency are not settled; none where they are not known. */
  holidaysOf(currency: CurrencyCode): readonly LocalDate[]
}

/** A frequent question with the bank's answer. */
export interface FaqEntry {
  /** What it is about: `sign-in`, `payments` … */
  readonly group: string
  /** The instruction with the details. */
  readonly document?: string
  readonly question: LocalizedText
  readonly answer: LocalizedText
}

/** One of the bank's instructions for people, in one language. */
export interface InstructionDocument {
  readonly document: string
  readonly language: 'RU' | 'KG' | 'ENG'
  readonly title: string
  readonly description: string
  /** A plain name without a path. */
  readonly fileName: string
}

export type BankSearchType = 'INTERBANK' | 'INTRABANK' | 'ALL'

export interface BankDirectory {
  /** Active or not: a document made before a bank closed must still be shown. */
  find(bankCode: string): DirectoryBank | undefined
  /** The bank whose accounts begin like this one, active or not; undefined when no bank's do. */
  ofAccount(account: string): DirectoryBank | undefined
  /** Active banks whose code begins with the text or whose name holds it; INTERBANK leaves the own bank out. */
  search(text: string, type: BankSearchType): readonly DirectoryBank[]
  /**
   * What a participant of the payment systems is called: the bank whose codes begin with these three digits,
   * a closed one only when no other has them. Banks that share the digits are all named, «А / Б»; undefined
   * when nobody has them.
   */
  participantName(digits: string): LocalizedText | undefined
  /** Names of all banks, active or not, by their BIC. */
  namesIn(language: Language): Readonly<Record<string, string>>
}

/**
 * The dictionaries of the bank, held in memory and always those that are valid today.
 * Reading costs nothing, so every call of the money path may use them.
 */
export interface Rules {
  /** The bank's day at this moment: date and minute in Bishkek, calendar, cut-offs. */
  bankDay(): BankDay
  calendar(): BankCalendar
  fieldRules(): readonly FieldRule[]
  tariffs(): readonly Tariff[]
  banks(): BankDirectory
  paymentCodes(): readonly PaymentCode[]
  letterSubjects(): readonly LetterSubject[]
  abroad(): AbroadDictionary
}
