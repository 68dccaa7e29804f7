import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, holds } from '../result.ts'
import { fromIso, instantAt, minuteOfTime, toIso } from '../time/instant.ts'
import { createCalendar } from './calendar.ts'
import {
  bankDayAt,
  createIsAllowed,
  processingOpensAt,
  processingIsPausedNow,
  processingIsPausedOn,
  signDeadlineAt,
  signIsAllowed,
  timeRuleFor,
  valueDateVerdict,
} from './time-rule.ts'
import type { BankDay, BankDayRules, TimeRule } from './time-rule.ts'

function rule(
  operationCode: TimeRule['operationCode'],
  trait: TimeRule['trait'],
  from: string,
  create: string,
  sign: string,
): TimeRule {
  return {
    operationCode,
    trait,
    fromMinute: minuteOfTime(from),
    createDeadlineMinute: minuteOfTime(create),
    signDeadlineMinute: minuteOfTime(sign),
  }
}

/** A week that ends with the short day before New Year's holidays. */
const rules: BankDayRules = {
  calendar: createCalendar([
    { date: '2026-12-31', kind: 'short' },
    { date: '2027-01-01', kind: 'holiday' },
    { date: '2027-01-04', kind: 'holiday' },
  ]),
  timeRules: [
    rule('CLEARING', 'DEFAULT', '08:30', '11:15', '11:30'),
    rule('GROSS', 'DEFAULT', '08:30', '15:00', '15:30'),
    rule('SWIFT', 'USD', '08:30', '15:00', '15:30'),
    rule('SWIFT', 'DEFAULT', '08:30', '14:30', '15:00'),
    rule('QR', 'DEFAULT', '00:00', '23:59', '23:59'),
    { ...rule('INTRABANK_OWN', 'DEFAULT', '08:30', '20:00', '20:30'), isEveryDay: true },
  ],
  shortDayShifts: [
    { operationCode: 'CLEARING', createShiftMinutes: 0, signShiftMinutes: 0 },
    { operationCode: 'GROSS', createShiftMinutes: -60, signShiftMinutes: -60 },
    { operationCode: 'SWIFT', createShiftMinutes: -60, signShiftMinutes: -960 },
  ],
}

/** Somebody has yet to bring in the days off of the next year. */
const shortCalendar: BankDayRules = {
  ...rules,
  calendar: createCalendar([{ date: '2026-05-09', kind: 'holiday' }]),
}

function at(date: string, time: string, seconds = 0): BankDay {
  return bankDayAt(instantAt(date, minuteOfTime(time)) + seconds * 1000, rules)
}

describe('the day of the bank', () => {
  test('is that of Bishkek', () => {
    const day = bankDayAt(fromIso('2026-11-29T18:05:00Z'), rules)
    expect([day.date, day.minute]).toEqual(['2026-11-30', 5])
    expect(day.calendar).toBe(rules.calendar)
  })
})

describe('the deadlines of a payment', () => {
  const monday = at('2026-11-30', '10:00')

  test('are those of its currency, else of its operation', () => {
    expect(timeRuleFor(monday, 'SWIFT', 'USD')).toMatchObject({
      trait: 'USD',
      signDeadlineMinute: 930,
    })
    expect(timeRuleFor(monday, 'SWIFT', 'JPY')).toMatchObject({
      trait: 'DEFAULT',
      signDeadlineMinute: 900,
    })
  })

  test('are earlier on a short day, requested on it or before', () => {
    const short = { createDeadlineMinute: 840, signDeadlineMinute: 870 }
    expect(timeRuleFor(at('2026-12-31', '10:00'), 'GROSS', 'KGS')).toMatchObject(short)
    expect(timeRuleFor(monday, 'GROSS', 'KGS', '2026-12-31')).toMatchObject(short)
    expect(timeRuleFor(monday, 'GROSS', 'KGS', '2026-12-30').signDeadlineMinute).toBe(930)
    expect(timeRuleFor(monday, 'CLEARING', 'KGS', '2026-12-31').signDeadlineMinute).toBe(690)
    expect(timeRuleFor(monday, 'QR', 'KGS', '2026-12-31').signDeadlineMinute).toBe(1439)
  })

  test('never fall before the day begins', () => {
    expect(timeRuleFor(monday, 'SWIFT', 'KGS', '2026-12-31').signDeadlineMinute).toBe(0)
  })

  test('an operation without a rule is closed', () => {
    expect(createIsAllowed(at('2026-11-30', '00:00'), 'SALARY', 'KGS')).toBe(false)
    expect(signIsAllowed(at('2026-11-30', '00:00'), 'SALARY', 'KGS')).toBe(false)
  })
})

