import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { ownServerUrl } from '@tartip/testkit/database/own-server-url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dropPartialDemo } from './partial-demo.ts'

const urlOf = (database: string) => {
  const url = new URL(ownServerUrl())
  url.pathname = `/${database}`
  return url.href
}

async function pathExists(database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [database])
    return found.rowCount === 1
  } finally {
    await client.end()
  }
}

test.each([
  ['without a demo world stays', undefined, true],
  ['with a whole demo world stays', true, true],
  ['with half a demo world goes', false, false],
])('a database %s', async (_what, isComplete, stays) => {
  const database = await testDatabase()
  const name = new URL(database.url).pathname.slice(1)
  if (isComplete !== undefined) {
    await sql`insert into platform.demo_world (is_complete) values (${isComplete})`.execute(
      database.ownerDb,
    )
  }
  if (stays) {
    expect(await dropPartialDemo(urlOf, name)).toBe(false)
    await database.close()
    return
  }
  // Its connections end with it; the pools of the test notice that.
  await Promise.all([database.db.destroy(), database.ownerDb.destroy()])
  expect(await dropPartialDemo(urlOf, name)).toBe(true)
  expect(await pathExists(name)).toBe(false)
})

test('a database in which nothing has been made yet stays', async () => {
  expect(await dropPartialDemo(urlOf, 'postgres')).toBe(false)
})
