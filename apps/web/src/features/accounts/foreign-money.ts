import type { CardMoneyQuery } from './api/card-money.account.generated.ts'

/** Money of one currency on an account; wire decimals. */
export interface HeldMoney {
  readonly currency: string
  readonly balance: string
  /** Without what is held. */
  readonly plannedBalance: string
}

/** By the id of a card account: its money in other currencies than its own, in the bank's order. */
export type ForeignMoney = ReadonlyMap<string, readonly HeldMoney[]>

export const noForeignMoney: ForeignMoney = new Map()

type CardAccountMoney = CardMoneyQuery['findAllByPartyIdBaseCardAccountInfo'][number]

/**
 * Leaves out what is already the balance of the account, and the bank's sum of all currencies: adding
 * either once more would count money twice.
 */
export function foreignMoneyOf(accounts: readonly CardAccountMoney[]): ForeignMoney {
  return new Map(
    accounts.map(({ account, multiBalance }) => [
      account.id,
      multiBalance
        .filter(({ currency }) => currency !== 'ALL' && currency !== account.currency.isoCode)
        .map(({ currency, amount, plannedAmount }) => ({
          currency,
          balance: amount,
          plannedBalance: plannedAmount,
        })),
    ]),
  )
}
