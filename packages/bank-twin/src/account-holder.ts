import type { Check } from '@tartip/ledger/proof/check'
import { sql } from 'kysely'

/** The holder and number of an account, as stored permanently in the ledger. */
export function accountHolder(account: {
  readonly legalPartyId: string
  readonly account: string
}): string {
  return `${account.legalPartyId} ${account.account}`
}

/**
 * Compares the bank's list of accounts with the holders in the ledger: an account with a directly
 * changed owner or number is named. Accounts from before the ledger kept holders are left out.
 */
export const holderChecks: readonly Check[] = [
  {
    code: 'ACCOUNT_HOLDER_DIFFERS',
    query: sql`
      select 'account ' || money.id, 0, 0
      from ledger.account money
      left join twin.account account on account.account_id = money.id
      where money.holder is not null
        and money.holder is distinct from account.legal_party_id::text || ' ' || account.account`,
  },
]
