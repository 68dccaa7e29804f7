import { sql } from 'kysely'

import type { Db } from '../platform/db/db.ts'

/**
 * One id of every kind that an organisation has anywhere in the database: from each column of each
 * table that is kept by organisation. A new module's ids are among them without anybody's doing.
 */
export async function idsOf(
  ownerDb: Db,
  legalPartyId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows: columns } = await sql<{
    place: string
    schema: string
    table: string
    column: string
  }>`
    select c.table_schema || '.' || c.table_name || '.' || c.column_name as place,
      c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    where c.column_name <> 'legal_party_id'
      and (c.data_type = 'uuid' or c.column_name in ('account', 'account_number'))
      and exists (
        select from information_schema.columns o
        join information_schema.tables t
          on t.table_schema = o.table_schema and t.table_name = o.table_name
        where o.table_schema = c.table_schema and o.table_name = c.table_name
          and o.column_name = 'legal_party_id' and o.data_type = 'uuid'
          and t.table_type = 'BASE TABLE')
    order by 1`.execute(ownerDb)
  const found = new Map<string, string>()
  for (const { place, schema, table, column } of columns) {
    const { rows } = await sql<{ id: string | null }>`
      select ${sql.ref(column)}::text as id from ${sql.table(`${schema}.${table}`)}
      where legal_party_id = ${legalPartyId} and ${sql.ref(column)} is not null
      limit 1`.execute(ownerDb)
    const id = rows[0]?.id
    if (typeof id === 'string' && ![...found.values()].includes(id)) found.set(place, id)
  }
  // People belong to no organisation; what colleagues know them by is requested all the same.
  const { rows } = await sql<{ id: string }>`
    select p.user_reference_id::text as id
    from access_control.person p
    join access_control.user_contract u on u.person_id = p.person_id
    where u.legal_party_id = ${legalPartyId}
    order by u.sign_right = 'FIRST', p.person_id limit 1`.execute(ownerDb)
  for (const { id } of rows) found.set('access_control.person.user_reference_id', id)
  return found
}
