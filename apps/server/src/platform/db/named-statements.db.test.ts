import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
