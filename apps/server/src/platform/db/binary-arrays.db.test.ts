import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { binaryArray } from './binary-arrays.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('an array reaches PostgreSQL element by element, whatever its letters and where nothing is', async () => {
  const ids = ['01a22cc3-9475-718a-a98b-000000000001', undefined]
  const numbers = [-1, 2_147_483_647]
  const texts = ['ОсОО «Өмүр» 🙂\n{"a","b"}\\', '']
  const facts = ['{"сумма":"1,5"}', '[]']
  const { rows } = await database.ownerDb.executeQuery(
    CompiledQuery.raw(
      'select * from unnest($1::uuid[], $2::integer[], $3::text[], $4::jsonb[]) as r(id, number, text, fact)',
      [
        binaryArray('uuid', ids),
        binaryArray('integer', numbers),
        binaryArray('text', texts),
        binaryArray('jsonb', facts),
      ],
    ),
  )
  expect(rows).toEqual([
    { id: ids[0], number: -1, text: texts[0], fact: { сумма: '1,5' } },
    { id: null, number: 2_147_483_647, text: '', fact: [] },
  ])
})