describe('a payment for today', () => {
  test.each([
    ['00:00', 0, true, true],
    ['11:14', 59, true, true],
    ['11:15', 0, false, true],
    ['11:29', 59, false, true],
    ['11:30', 0, false, false],
    ['23:59', 59, false, false],
  ])('at %s:%i may be created: %s, signed: %s', (time, seconds, create, sign) => {
    const day = at('2026-11-30', time, seconds)
    expect(createIsAllowed(day, 'CLEARING', 'KGS')).toBe(create)
    expect(signIsAllowed(day, 'CLEARING', 'KGS')).toBe(sign)
  })

  test('after its deadline says until when it was, and which day is next', () => {
    const friday = at('2026-12-04', '11:20')
    expect(valueDateVerdict(friday, 'CLEARING', 'KGS', '2026-12-04', 'create')).toEqual(
      err('CREATE_DEADLINE_PASSED', {
        operation: 'CLEARING',
        valueDate: '2026-12-04',
        deadline: '11:15',
        nextWorkingDay: '2026-12-07',
      }),
    )
    expect(valueDateVerdict(friday, 'CLEARING', 'KGS', '2026-12-04', 'sign')).toEqual(holds)
    expect(
      valueDateVerdict(at('2026-12-04', '11:30'), 'CLEARING', 'KGS', '2026-12-04', 'sign'),
    ).toMatchObject({ error: { code: 'SIGN_DEADLINE_PASSED', params: { deadline: '11:30' } } })
  })

  test('on a day off is refused, unless the operation works every day', () => {
    const sunday = at('2026-12-06', '10:00')
    expect(createIsAllowed(sunday, 'CLEARING', 'KGS')).toBe(false)
    expect(signIsAllowed(sunday, 'CLEARING', 'KGS')).toBe(false)
    expect(createIsAllowed(sunday, 'INTRABANK_OWN', 'KGS')).toBe(true)
    expect(createIsAllowed(sunday, 'QR', 'KGS')).toBe(true)
  })

  test('round the clock means to the last second', () => {
    expect(signIsAllowed(at('2026-11-30', '23:59', 59), 'QR', 'KGS')).toBe(true)
    expect(toIso(signDeadlineAt(rules, 'QR', 'KGS', '2026-11-30'))).toBe('2026-11-30T18:00:00.000Z')
  })
})

