import { createHash } from 'node:crypto'
import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'
import { uuidOfHash } from '@tartip/domain/identifiers/uuid'
import { type CurrencyCode, currencyCodes } from '@tartip/domain/money/currency'
import type { NewLedgerAccount } from '@tartip/ledger/transfer'

/**
 * The bank's own accounts, one of each for every currency.
 *
 * - transits: money on its way through a system until its session is settled with the National Bank;
 * - NBKR_CORRESPONDENT: the bank's money at the National Bank;
 * - CORRESPONDENT: its money at banks abroad that nobody has named; named ones have accounts of their own;
 * - POSITION: what it has bought and sold of a currency;
 * - SALARY_TRANSIT: salaries between an organisation's transit account and the cards of its employees;
 * - FEE_INCOME and FX_INCOME: what it earns by commissions and by the margin of conversions.
 */
export type InternalAccount =
  | SettlementTransit
  | 'NBKR_CORRESPONDENT'
  | 'CORRESPONDENT'
  | 'POSITION'
  | 'SALARY_TRANSIT'
  | 'FEE_INCOME'
  | 'FX_INCOME'

export type SettlementTransit = 'CLEARING_TRANSIT' | 'TREASURY_TRANSIT' | 'QR_TRANSIT'

const kinds: readonly { kind: InternalAccount; normalSide: 'DEBIT' | 'CREDIT' }[] = [
  { kind: 'CLEARING_TRANSIT', normalSide: 'CREDIT' },
  { kind: 'NBKR_CORRESPONDENT', normalSide: 'DEBIT' },
  { kind: 'FEE_INCOME', normalSide: 'CREDIT' },
  { kind: 'TREASURY_TRANSIT', normalSide: 'CREDIT' },
  { kind: 'QR_TRANSIT', normalSide: 'CREDIT' },
  { kind: 'CORRESPONDENT', normalSide: 'DEBIT' },
  { kind: 'POSITION', normalSide: 'CREDIT' },
  { kind: 'FX_INCOME', normalSide: 'CREDIT' },
  { kind: 'SALARY_TRANSIT', normalSide: 'CREDIT' },
]

/** The ledger id of an internal account: the same in every installation, so no lookup is needed. */
export function internalAccountId(kind: InternalAccount, currency: CurrencyCode): string {
  return uuidOf(`internal account ${kind} ${currency}`)
}

/** All of them; they allow overdraft, because a payment never waits for the bank's own account. */
export const internalAccounts: readonly NewLedgerAccount[] = currencyCodes.flatMap(currency =>
  kinds.map(({ kind, normalSide }) => ({
    id: internalAccountId(kind, currency),
    currency,
    normalSide,
    overdraftAllowed: true,
  })),
)

/** The ledger id of the bank's account with one of its correspondents abroad. */
export function correspondentAccountId(code: string, currency: CurrencyCode): string {
  return uuidOf(`correspondent ${code} ${currency}`)
}

/** The number of the commission account, as the payer sees it in the statement. */
export function feeAccountNumber(ownPrefix: string): string {
  const first14 = `${ownPrefix}00060000000`
  return first14 + accountCheckDigits(first14)
}

/**
 * The ledger id of something that belongs to a payment (its hold, its posting …). Derived, so that
 * a repeated step requests the same transfers. The beginning of the payment's id is kept for
 * locality in the index.
 */
export function transferIdOf(paymentId: string, purpose: TransferPurpose): string {
  return paymentId.slice(0, 13) + uuidOf(`${paymentId} ${purpose}`).slice(13)
}

export type TransferPurpose =
  | 'hold-amount'
  | 'hold-commission'
  | 'post-amount'
  | 'post-commission'
  | 'void-amount'
  | 'void-commission'
  | 'bought-amount'
  | 'margin'
  | 'qr-fee'
  | 'salary out'
  | 'salary back'
  | `salary row ${number}`

/** The ledger id of the transfer that settles one session of a system. */
export function settlementIdOf(system: string, currency: CurrencyCode, closesAt: number): string {
  return uuidOf(`settlement ${system} ${currency} ${closesAt}`)
}

function uuidOf(text: string): string {
  return uuidOfHash(createHash('sha256').update(text).digest('hex'))
}
