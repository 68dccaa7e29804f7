import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import type { AccountType } from '@tartip/domain/accounts/account-type'
import type { BankText, Words } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

export type { AccountType } from '@tartip/domain/accounts/account-type'
export type { AccountStatus } from '@tartip/domain/accounts/account-moves'

/**
 * Whether the account follows the principles of Islamic finance; spelled as the bank spells it.
 */
export type AccountClassification = 'ISLAMIC' | 'STANDART'

/** Seen from the owner of the account: DEBIT takes money from it, CREDIT brings money to it. */
export type OperationDirection = 'DEBIT' | 'CREDIT'

/** An account as the bank's books know it. */
export interface CoreAccount {
  readonly accountId: string
  /** The account number, 16 digits. */
  readonly account: string
  readonly bic: string
  readonly legalPartyId: string
  readonly type: AccountType
  readonly status: AccountStatus
  /** The reason of an arrest or closure, in the bank's text. */
  readonly statusReason?: BankText
  readonly currency: CurrencyCode
  /** The booked balance in minor units, of a loan below zero (`balanceOfOwner`); holds are still part of it. */
  readonly balanceMinor: bigint
  /** Minor units held for pending documents: available = balance − held. */
  readonly heldMinor: bigint
  /** Yearly percent as an exact decimal, where the product bears interest. */
  readonly interestRate?: string
  readonly openDate: LocalDate
  readonly closeDate?: LocalDate
  readonly contractNumber?: string
  readonly departmentId: string
  readonly classification: AccountClassification
  /** From the bank's catalogue of products. */
  readonly productName: LocalizedText
}

/**
 * The operation code of a balance brought forward: an opening balance from the bank's former books.
 * It is neither income nor expense.
 */
export const broughtForwardCode = 'BALANCE_FORWARD'

/** One booked operation of one account. */
export interface CoreOperation {
  readonly operationId: string
  readonly accountId: string
  readonly bookedAt: Instant
  readonly direction: OperationDirection
  /** Always positive; `direction` is the sign. */
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  /** The booked balance of the account right after this operation: that before it + credit − debit. */
  readonly balanceAfterMinor: bigint
  /** The counterparty's name, or the bank itself. */
  readonly counterpartyName: Words
  readonly counterpartyAccount: string
  /** The BIC of the counterparty's bank, when it is another bank. */
  readonly counterpartyBank?: string
  /** The counterparty's tax number, where the bank knows it: of its own clients, and where the payer has given it. */
  readonly counterpartyInn?: string
  /** The payer's text, or the bank's own for its bookings. */
  readonly purpose: Words
  readonly documentNumber?: string
  /** What kind of operation it is; `broughtForwardCode` for a balance brought forward. */
  readonly operationCode?: string
  /** The internet bank's document behind the operation, when there is one. */
  readonly paymentId?: string
  /** The eight digits of the state payment classifier, where the payer has given them. */
  readonly paymentCode?: string
  /** Of an entry of salaries: how many people get its amount, or did not get it; absent where that is not known. */
  readonly salaryPeople?: number
}

/** Money of a pending document: still booked, no longer available. */
export interface CoreHold {
  readonly holdId: string
  readonly accountId: string
  readonly amountMinor: bigint
  readonly createdAt: Instant
  readonly paymentId?: string
  readonly operationCode?: string
  readonly purpose: Words
}

/** The owner of an account of this bank, for the payer to recognise; never with a balance. */
export interface CoreRecipient {
  readonly account: string
  readonly ownerName: string
  readonly legalPartyId: string
  readonly currency: CurrencyCode
  readonly status: AccountStatus
}

/** Days are days of the bank (Asia/Bishkek); both ends belong to the period. */
export interface OperationFilter {
  readonly from?: LocalDate
  readonly to?: LocalDate
  readonly direction?: OperationDirection
  /**
   * Part of the counterparty's name or account, the purpose or the document number; case does not matter,
   * and what the bank says itself is found in each of its languages.
   */
  readonly search?: string
  /** Leaves out salaries of one person, or of an unknown number, in the totals too. */
  readonly withoutSalaryOfOne?: true
}

