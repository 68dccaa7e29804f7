import { mayBeCredited, mayBeDebited } from '@tartip/domain/accounts/account-moves'
import { fillTexts } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { settleAll } from '../common/settle-all.ts'
import { readPayingAccount } from '../products/paying-account.ts'
import { derivedId, productAccountId } from '../products/product-accounts.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts, type OperationText } from '../store/operation-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { statementWords } from '../words/statement-words.ts'
import { grownInterest, periodsOf } from './deposit-periods.ts'
import {
  claimDeposit,
  findDeposit,
  insertPayouts,
  readOpenDepositIds,
  readPayouts,
  type StoredDeposit,
} from './deposit-store.ts'

/**
 * Pays the interest of every finished period, and repays the deposit at the end of its term.
 * Payments stopped by an arrest or a closed account stay due and are retried each day.
 */
export async function payDepositInterest(db: TwinDb, now: Instant): Promise<number> {
  let paid = 0
  await settleAll(await readOpenDepositIds(db), async accountId => {
    paid += await inTransaction(db, async tx => {
      const [deposit] = await claimDeposit(tx, accountId)
      return deposit === undefined ? 0 : payOne(tx, deposit, now)
    })
  })
  return paid
}

async function payOne(tx: TwinDb, deposit: StoredDeposit, now: Instant): Promise<number> {
  const today = bishkekDate(now)
  const known = (await readPayouts(tx, [deposit.accountId])).get(deposit.accountId)
  const due = periodsOf(deposit, today).filter(
    period => period.endDate <= today && known?.has(period.endDate) !== true,
  )
  if (due.length > 0 && !(await isCreditable(tx, interestAccountOf(deposit)))) return 0
  for (const period of due) {
    const interestMinor = await grownInterest(tx, deposit, period.startDate, period.endDate)
    const id = payoutTransferId(deposit.accountId, period.endDate)
    await book(tx, now, deposit, { id, interestMinor })
    await insertPayouts(tx, [
      { accountId: deposit.accountId, endDate: period.endDate, interestMinor, at: now },
    ])
  }
  if (deposit.endDate !== undefined && deposit.endDate <= today) await giveBack(tx, deposit, now)
  return due.length
}

async function isCreditable(tx: TwinDb, accountId: string): Promise<boolean> {
  const account = await readPayingAccount(tx, accountId)
  return account !== undefined && mayBeCredited(account.status)
}

export function payoutTransferId(accountId: string, endDate: string): string {
  return derivedId(`deposit ${accountId} interest ${endDate}`)
}

/** The account that gets the interest: the deposit itself when it is capitalised. */
export function interestAccountOf(
  deposit: Pick<StoredDeposit, 'accountId' | 'payoutAccountId' | 'payout'>,
): string {
  return deposit.payout === 'CAPITALISED' ? deposit.accountId : deposit.payoutAccountId
}

async function book(
  tx: TwinDb,
  now: Instant,
  deposit: StoredDeposit,
  { id, interestMinor }: { readonly id: string; readonly interestMinor: bigint },
): Promise<void> {
  if (interestMinor === 0n) return
  const accountId = interestAccountOf(deposit)
  await post(tx, {
    kind: 'TRANSFER',
    id,
    debitAccountId: productAccountId('INTEREST_EXPENSE', deposit.currency),
    creditAccountId: accountId,
    amountMinor: interestMinor,
    currency: deposit.currency,
    bookedAt: now,
  })
  await saveTexts(tx, now, [textOf(deposit, accountId, id, interestPurpose(deposit))])
}

/** Everything on the account after the end of the term, also later credits. */
async function giveBack(tx: TwinDb, { accountId, legalPartyId }: StoredDeposit, now: Instant) {
  // Capitalised interest has just changed the balance.
  const deposit = await findDeposit(tx, legalPartyId, accountId)
  const own = await readPayingAccount(tx, accountId)
  if (deposit === undefined || own === undefined || own.availableMinor <= 0n) return
  if (!mayBeDebited(own.status)) return
  if (!(await isCreditable(tx, deposit.payoutAccountId))) return
  // The lock on the deposit makes a repayment unique; the instant distinguishes repayments.
  const id = derivedId(`deposit ${accountId} return ${now}`)
  await post(tx, {
    kind: 'TRANSFER',
    id,
    debitAccountId: accountId,
    creditAccountId: deposit.payoutAccountId,
    amountMinor: own.availableMinor,
    currency: deposit.currency,
    bookedAt: now,
  })
  const purpose = fillTexts(statementWords.depositReturned, { contract: deposit.contractNumber })
  await saveTexts(tx, now, [
    textOf(deposit, accountId, id, purpose),
    textOf(deposit, deposit.payoutAccountId, id, purpose),
  ])
}

/** For the statement and for account events. */
async function saveTexts(tx: TwinDb, now: Instant, texts: readonly OperationText[]): Promise<void> {
  await saveOperationTexts(tx, texts)
  await appendMovements(tx, now, texts)
}

async function post(tx: TwinDb, request: TransferRequest): Promise<void> {
  const [answer] = await createLedger({ db: tx }).post([request])
  if (answer?.result !== 'DONE') {
    throw new Error(`A deposit was not booked: ${answer?.result ?? 'no answer'}`)
  }
}

export function interestPurpose({
  contractNumber,
}: Pick<StoredDeposit, 'contractNumber'>): LocalizedText {
  return fillTexts(statementWords.depositInterest, { contract: contractNumber })
}

function textOf(
  deposit: StoredDeposit,
  accountId: string,
  transferId: string,
  purpose: LocalizedText,
): OperationText {
  return {
    accountId,
    transferId,
    counterpartyName: statementWords.depositDepartment,
    counterpartyAccount: accountId === deposit.accountId ? '' : deposit.account,
    purpose,
  }
}
