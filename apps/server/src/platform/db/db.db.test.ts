import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createDb } from './create-db.ts'
import { toTimestamp } from './db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('values come back in our own types, exactly', async () => {
  const { rows } = await sql`
    select 9223372036854775807::int8 as whole, 12345678901234567890.123456::numeric as exact,
      '2026-03-01'::date as day, '2026-11-30 04:00:00.123+00'::timestamptz as moment,
      '2026-11-30 10:00:00+06'::timestamptz as bishkek, 7::int4 as small, null::int8 as nothing,
      '{"a": [1]}'::jsonb as json`.execute(database.db)
  expect(rows[0]).toEqual({
    whole: 9223372036854775807n,
    exact: '12345678901234567890.123456',
    day: '2026-03-01',
    moment: Date.UTC(2026, 10, 30, 4, 0, 0, 123),
    bishkek: Date.UTC(2026, 10, 30, 4, 0, 0),
    small: 7,
    nothing: null,
    json: { a: [1] },
  })
})

test('moments are read to the millisecond, whatever they look like as texts', async () => {
  const texts = [
    '2026-11-30 04:00:00+00',
    '2026-02-28 23:59:59.9+00',
    '2026-02-28 23:59:59.04+00',
    '2026-02-28 23:59:59.123456+00',
    '1999-12-31 23:59:59.999+00',
    '20000-01-01 00:00:00.5+00',
  ]
  const { rows } = await sql<{ moment: number; expected: string }>`
    select t::timestamptz as moment,
      floor(extract(epoch from t::timestamptz) * 1000)::bigint::text as expected
    from unnest(${texts}::text[]) as t`.execute(database.db)
  // A year of five digits is no form that this application stores.
  const known = rows.filter(({ moment }) => !Number.isNaN(moment))
  expect(known.map(({ moment }) => String(moment))).toEqual(
    rows.slice(0, -1).map(({ expected }) => expected),
  )
})

test('an instant survives the way into a table and back', async () => {
  const instant = Date.UTC(2026, 1, 28, 23, 59, 59, 999)
  const { rows } = await sql<{ back: number }>`select ${toTimestamp(instant)} as back`.execute(
    database.db,
  )
  expect(rows[0]?.back).toBe(instant)
})

test('a pool is closed when its last connection has ended, so that the database may stop', async () => {
  const { db, pool, close } = createDb({ url: database.url })
  let [opened, ended] = [0, 0]
  pool.on('connect', client => {
    opened += 1
    client.once('end', () => (ended += 1))
  })
  await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.01)`.execute(db)))
  await close()
  expect(opened).toBeGreaterThan(1)
  expect(ended).toBe(opened)
})

test('a pool that only statements by name have used is closed as well', async () => {
  const { pool, close } = createDb({ url: database.url })
  await pool.query('select 1')
  await close()
  expect([pool.ended, pool.totalCount]).toEqual([true, 0])
})
