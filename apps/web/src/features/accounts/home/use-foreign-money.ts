import { useQuery } from '@tanstack/react-query'
import { foreignMoneyQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import { noForeignMoney } from '../foreign-money.ts'
import type { ForeignMoney } from '../foreign-money.ts'

/**
 * The other currencies of card accounts, requested together with the accounts and not after them. Only a
 * company with card accounts waits for the answer; undefined when the bank has not given it.
 */
export function useForeignMoney(
  legalPartyId: string,
  accounts: readonly Account[] | undefined,
): { readonly foreign: ForeignMoney | undefined; readonly isForeignPending: boolean } {
  const money = useQuery(foreignMoneyQuery(legalPartyId))
  const hasCards = accounts?.some(account => account.type === 'CARD') ?? false
  return hasCards
    ? { foreign: money.data, isForeignPending: money.isPending }
    : { foreign: noForeignMoney, isForeignPending: false }
}
