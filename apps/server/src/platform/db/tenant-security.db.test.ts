import { randomUUID } from 'node:crypto'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enableTenantSecurity, withRowsOfEverybody } from './tenant-security.ts'

const party = '0192f000-0000-7000-8000-000000000001'
/** As the user of DATABASE_URL of a managed server: owns the tables and is no superuser. */
const owner = sql.id(`owner_${randomUUID().replaceAll('-', '')}`)
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await sql`create role ${owner}`.execute(database.ownerDb)
  await sql`create schema plain authorization ${owner}`.execute(database.ownerDb)
})
afterAll(async () => {
  await sql`drop owned by ${owner} cascade`.execute(database.ownerDb)
  await sql`drop role ${owner}`.execute(database.ownerDb)
  await database.close()
})

test('a migration changes the rows of every organisation, also where the owner is no superuser', async () => {
  await database.ownerDb.transaction().execute(async tx => {
    const db: Kysely<unknown> = tx
    await sql`set local role ${owner}`.execute(db)
    await sql`create table plain.document (legal_party_id uuid not null, item text)`.execute(db)
    await sql`insert into plain.document (legal_party_id) values (${party})`.execute(db)
    await enableTenantSecurity(db, 'plain.document')
    const change = () => sql`update plain.document set item = 'debt'`.execute(db)
    expect(await change()).toMatchObject({ numAffectedRows: 0n })
    let changed: unknown
    await withRowsOfEverybody(db, ['plain.document'], async () => {
      changed = await change()
    })
    expect(changed).toMatchObject({ numAffectedRows: 1n })
    expect(await change()).toMatchObject({ numAffectedRows: 0n })
  })
})
