import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { addDays } from '../time/instant.ts'
import { innCases } from './inn.cases.ts'
import { formatInn, parseCounterpartyInn, parsePersonInn } from './inn.ts'

const today = '2026-11-30'

function verdictOf(result: Result<string, string>): string {
  return result.ok ? 'valid' : result.error.code
}

describe('a tax number', () => {
  test.each(innCases)('of a person: $name ($text) is $asPerson', ({ text, asPerson }) => {
    expect(verdictOf(parsePersonInn(text, today))).toBe(asPerson)
  })

  test.each(innCases)(
    'of whoever is paid: $name ($text) is $asCounterparty',
    ({ text, asCounterparty }) => {
      expect(verdictOf(parseCounterpartyInn(text))).toBe(asCounterparty)
    },
  )

  test('is stored without the blanks', () => {
    expect(parsePersonInn(' 2 0101 1990 00011', today)).toEqual(ok('20101199000011'))
  })

  test('of a wrong length says how long it is', () => {
    expect(parsePersonInn('123', today)).toEqual(err('INN_LENGTH', { length: 3, expected: 14 }))
  })

  test('of everybody born since 1900 is taken, whatever the digits of the year', () => {
    const bornDaysAgo = fc.nat({ max: 45_000 })
    const rest = fc.stringMatching(/^[02346789]\d{4}$/)
    fc.assert(
      fc.property(fc.constantFrom('1', '2'), bornDaysAgo, rest, (sex, daysAgo, tail) => {
        const birth = addDays(today, -daysAgo)
        const inn = `${sex}${birth.slice(8)}${birth.slice(5, 7)}${birth.slice(0, 4)}${tail}`
        expect(parsePersonInn(inn, today)).toEqual(ok(inn))
        expect(parseCounterpartyInn(inn)).toEqual(ok(inn))
      }),
    )
  })
})

test('an INN is shown in its parts, and nothing else is changed', () => {
  expect(formatInn('01203201510217')).toBe('0\u00A012032015\u00A010217')
  expect(formatInn('7707083893')).toBe('7707083893')
})
