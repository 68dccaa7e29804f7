import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTenantSingleRoundTrip } from './one-round-trip.ts'
import { inSystem } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const preparedTexts = async (text: string) =>
  inSystem(database.db, async tx => {
    for (let time = 0; time < 4; time += 1) await sql`${sql.raw(text)} ${1}::int`.execute(tx)
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements`.execute(tx)
    return rows.map(row => row.statement)
  })

test('a statement that comes again is prepared once, and its answers stay right', async () => {
  const texts = await preparedTexts('select 41 +')
  expect(texts.filter(text => text.startsWith('select 41 +'))).toHaveLength(1)
  for (const value of [1, 2, 3, 4, 5]) {
    const { rows } = await sql<{ sum: number }>`select 41 + ${value}::int as sum`.execute(
      database.db,
    )
    expect(rows[0]?.sum).toBe(41 + value)
  }
})

test('a statement that comes once is not kept', async () => {
  const texts = await preparedTexts('select 42 +')
  await inSystem(database.db, tx => sql`select 43 + ${1}::int`.execute(tx))
  expect(texts.some(text => text.startsWith('select 43 +'))).toBe(false)
})

const organisation = '7c0d8c1e-8f6a-4d0e-9d55-0c5d4b1f2a30'
const together = (statements: readonly (CompiledQuery | (() => CompiledQuery))[]) =>
  inTenantSingleRoundTrip(database.db, organisation, statements)

test('a statement that is made while others run belongs to their transaction', async () => {
  const id = CompiledQuery.raw('select pg_current_xact_id()::text as id', [])
  const [one, other] = await together([id, () => id])
  expect(one).toHaveLength(1)
  expect(other).toEqual(one)
})

test('the error of a statement is thrown, not those of the statements after it', async () => {
  const wrong = CompiledQuery.raw('select 1 / $1::int', [0])
  const right = CompiledQuery.raw('select $1::int', [1])
  await expect(together([() => wrong, () => right])).rejects.toMatchObject({ code: '22012' })
})

test('a statement that cannot be made leaves no transaction open', async () => {
  const fails = () => {
    throw new Error('not made')
  }
  const right = CompiledQuery.raw('select $1::int', [1])
  for (let time = 0; time < 12; time += 1) {
    await expect(together([right, fails])).rejects.toThrow('not made')
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(
    database.ownerDb,
  )
  expect(rows[0]?.count).toBe(0)
})
