import { createHash } from 'node:crypto'
import { uuidOfHash } from '@tartip/domain/identifiers/uuid'
import { currencyCodes, type CurrencyCode } from '@tartip/domain/money/currency'
import type { NewLedgerAccount } from '@tartip/ledger/transfer'

/**
 * The bank's own accounts behind its products, one of each for every currency. Card settlement is what the
 * bank owes the payment systems until they have collected it.
 */
export type ProductAccount =
  | 'CARD_SETTLEMENT'
  | 'CARD_FEE_INCOME'
  | 'INTEREST_INCOME'
  | 'INTEREST_EXPENSE'

const kinds: readonly { kind: ProductAccount; normalSide: 'DEBIT' | 'CREDIT' }[] = [
  { kind: 'CARD_SETTLEMENT', normalSide: 'CREDIT' },
  { kind: 'CARD_FEE_INCOME', normalSide: 'CREDIT' },
  { kind: 'INTEREST_INCOME', normalSide: 'CREDIT' },
  { kind: 'INTEREST_EXPENSE', normalSide: 'DEBIT' },
]

/** The ledger id of such an account: the same in every installation. */
export function productAccountId(kind: ProductAccount, currency: CurrencyCode): string {
  return derivedId(`product account ${kind} ${currency}`)
}

/** They allow overdraft, because no client waits for the bank's own account. */
export const productAccounts: readonly NewLedgerAccount[] = currencyCodes.flatMap(currency =>
  kinds.map(({ kind, normalSide }) => ({
    id: productAccountId(kind, currency),
    currency,
    normalSide,
    overdraftAllowed: true,
  })),
)

/**
 * The ledger account of one currency of a card account. The base currency is the account itself; the others
 * get an id of their own, which nothing has to look up.
 */
export function balanceAccountId(
  accountId: string,
  base: CurrencyCode,
  currency: CurrencyCode,
): string {
  return currency === base ? accountId : derivedId(`card balance ${accountId} ${currency}`)
}

/** An id that follows from what it names, so that a step run again requests the same transfer. */
export function derivedId(text: string): string {
  return uuidOfHash(createHash('sha256').update(text).digest('hex'))
}
