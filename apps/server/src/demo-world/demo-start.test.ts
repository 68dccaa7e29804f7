import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { bankDayAt } from '@tartip/domain/bank-day/time-rule'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { demoStart } from './demo-start.ts'

const rules = {
  calendar: createCalendar([{ date: '2026-12-31', kind: 'holiday' }]),
  timeRules: [
    {
      operationCode: 'CLEARING' as const,
      trait: 'DEFAULT' as const,
      fromMinute: 510,
      createDeadlineMinute: 675,
      signDeadlineMinute: 690,
    },
  ],
  shortDayShifts: [],
}

test.each([
  ['a working morning stays as it is', '2026-11-27T04:30:00.000Z', '2026-11-27T04:30:00.000Z'],
  [
    'a working day before ten begins at ten',
    '2026-11-27T01:00:00.000Z',
    '2026-11-27T04:00:00.000Z',
  ],
  [
    'after the cut-off the next working morning comes',
    '2026-11-26T09:00:00.000Z',
    '2026-11-27T04:00:00.000Z',
  ],
  ['a Friday evening leads to Monday', '2026-11-27T15:00:00.000Z', '2026-11-30T04:00:00.000Z'],
  ['a Saturday leads to Monday', '2026-11-28T06:00:00.000Z', '2026-11-30T04:00:00.000Z'],
  ['the eve of a holiday leads behind it', '2026-12-30T14:00:00.000Z', '2027-01-01T04:00:00.000Z'],
])('%s', (_what, now, expected) => {
  expect(toIso(demoStart(bankDayAt(fromIso(now), rules)))).toBe(expected)
})
