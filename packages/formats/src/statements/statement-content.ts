import type { Words } from '@tartip/domain/bank-text'
import type { Language } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { StatementKind } from '@tartip/domain/statements/statement'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

/** What a statement says of itself. */
export interface StatementHead {
  readonly statementId: string
  readonly kind: StatementKind
  readonly clientName: string
  readonly clientInn: string
  readonly bankName: string
  readonly bankBic: string
  /** Names of banks by their BIC, in the language of the statement. */
  readonly bankNames: Readonly<Record<string, string>>
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly createdAt: Instant
  readonly language: Language
}

/** One account in one currency, or one card terminal. Sums are minor units of the currency. */
export interface StatementSection {
  /** 16 digits, or the code of the terminal. */
  readonly account: string
  /** Where the terminal stands. */
  readonly place?: string
  readonly currency: CurrencyCode
  readonly openingMinor: bigint
  readonly closingMinor: bigint
  /** The closing balance without what is held. */
  readonly plannedMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  /** What acquiring has kept of the sales of a terminal. */
  readonly feeMinor?: bigint
  readonly debitCount: number
  readonly creditCount: number
}

/** One booking of an account, or one sale (credit) or return (debit) of a terminal. */
export interface StatementOperation {
  readonly operationId: string
  readonly bookedAt: Instant
  readonly direction: 'DEBIT' | 'CREDIT'
  /** Always above zero. */
  readonly amountMinor: bigint
  readonly feeMinor?: bigint
  readonly counterpartyName: Words
  readonly counterpartyAccount: string
  /** BIC of the counterparty's bank, when it is another bank. */
  readonly counterpartyBank?: string
  /** The tax number of the counterparty, where the bank knows it. */
  readonly counterpartyInn?: string
  readonly purpose: Words
  readonly documentNumber?: string
  readonly operationCode?: string
  /** The document of the internet bank behind it. */
  readonly paymentId?: string
  /** The eight digits of the state payment classifier. */
  readonly paymentCode?: string
  /** Of a row of salaries: how many people its amount is for. */
  readonly salaryPeople?: number
}

/** A statement as the writers get it: sections are few and known, operations come in batches. */
export interface StatementContent {
  readonly head: StatementHead
  readonly sections: readonly StatementSection[]
  /** Oldest first; the index is that of `sections`. May be read more than once. */
  operationsOf(section: number): AsyncIterable<readonly StatementOperation[]>
}

/** Bytes of a file, in order. The next chunk is made when the one before has been taken. */
export type StatementFileBytes = AsyncIterable<Uint8Array>

/** A format cannot say what the statement says; `params` are those of the text of the code. */
export class FormatRefusal extends Error {
  override readonly name = 'FormatRefusal'
  readonly code: 'STATEMENT_LETTERS_NOT_IN_FORMAT'
  readonly params: Readonly<Record<string, string>>

  constructor(code: FormatRefusal['code'], params: FormatRefusal['params']) {
    super(code)
    this.code = code
    this.params = params
  }
}
