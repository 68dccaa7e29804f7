import { join } from 'node:path'

import { isWorkingDay } from '@tartip/domain/bank-day/calendar'
import { err, ok } from '@tartip/domain/result'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRulesModule, type RulesModule } from './compose.ts'
import { rulesMigrations } from './store/migrations/rules-migrations.ts'

const seedDir = join(import.meta.dirname, '../../../../../reference-data')
const clock = createTestClock()
let database: TestDatabase
let rules: RulesModule

const start = () => createRulesModule({ db: database.db, clock, ownPrefix: '109', seedDir })

beforeAll(async () => {
  database = await testDatabase([{ name: 'rules', migrations: rulesMigrations }])
  rules = await start()
})
afterAll(() => database.close())

test('a second start does not bring the shipped dictionaries in again', async () => {
  await start()
  expect(await rules.reloadWhenChanged()).toBe(0)
})

test('a new holiday reaches another process when it polls, and only from its day on', async () => {
  const other = await start()
  const calendar = 'date\tkind\n2026-12-02\tholiday\n'
  expect(
    await other.importDataset({
      name: 'holidays.tsv',
      content: calendar,
      validFrom: '2026-12-01',
      source: 'decree',
    }),
  ).toEqual(ok(undefined))

  await rules.reloadWhenChanged()
  expect(isWorkingDay(rules.rules.calendar(), '2026-12-02')).toBe(true)

  clock.setTo('2026-12-01T04:00:00.000Z')
  expect(await rules.reloadWhenChanged()).toBe(1)
  expect(isWorkingDay(rules.rules.calendar(), '2026-12-02')).toBe(false)
})

test('a dictionary that cannot be read is refused and changes nothing', async () => {
  const before = rules.rules.banks().search('', 'ALL').length
  expect(
    await rules.importDataset({
      name: 'banks.tsv',
      content: 'bic\n1\n',
      validFrom: '2026-11-01',
      source: 'slip',
    }),
  ).toEqual(err('DATASET_INVALID', { problem: 'banks, line 1: column account_prefix is missing' }))
  await rules.reloadWhenChanged()
  expect(rules.rules.banks().search('', 'ALL')).toHaveLength(before)
})
