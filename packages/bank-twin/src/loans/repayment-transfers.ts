import { fillTexts } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { derivedId, productAccountId } from '../products/product-accounts.ts'
import type { OperationText } from '../store/operation-store.ts'
import { statementWords } from '../words/statement-words.ts'
import type { Repayment } from './loan-store.ts'

interface LoanOfRepayment {
  readonly accountId: string
  readonly account: string
  readonly repaymentAccountId: string
  readonly dutyNumber: string
  readonly currency: CurrencyCode
}

type Part = 'principal' | 'interest'

export const repaymentTransferId = (repaymentId: string, part: Part) =>
  derivedId(`loan repayment ${repaymentId} ${part}`)

/** Interest goes to the bank's income, principal to the loan account; both or none. */
export function repaymentTransfers(loan: LoanOfRepayment, repayment: Repayment): TransferRequest[] {
  const transfer = (part: Part, amountMinor: bigint, creditAccountId: string): TransferRequest => ({
    kind: 'TRANSFER',
    id: repaymentTransferId(repayment.repaymentId, part),
    debitAccountId: loan.repaymentAccountId,
    creditAccountId,
    amountMinor,
    currency: loan.currency,
    bookedAt: repayment.at,
  })
  const requests: TransferRequest[] = []
  const { interestMinor, principalMinor } = repayment
  if (interestMinor > 0n) {
    const income = productAccountId('INTEREST_INCOME', loan.currency)
    const isLinked = principalMinor > 0n ? { isLinkedToNext: true } : {}
    requests.push({ ...transfer('interest', interestMinor, income), ...isLinked })
  }
  if (principalMinor > 0n) requests.push(transfer('principal', principalMinor, loan.accountId))
  return requests
}

/** What the statements of both accounts say. */
export function repaymentTexts(loan: LoanOfRepayment, repayment: Repayment): OperationText[] {
  const text = (accountId: string, part: Part, purpose: LocalizedText): OperationText => ({
    accountId,
    transferId: repaymentTransferId(repayment.repaymentId, part),
    counterpartyName: statementWords.loanDepartment,
    counterpartyAccount: accountId === loan.accountId ? '' : loan.account,
    purpose: fillTexts(purpose, { contract: loan.dutyNumber }),
  })
  const texts: OperationText[] = []
  if (repayment.interestMinor > 0n) {
    texts.push(text(loan.repaymentAccountId, 'interest', statementWords.interestRepaid))
  }
  if (repayment.principalMinor > 0n) {
    texts.push(text(loan.repaymentAccountId, 'principal', statementWords.principalRepaid))
    texts.push(text(loan.accountId, 'principal', statementWords.principalRepaid))
  }
  return texts
}
