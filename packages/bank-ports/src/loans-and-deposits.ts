import type { DepositPayout, InterestPeriod } from '@tartip/domain/deposits/deposit-interest'
import type { LoanRow, RepaymentKind } from '@tartip/domain/loans/loan-schedule'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { LocalDate } from '@tartip/domain/time/instant'

/** A loan of an organisation. Amounts are minor units of its currency. */
export interface Loan {
  readonly loanId: string
  readonly legalPartyId: string
  /** The loan account, whose balance is the principal still owed. */
  readonly accountId: string
  readonly account: string
  /** Number of the loan contract. */
  readonly dutyNumber: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  /** The principal still owed. */
  readonly balanceMinor: bigint
  /** Interest repaid since the beginning. */
  readonly paidInterestMinor: bigint
  /** The day on which nothing of the principal was owed any more; absent while something is. */
  readonly repaidOn?: LocalDate
  /** Percent a year, an exact decimal. */
  readonly interestRate: string
  readonly repaymentKind: RepaymentKind
  readonly startDate: LocalDate
  /** The schedule as agreed or changed since, oldest payment first; what is repaid is reported by the two sums above. */
  readonly schedule: readonly LoanRow[]
}

/** A deposit of an organisation. Amounts are minor units of its currency. */
export interface Deposit {
  readonly legalPartyId: string
  readonly accountId: string
  readonly account: string
  readonly contractNumber: string
  readonly currency: CurrencyCode
  /** What was put on it at the beginning. */
  readonly amountMinor: bigint
  /** What lies on it now. */
  readonly balanceMinor: bigint
  /** Percent a year, an exact decimal. */
  readonly interestRate: string
  readonly startDate: LocalDate
  /** The day on which the money is free again; absent for a deposit on demand. */
  readonly endDate?: LocalDate
  readonly payout: DepositPayout
  /** Interest paid out or capitalised so far. */
  readonly paidInterestMinor: bigint
  /** Interest that has grown since the last payout, up to the end of yesterday. */
  readonly accruedInterestMinor: bigint
  readonly isReplenishable: boolean
  readonly isWithdrawable: boolean
}

/** One payout period with the interest it brings; periods to come assume that nothing is put on or taken off. */
export interface DepositInterest extends InterestPeriod {
  readonly interestMinor: bigint
  readonly isPaid: boolean
}

/**
 * Loans and deposits as the bank keeps them. The organisation is always named by the caller: what belongs to
 * another one is answered exactly like what does not exist. Repayments and interest are bookings of the
 * accounts, which `CoreAccounts` returns.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); a read is safe to repeat.
 */
export interface LoansAndDeposits {
  /** Every loan, repaid ones too, ordered by contract number. */
  loansOf(legalPartyId: string): Promise<Loan[]>

  /** `undefined` for a loan that the organisation does not have. */
  findLoan(legalPartyId: string, loanId: string): Promise<Loan | undefined>

  /** Every deposit, ordered by account number. */
  depositsOf(legalPartyId: string): Promise<Deposit[]>

  /**
   * The payout periods of a term deposit, or those of one on demand that have started; `undefined` when the
   * organisation has no such deposit.
   */
  depositInterest(legalPartyId: string, accountId: string): Promise<DepositInterest[] | undefined>
}
