import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import type { AccountGrants, AccountPermission } from '../public.ts'

const grantsOnAccounts = `
  select p.legal_party_id, p.person_id, p.account, p.permissions
  from account.permission p
  where p.legal_party_id = any ($1::uuid[]) and p.account = any ($2::text[])`

interface GrantRow {
  legal_party_id: string
  person_id: string
  account: string
  permissions: AccountPermission[]
}

/** What was granted to anybody on these accounts. */
export async function findGrantsOn(
  db: Db,
  accounts: readonly (readonly [legalPartyId: string, account: string])[],
): Promise<AccountGrants> {
  const granted = new Map<string, readonly AccountPermission[]>()
  if (accounts.length > 0) {
    const parties = [...new Set(accounts.map(([legalPartyId]) => legalPartyId))]
    const numbers = [...new Set(accounts.map(([, account]) => account))]
    const { rows } = await inSystem(db, tx =>
      tx.executeQuery<GrantRow>(CompiledQuery.raw(grantsOnAccounts, [parties, numbers])),
    )
    for (const row of rows) {
      granted.set(keyOf(row.legal_party_id, row.person_id, row.account), row.permissions)
    }
  }
  return {
    find: (legalPartyId, personId, account) =>
      granted.get(keyOf(legalPartyId, personId, account)) ?? [],
  }
}

const keyOf = (...parts: readonly string[]) => parts.join(' ')
