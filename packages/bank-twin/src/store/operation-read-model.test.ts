import { expect, test } from 'vitest'
import { toIso } from '@tartip/domain/time/instant'
import { startOfNextDay } from './operation-read-model.ts'

test.each([
  ['2026-11-30', '2026-11-30T18:00:00.000Z'],
  ['2026-12-31', '2026-12-31T18:00:00.000Z'],
  ['9999-12-31', '9999-12-31T18:00:00.000Z'],
])('the day %s ends at midnight in Bishkek', (day, end) => {
  expect(toIso(startOfNextDay(day))).toBe(end)
})
