import { expect, test } from 'vitest'
import { sql, type Kysely } from 'kysely'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createDb } from './create-db.ts'
import { pendingMigrations, runMigrations, type MigrationSet } from './migrator.ts'

const step = (text: string) => ({
  up: async (db: Kysely<unknown>) => {
    await sql.raw(text).execute(db)
  },
})
const shop = (more: MigrationSet['migrations'] = {}): MigrationSet => ({
  name: 'shop',
  migrations: { '0001-shop': step('create schema shop; create table shop.item (id int)'), ...more },
})

test('runs what is new, once, and says what is missing', async () => {
  const database = await testDatabase()
  await runMigrations(database.ownerDb, [shop()])
  await runMigrations(database.ownerDb, [shop()])
  const grown = shop({ '0002-price': step('alter table shop.item add price bigint') })
  expect(await pendingMigrations(database.db, [grown])).toEqual(['shop/0002-price'])
  await runMigrations(database.ownerDb, [grown])
  expect(await pendingMigrations(database.db, [grown])).toEqual([])
  await sql`insert into shop.item (id, price) values (1, 2)`.execute(database.db)
  await database.close()
})

test('a migration that fails leaves nothing of itself and names itself', async () => {
  const database = await testDatabase()
  const broken = shop({ '0002-broken': step('create table shop.half (id int); select 1 / 0') })
  await expect(runMigrations(database.ownerDb, [broken])).rejects.toThrow(
    'Migration shop/0002-broken failed',
  )
  const { rows } = await sql<{ half: string | null }>`
    select to_regclass('shop.half')::text as half`.execute(database.ownerDb)
  expect(rows[0]?.half).toBeNull()
  await database.close()
})

test('two migrations with one number are refused before the newer can come before the older', async () => {
  const database = await testDatabase()
  const twice = shop({ '0002-price': step('select 1'), '0002-colour': step('select 1') })
  await expect(runMigrations(database.ownerDb, [twice])).rejects.toThrow(
    'Two migrations of shop have the number 0002',
  )
  await database.close()
})

test('processes that start at the same moment migrate once', async () => {
  const database = await testDatabase()
  const owners = Array.from({ length: 3 }, () => createDb({ url: database.url, max: 3 }))
  await Promise.all(owners.map(owner => runMigrations(owner.db, [shop()])))
  expect(await pendingMigrations(database.db, [shop()])).toEqual([])
  await Promise.all(owners.map(owner => owner.close()))
  await database.close()
})

test('the roles of the server own nothing and cannot change the schema', async () => {
  const database = await testDatabase([shop()])
  await expect(sql`drop table shop.item`.execute(database.db)).rejects.toThrow('must be owner')
  await expect(sql`create table shop.other (id int)`.execute(database.db)).rejects.toThrow(
    'permission denied',
  )
  await database.close()
})
