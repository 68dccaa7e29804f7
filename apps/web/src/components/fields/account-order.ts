import { currencies, isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { holdsTerm } from '@tartip/domain/lists/search-text'

/** An account as pickers show it. Money is a wire decimal. */
export interface PickableAccount {
  /** The 16-digit number; the value of the picker. */
  readonly account: string
  readonly accountName: string
  readonly balance: string
  readonly currency: string
  /** Why it cannot be chosen, in the person's language: it is seized, it may not do this payment. */
  readonly disabledReason?: string
}

/**
 * Balance as an integer on one scale, only to put accounts in an order: currencies are compared as
 * bare numbers there (specification §5), which would be wrong for anything else.
 */
function rank({ balance, currency }: PickableAccount): bigint {
  if (!isCurrencyCode(currency)) return 0n
  const parsed = parseDecimal(balance.replace(/^-/, ''), currency)
  if (!parsed.ok) return 0n
  const scaled = currencies[currency].exponent === 0 ? parsed.value * 100n : parsed.value
  return balance.startsWith('-') ? -scaled : scaled
}

/** Largest balance first; on the receiving side the emptiest first. */
export function inBalanceOrder<T extends PickableAccount>(
  accounts: readonly T[],
  isInverse: boolean,
): T[] {
  const ranked = accounts.map(account => ({ account, rank: rank(account) }))
  ranked.sort((a, b) => (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1))
  if (isInverse) ranked.reverse()
  return ranked.map(({ account }) => account)
}

/** Nothing to pay from: zero or below. */
export const hasNoMoney = (account: PickableAccount): boolean => rank(account) <= 0n

/** Finds by name, by any part of the number (the last four above all) and by currency. */
export function matchesSearch(account: PickableAccount, text: string): boolean {
  return holdsTerm([account.accountName, account.account, account.currency], text)
}