describe('a value date', () => {
  const evening = at('2026-12-30', '23:00')

  test.each([
    ['2026-12-29', 'VALUE_DATE_PAST', '2026-12-31'],
    ['2027-01-01', 'VALUE_DATE_NON_WORKING', '2027-01-05'],
    ['2027-01-02', 'VALUE_DATE_NON_WORKING', '2027-01-05'],
  ])('of %s is refused with %s; %s is offered', (valueDate, code, nextWorkingDay) => {
    expect(valueDateVerdict(evening, 'CLEARING', 'KGS', valueDate, 'create')).toEqual(
      err(code, { valueDate, nextWorkingDay }),
    )
  })

  test.each([
    ['the year ahead', rules, '2027-12-30', '2027-12-31'],
    ['the last year of the calendar', shortCalendar, '2026-12-31', '2027-01-04'],
  ])('lies within %s', (_what, known, latest, tooFar) => {
    const day = bankDayAt(evening.now, known)
    expect(valueDateVerdict(day, 'GROSS', 'KGS', latest, 'create')).toEqual(holds)
    for (const far of [tooFar, '2028-03-01', '9999-12-30']) {
      expect(valueDateVerdict(day, 'GROSS', 'KGS', far, 'create')).toMatchObject({
        error: { code: 'VALUE_DATE_TOO_FAR', params: { nextWorkingDay: latest } },
      })
    }
  })

  test('of today is taken even when nobody has brought in the days off of the year', () => {
    const day = bankDayAt(instantAt('2027-02-01', minuteOfTime('10:00')), shortCalendar)
    expect(valueDateVerdict(day, 'GROSS', 'KGS', '2027-02-01', 'create')).toEqual(holds)
    expect(valueDateVerdict(day, 'GROSS', 'KGS', '2027-02-02', 'create')).toMatchObject({
      error: { code: 'VALUE_DATE_TOO_FAR' },
    })
  })

  test('of a later working day holds at any hour', () => {
    for (const purpose of ['create', 'sign'] as const) {
      expect(valueDateVerdict(evening, 'CLEARING', 'KGS', '2026-12-31', purpose)).toEqual(holds)
    }
  })

  test('opens at the hour of its operation and closes at the deadline of that day', () => {
    expect(toIso(processingOpensAt(rules, 'GROSS', 'KGS', '2026-12-31'))).toBe(
      '2026-12-31T02:30:00.000Z',
    )
    expect(toIso(signDeadlineAt(rules, 'GROSS', 'KGS', '2026-12-31'))).toBe(
      '2026-12-31T08:30:00.000Z',
    )
  })

  test.each([
    // 31 December is a Thursday; the 1st and the 4th of January are holidays, the 2nd and 3rd a weekend.
    ['GROSS', '2027-01-01', '2027-01-05T02:30'],
    ['GROSS', '2027-01-04', '2027-01-05T02:30'],
    ['CLEARING', '2027-01-02', '2027-01-05T02:30'],
    ['INTRABANK_OWN', '2027-01-01', '2027-01-01T02:30'],
    ['QR', '2027-01-03', '2027-01-02T18:00'],
  ] as const)('of %s that has become a day off, %s, opens at %s UTC', (operation, date, opens) => {
    expect(toIso(processingOpensAt(rules, operation, 'KGS', date)).slice(0, 16)).toBe(opens)
    const isEveryDay = operation === 'INTRABANK_OWN' || operation === 'QR'
    expect(processingIsPausedOn(rules, operation, 'KGS', date)).toBe(!isEveryDay)
  })

  test.each([
    ['GROSS', '2027-01-04', '12:00', true],
    ['GROSS', '2027-01-05', '00:00', true],
    ['GROSS', '2027-01-05', '08:29', true],
    ['GROSS', '2027-01-05', '08:30', false],
    // The day before was worked, so what is left of it does not wait for the morning.
    ['GROSS', '2027-01-06', '00:00', false],
    ['INTRABANK_OWN', '2027-01-04', '12:00', false],
    ['QR', '2027-01-05', '00:00', false],
  ] as const)('what is left of %s rests on %s at %s: %s', (operation, date, time, rests) => {
    expect(processingIsPausedNow(at(date, time), operation, 'KGS')).toBe(rests)
  })

  test('that is offered instead always holds', () => {
    const dates = fc.integer({ min: 0, max: 60 * 24 * 60 })
    fc.assert(
      fc.property(dates, fc.integer({ min: -5, max: 40 }), (minutes, daysAhead) => {
        const day = bankDayAt(instantAt('2026-11-30', 0) + minutes * 60_000, rules)
        const valueDate = bankDayAt(day.now + daysAhead * 86_400_000, rules).date
        const verdict = valueDateVerdict(day, 'GROSS', 'KGS', valueDate, 'create')
        if (verdict.ok) return
        const offered = String(verdict.error.params['nextWorkingDay'])
        expect(valueDateVerdict(day, 'GROSS', 'KGS', offered, 'create')).toEqual(holds)
      }),
    )
  })

  test('may be signed exactly until its deadline', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), second => {
        const day = at('2026-11-30', '00:00', second)
        for (const operation of ['CLEARING', 'GROSS', 'QR'] as const) {
          const isOpen = day.now < signDeadlineAt(rules, operation, 'KGS', day.date)
          expect(signIsAllowed(day, operation, 'KGS')).toBe(isOpen)
        }
      }),
    )
  })
})
