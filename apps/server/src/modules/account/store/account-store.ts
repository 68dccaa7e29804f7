import { sql } from 'kysely'

import { recordAudit, type AuditEntry } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { publishAccountEvent, type AccountEventPayload } from '../account-events.ts'
import type { AccountGrant, AccountPermission } from '../public.ts'

type AccountTables = {
  'account.permission': {
    legal_party_id: string
    person_id: string
    account: string
    account_id: string
    permissions: AccountPermission[]
  }
  'account.title': { legal_party_id: string; account_id: string; account_name: string }
  'account.hidden': { legal_party_id: string; person_id: string; account_id: string }
}

/** What one person may do, by account number. */
export type Grants = ReadonlyMap<string, readonly AccountPermission[]>

/** What people may do on accounts. */
interface GrantStore {
  findGrants(legalPartyId: string, personId: string): Promise<Grants>
  findGrant(
    legalPartyId: string,
    personId: string,
    account: string,
  ): Promise<readonly AccountPermission[]>
  /**
   * Keeps everybody else from changing what a person may do, accounts and cards alike, until the
   * transaction ends. Rows that are not there yet cannot be locked, so the person themselves is.
   */
  lockGrants(legalPartyId: string, personId: string): Promise<void>
  saveGrants(rows: readonly AccountGrant[]): Promise<void>
}

/** How accounts are shown: under which name, and whether at all. */
interface ViewStore {
  /** Names that the organisation gave its accounts, by account id. */
  findTitles(legalPartyId: string): Promise<ReadonlyMap<string, string>>
  /** Ids of the accounts that the person does not want to see. */
  findHidden(legalPartyId: string, personId: string): Promise<ReadonlySet<string>>
  saveTitle(legalPartyId: string, accountId: string, accountName: string): Promise<void>
  saveVisibility(
    legalPartyId: string,
    personId: string,
    accountId: string,
    isVisible: boolean,
  ): Promise<void>
}

export interface AccountStore extends GrantStore, ViewStore {
  /** Notifies the listeners of the change when it is committed. */
  publish(legalPartyId: string, event: AccountEventPayload): Promise<void>
  /** Adds a line to the audit of the organisation. */
  audit(entry: AuditEntry): Promise<void>
}

export function createAccountStore(handle: Db): AccountStore {
  return {
    ...createGrantStore(handle),
    ...createViewStore(handle),
    publish: (legalPartyId, event) => publishAccountEvent(handle, legalPartyId, event),
    audit: entry => recordAudit(handle, entry),
  }
}

function createGrantStore(handle: Db): GrantStore {
  const db = handle.withTables<AccountTables>()
  return {
    async findGrants(legalPartyId, personId) {
      const rows = await db
        .selectFrom('account.permission as p')
        .select(['p.account', 'p.permissions'])
        .where('p.legal_party_id', '=', legalPartyId)
        .where('p.person_id', '=', personId)
        .execute()
      return new Map(rows.map(row => [row.account, row.permissions]))
    },

    async findGrant(legalPartyId, personId, account) {
      const row = await db
        .selectFrom('account.permission as p')
        .select('p.permissions')
        .where('p.legal_party_id', '=', legalPartyId)
        .where('p.person_id', '=', personId)
        .where('p.account', '=', account)
        .executeTakeFirst()
      return row?.permissions ?? []
    },

    async lockGrants(legalPartyId, personId) {
      const subject = `grants ${legalPartyId} ${personId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(handle)
    },

    async saveGrants(rows) {
      if (rows.length === 0) return
      await db
        .insertInto('account.permission')
        .values(
          rows.map(row => ({
            legal_party_id: row.legalPartyId,
            person_id: row.personId,
            account: row.account,
            account_id: row.accountId,
            permissions: [...row.permissions],
          })),
        )
        .onConflict(conflict =>
          conflict
            .columns(['legal_party_id', 'person_id', 'account'])
            .doUpdateSet(({ ref }) => ({ permissions: ref('excluded.permissions') })),
        )
        .execute()
    },
  }
}

function createViewStore(handle: Db): ViewStore {
  const db = handle.withTables<AccountTables>()
  return {
    async findTitles(legalPartyId) {
      const rows = await db
        .selectFrom('account.title as t')
        .select(['t.account_id', 't.account_name'])
        .where('t.legal_party_id', '=', legalPartyId)
        .execute()
      return new Map(rows.map(row => [row.account_id, row.account_name]))
    },

    async findHidden(legalPartyId, personId) {
      const rows = await db
        .selectFrom('account.hidden as h')
        .select('h.account_id')
        .where('h.legal_party_id', '=', legalPartyId)
        .where('h.person_id', '=', personId)
        .execute()
      return new Set(rows.map(row => row.account_id))
    },

    async saveTitle(legalPartyId, accountId, accountName) {
      await db
        .insertInto('account.title')
        .values({ legal_party_id: legalPartyId, account_id: accountId, account_name: accountName })
        .onConflict(conflict =>
          conflict
            .columns(['legal_party_id', 'account_id'])
            .doUpdateSet({ account_name: accountName }),
        )
        .execute()
    },

    async saveVisibility(legalPartyId, personId, accountId, isVisible) {
      const key = { legal_party_id: legalPartyId, person_id: personId, account_id: accountId }
      if (isVisible) {
        await db
          .deleteFrom('account.hidden')
          .where('legal_party_id', '=', legalPartyId)
          .where('person_id', '=', personId)
          .where('account_id', '=', accountId)
          .execute()
      } else {
        await db
          .insertInto('account.hidden')
          .values(key)
          .onConflict(conflict => conflict.doNothing())
          .execute()
      }
    },
  }
}
