import type { Check } from '@tartip/ledger/proof/check'
import { sql } from 'kysely'

/** Whose account it is and under which number, as the ledger keeps it for ever. */
export function accountHolder(account: {
  readonly legalPartyId: string
  readonly account: string
}): string {
  return `${account.legalPartyId} ${account.account}`
}

/**
 * The bank's own list of accounts against what the ledger was told when they were opened: an account that
 * was given to somebody else, or another number, by hand is named. Accounts of books from before the ledger
 * kept holders have none there, and are left out.
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
