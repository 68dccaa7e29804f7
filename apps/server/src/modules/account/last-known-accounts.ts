import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

type AccountLists = Pick<CoreAccounts, 'accountsOf'>

/** Organisations whose list is remembered by a process; those requested longest ago are forgotten. */
const mostOrganisations = 2_000

/**
 * Lists of accounts for deciding what a person may view. While the bank is away the list it gave last still
 * counts, so that people see their documents and what is known of them. Never for anything about money: a
 * balance or a status of yesterday pays nothing.
 */
export function lastKnownAccounts(core: AccountLists): AccountLists {
  const known = new Map<string, CoreAccount[]>()
  return {
    async accountsOf(legalPartyId) {
      try {
        const accounts = await core.accountsOf(legalPartyId)
        known.delete(legalPartyId)
        known.set(legalPartyId, accounts)
        const [oldest] = known.keys()
        if (known.size > mostOrganisations && oldest !== undefined) known.delete(oldest)
        return accounts
      } catch (error) {
        const last = error instanceof BankUnavailable ? known.get(legalPartyId) : undefined
        if (last === undefined) throw error
        return last
      }
    },
  }
}
