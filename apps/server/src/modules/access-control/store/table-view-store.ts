import type { TableViews, ViewedTable } from '@tartip/domain/people/table-views'
import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

interface Owner {
  readonly legalPartyId: string
  readonly personId: string
}

/** What one person keeps of the tables they check; call it with a transaction of their organisation. */
export function createTableViewStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    async find(owner: Owner, table: ViewedTable): Promise<TableViews | undefined> {
      const row = await db
        .selectFrom('access_control.table_view as v')
        .select('v.views')
        .where('v.legal_party_id', '=', owner.legalPartyId)
        .where('v.person_id', '=', owner.personId)
        .where('v.table_name', '=', table)
        .executeTakeFirst()
      return row?.views
    },

    /** Replaces what was kept; of two writes the later one stays. */
    async save(owner: Owner, table: ViewedTable, views: TableViews, at: Instant): Promise<void> {
      const changed = { views: JSON.stringify(views), changed_at: toTimestamp(at) }
      await db
        .insertInto('access_control.table_view')
        .values({
          legal_party_id: owner.legalPartyId,
          person_id: owner.personId,
          table_name: table,
          ...changed,
        })
        .onConflict(conflict =>
          conflict.columns(['legal_party_id', 'person_id', 'table_name']).doUpdateSet(changed),
        )
        .execute()
    },
  }
}
