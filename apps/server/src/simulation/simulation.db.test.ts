import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { simulationSets } from './empty-database.ts'
import { runSeed, type SeedDeps } from './run-seed.ts'
import { createMovableClock, loadRules } from './simulated-bank.ts'

let database: TestDatabase
let deps: SeedDeps
beforeAll(async () => {
  database = await testDatabase(simulationSets)
  const clock = createMovableClock()
  const seedDir = join(import.meta.dirname, '../../../../reference-data')
  const rules = await loadRules(database.db, seedDir, clock)
  deps = { db: database.db, ownerDb: database.ownerDb, rules, clock }
})
afterAll(() => database.close())

describe('random people, random documents, injected faults', () => {
  test.each(inject('isWholeRun') ? [1, 2, 3, 4] : [1, 2])(
    'seed %i: all invariants hold after every step',
    async seed => {
      const report = await runSeed(deps, seed, 100)
      expect(report.violations).toEqual([])
      expect(report.documents.length).toBeGreaterThan(5)
    },
  )

  test('a seed always runs the same way', async () => {
    const stories = []
    for (let round = 0; round < 2; round += 1) {
      const lines: string[] = []
      await runSeed({ ...deps, log: line => lines.push(line) }, 7, 40)
      stories.push(lines)
    }
    expect(stories[1]).toEqual(stories[0])
  })
})
