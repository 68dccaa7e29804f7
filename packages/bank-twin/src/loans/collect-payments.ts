import { mayBeDebited } from '@tartip/domain/accounts/account-moves'
import { chartOfLoan, type LoanChartRow } from '@tartip/domain/loans/loan-chart'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { settleAll } from '../common/settle-all.ts'
import { readPayingAccount } from '../products/paying-account.ts'
import { derivedId } from '../products/product-accounts.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  claimOpenLoans,
  insertRepayments,
  isRepaymentKnown,
  markSettled,
  readOpenLoanIds,
  type Repayment,
  type StoredLoan,
} from './loan-store.ts'
import { repaymentTexts, repaymentTransfers } from './repayment-transfers.ts'

/**
 * Collects due payments from the borrowers' accounts, as far as there are funds; the rest stays
 * overdue and is tried again the next day. Once a day per loan.
 */
export async function collectLoanPayments(db: TwinDb, now: Instant): Promise<number> {
  let collected = 0
  await settleAll(await readOpenLoanIds(db), async loanId => {
    const isPaid = await inTransaction(db, async tx => {
      const [loan] = await claimOpenLoans(tx, loanId)
      return loan !== undefined && collectOf(tx, loan, now)
    })
    if (isPaid) collected += 1
  })
  return collected
}

/** Collects what is due of one loan, which is locked. */
export async function collectOf(tx: TwinDb, loan: StoredLoan, now: Instant): Promise<boolean> {
  const today = bishkekDate(now)
  const chart = chartOfLoan(loan, today)
  if (chart.every(row => row.state === 'PAID')) await markSettled(tx, loan.loanId)
  const due = chart.filter(row => row.lastPayDate <= today)
  const repaymentId = derivedId(`loan ${loan.loanId} ${today}`)
  if (await isRepaymentKnown(tx, loan.loanId, repaymentId)) return false
  const account = await readPayingAccount(tx, loan.repaymentAccountId)
  if (account === undefined || !mayBeDebited(account.status)) return false
  const parts = divide(due, account.availableMinor)
  if (parts.principalMinor + parts.interestMinor === 0n) return false
  const repayment: Repayment = { loanId: loan.loanId, repaymentId, at: now, ...parts }
  const answers = await createLedger({ db: tx }).post(repaymentTransfers(loan, repayment))
  // The account was debited meanwhile: the next attempt is tomorrow.
  if (answers.some(answer => answer.result !== 'DONE')) return false
  await insertRepayments(tx, [repayment])
  const texts = repaymentTexts(loan, repayment)
  await saveOperationTexts(tx, texts)
  await appendMovements(tx, now, texts)
  return true
}

/** Available funds pay the oldest payment first, its interest before its principal. */
export function divide(
  rows: readonly Pick<LoanChartRow, 'restPrincipalMinor' | 'restInterestMinor'>[],
  availableMinor: bigint,
): { readonly principalMinor: bigint; readonly interestMinor: bigint } {
  let left = availableMinor > 0n ? availableMinor : 0n
  let principalMinor = 0n
  let interestMinor = 0n
  for (const row of rows) {
    const interest = row.restInterestMinor < left ? row.restInterestMinor : left
    left -= interest
    interestMinor += interest
    const principal = row.restPrincipalMinor < left ? row.restPrincipalMinor : left
    left -= principal
    principalMinor += principal
  }
  return { principalMinor, interestMinor }
}
