import { daysBetween, fromIso, toIso } from '@tartip/domain/time/instant'
import { describe, expect, test } from 'vitest'

import { scalarResolvers } from './scalars.ts'

const { DateTime, LocalDate } = scalarResolvers

describe('an instant from outside', () => {
  test.each(['2026-11-28T04:00:00Z', '2028-02-29T23:59:59.999Z', '0001-01-01T00:00:00Z'])(
    'is read: %s',
    text => {
      expect(toIso(fromIso(DateTime.parseValue(text) as string))).toContain(text.slice(0, 19))
    },
  )

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-11-28T24:00:00Z',
    '2026-11-28T04:00:00',
    '2026-11-28T04:00:00+06:00',
    '2026-11-28T04:00Z',
    1_700_000_000_000,
  ])('is refused: %s', value => {
    expect(() => DateTime.parseValue(value)).toThrow(
      expect.objectContaining({ extensions: { code: 'REQUEST_INVALID', params: {} } }),
    )
  })
})

describe('a day from outside', () => {
  test.each(['2026-11-28', '0001-01-01', '9999-12-31'])('is read: %s', text => {
    expect(daysBetween(text, LocalDate.parseValue(text) as string)).toBe(0)
  })

  test.each(['2026-02-30', '0000-06-01', '28.11.2026', null])('is refused: %s', value => {
    expect(() => LocalDate.parseValue(value)).toThrow('Not a LocalDate')
  })
})
