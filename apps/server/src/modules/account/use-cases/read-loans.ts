import type {
  Deposit,
  DepositInterest,
  Loan,
  LoansAndDeposits,
} from '@tartip/bank-ports/loans-and-deposits'
import { chartOfLoan, type LoanChartRow } from '@tartip/domain/loans/loan-chart'
import { err, ok, type Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { AccountView } from './read-accounts.ts'

export interface ReadLoansDeps {
  readonly loansAndDeposits: LoansAndDeposits
  readonly readAccounts: (actor: Actor) => Promise<readonly AccountView[]>
  /** Today at the bank. */
  readonly today: () => LocalDate
}

export interface LoanView {
  readonly loan: Loan
  readonly account: AccountView
  readonly chart: readonly LoanChartRow[]
}

export interface DepositView {
  readonly deposit: Deposit
  readonly account: AccountView
  readonly interest: readonly DepositInterest[]
}

/** Loans whose accounts the person may read. */
export const readLoans =
  (deps: ReadLoansDeps) =>
  async (actor: Actor): Promise<readonly LoanView[]> => {
    const [loans, accounts] = await Promise.all([
      deps.loansAndDeposits.loansOf(actor.legalPartyId),
      deps.readAccounts(actor),
    ])
    return loans.flatMap(loan => {
      const account = accounts.find(view => view.account.accountId === loan.accountId)
      return account ? [{ loan, account, chart: chartOfLoan(loan, deps.today()) }] : []
    })
  }

/** One loan; the account has to be its own, as the address of its page names both. */
export const readLoan =
  (deps: ReadLoansDeps) =>
  async (
    actor: Actor,
    loanId: string,
    accountId: string,
  ): Promise<Result<LoanView, 'LOAN_NOT_FOUND'>> => {
    const found = (await readLoans(deps)(actor)).find(({ loan }) => loan.loanId === loanId)
    return found?.loan.accountId === accountId ? ok(found) : err('LOAN_NOT_FOUND')
  }

/** Deposits whose accounts the person may read. */
export const readDeposits =
  (deps: ReadLoansDeps) =>
  async (actor: Actor): Promise<readonly DepositView[]> => {
    const [deposits, accounts] = await Promise.all([
      deps.loansAndDeposits.depositsOf(actor.legalPartyId),
      deps.readAccounts(actor),
    ])
    const seen = deposits.flatMap(deposit => {
      const account = accounts.find(view => view.account.accountId === deposit.accountId)
      return account ? [{ deposit, account }] : []
    })
    return Promise.all(
      seen.map(async view => ({
        ...view,
        interest: (await interestOf(deps, actor, view.deposit.accountId)) ?? [],
      })),
    )
  }

export const readDepositInterest =
  (deps: ReadLoansDeps) =>
  async (
    actor: Actor,
    accountId: string,
  ): Promise<
    Result<
      { readonly account: AccountView; readonly interest: readonly DepositInterest[] },
      'DEPOSIT_NOT_FOUND'
    >
  > => {
    const accounts = await deps.readAccounts(actor)
    const account = accounts.find(view => view.account.accountId === accountId)
    const interest = account && (await interestOf(deps, actor, accountId))
    return account && interest ? ok({ account, interest }) : err('DEPOSIT_NOT_FOUND')
  }

function interestOf(deps: ReadLoansDeps, actor: Actor, accountId: string) {
  return deps.loansAndDeposits.depositInterest(actor.legalPartyId, accountId)
}
