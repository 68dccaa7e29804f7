import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRead } from './read-at-once.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const noisy = '10000000-0000-4000-8000-000000000001'
const quiet = '10000000-0000-4000-8000-000000000002'

test('forty slow searches of one organisation leave connections to another', async () => {
  const read = createRead(database.db)
  const slow = 'select pg_advisory_xact_lock_shared(4711), $1::int as nth'
  const searches = await database.ownerDb.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(tx)
    const sent = Array.from({ length: 40 }, (_, nth) => read<{ nth: number }>(noisy, slow, [nth]))
    expect(await read(quiet, 'select $1::int as answer', [42])).toEqual([{ answer: 42 }])
    return { sent }
  })
  const answers = await Promise.all(searches.sent)
  expect(answers.map(([row]) => row?.nth)).toEqual(answers.map((_, nth) => nth))
})