/**
 * One page of operations, and what the whole period adds up to. Sums are minor units of the
 * account's currency.
 */
export interface CoreOperationPage {
  /** Newest first. */
  readonly list: CoreOperation[]
  /** Give it back as `before` to read the next, older page; absent on the last one. */
  readonly nextCursor?: string
  /** Totals of everything the filter matches, not of this page, without balances brought forward. */
  readonly totalCreditMinor: bigint
  readonly totalDebitMinor: bigint
  /** Balances brought forward among what the filter matches, together; below zero where a debt was. */
  readonly broughtForwardMinor: bigint
}

/** Operations in the order of their booking. */
export interface CoreNewOperations {
  /** Oldest first; `cursor` is the place of the operation: give it back as `after` to read what follows. */
  readonly list: readonly { readonly operation: CoreOperation; readonly cursor: string }[]
  readonly hasMore: boolean
}

/**
 * The booked balance at the end of a day, minor units of the account's currency; below zero where more was taken than
 * there was, and of a loan.
 */
export interface ClosingBalance {
  readonly date: LocalDate
  readonly balanceMinor: bigint
}

/** What entered and left a group of accounts on one day, in one currency. Both sums are positive. */
export interface DayTurnover {
  readonly date: LocalDate
  readonly currency: CurrencyCode
  readonly creditMinor: bigint
  readonly debitMinor: bigint
}

/**
 * What the internet bank reads of the bank's books. The organisation is always named by the caller: an
 * account of another organisation is answered exactly like one that does not exist. Reads see every
 * booking that was acknowledged before the call.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); a read is safe to repeat.
 */
export interface CoreAccounts {
  /** Every account of the organisation, closed ones too, ordered by account number. */
  accountsOf(legalPartyId: string): Promise<CoreAccount[]>

  /** One indexed read, because it is on the payment path. */
  findOwnAccount(legalPartyId: string, account: string): Promise<CoreAccount | undefined>

  /** The owner of this account; `undefined` when this bank has no such account. */
  findRecipient(account: string): Promise<CoreRecipient | undefined>

  /**
   * Booked operations by keyset, newest first.
   *
   * @param before the `nextCursor` of the previous page; `undefined` for the first. A text that is no cursor
   *   of this bank throws `InvalidCursor`.
   * @param limit 1..500 rows; values outside are brought to the nearest bound.
   */
  operations(
    legalPartyId: string,
    accountId: string,
    filter: OperationFilter,
    before: string | undefined,
    limit: number,
  ): Promise<CoreOperationPage>

  /**
   * Operations in the order of their booking, for readers that want each exactly once: whatever is booked later
   * comes after everything that was ever returned.
   *
   * @param after a cursor of an earlier call, which throws `InvalidCursor` when it is none of this bank;
   *   `undefined` begins with the day `from`, or with the first operation of the account
   * @param limit 1..500 rows; values outside are brought to the nearest bound.
   */
  operationsAfter(
    legalPartyId: string,
    accountId: string,
    begin: { readonly after?: string; readonly from?: LocalDate },
    limit: number,
  ): Promise<CoreNewOperations>

  /** Open holds, oldest first. */
  holds(legalPartyId: string, accountId: string): Promise<CoreHold[]>

  /**
   * The closing balance of every day from `from` to `to`, both included, one row a day without gaps; a day
   * before the first operation closes with zero. An empty list for a foreign account or when `from > to`; a
   * period of more than 3660 days throws RangeError.
   */
  closingBalances(
    legalPartyId: string,
    accountId: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<ClosingBalance[]>

  /**
   * Money in and out of the given accounts together, by day and currency, oldest day first; a day without
   * movement has no row. Moves between accounts of the organisation and balances brought forward are left out:
   * nothing came or went.
   * Foreign accounts among `accountIds` count for nothing; a period of more than 3660 days throws RangeError.
   */
  dailyTurnover(
    legalPartyId: string,
    accountIds: readonly string[],
    from: LocalDate,
    to: LocalDate,
  ): Promise<DayTurnover[]>
}

/** The cursor is not from this bank or incomplete: a mistake of the caller. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor'
}
