import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationSets } from './composition/migration-sets.ts'
import { createStopList } from './platform/stop-list.ts'
import { composeOn } from './testing/compose-on.ts'

test('of processes that start together on an empty database one loads the demo and the others wait', async () => {
  const failures: string[] = []
  const stops = createStopList((name, error) => failures.push(`${name}: ${String(error)}`))
  const dataDir = mkdtempSync(join(tmpdir(), 'tartip-roles-'))
  const database = await testDatabase(migrationSets)
  const start = (role: string) =>
    composeOn({ database, dataDir, stops, settings: { TARTIP_DEMO: 'on', TARTIP_ROLE: role } })
  try {
    const started = await Promise.allSettled(['twin', 'api', 'worker'].map(start))
    const refused = started.flatMap(one => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused.join('; ')).toBe('')
    const { rows } = await sql`select is_complete from platform.demo_world`.execute(
      database.ownerDb,
    )
    expect(rows).toEqual([{ is_complete: true }])
  } finally {
    await stops.stopAll()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  expect(failures).toEqual([])
}, 120_000)
