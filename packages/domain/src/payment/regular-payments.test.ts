import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/instant.ts'
import { addMonths } from '../time/months.ts'
import { regularPayments, type PayeeDocument } from './regular-payments.ts'

const today = '2026-11-30'
const rent = '1030010000000115'
const paid = (
  valueDate: string,
  amountMinor = 50_000_00n,
  more: Partial<PayeeDocument> = {},
): PayeeDocument => ({
  recipientAccount: rent,
  currency: 'KGS',
  amountMinor,
  valueDate,
  ...more,
})
const expectedOf = (executed: readonly PayeeDocument[], open: readonly PayeeDocument[] = []) =>
  regularPayments(executed, open, today).map(
    ({ interval, date, amountMinor }) => `${interval} ${date} ${amountMinor}`,
  )

describe('a payment is expected', () => {
  test.each<[string, readonly PayeeDocument[], readonly string[]]>([
    [
      'a month after three monthly ones',
      [paid('2026-09-05'), paid('2026-10-05'), paid('2026-11-05')],
      ['MONTHLY 2026-12-05 5000000'],
    ],
    [
      'also when holidays moved some of them by days',
      [paid('2026-09-04'), paid('2026-10-07'), paid('2026-11-05')],
      ['MONTHLY 2026-12-05 5000000'],
    ],
    [
      'on the last day of a short month',
      [paid('2026-08-31'), paid('2026-09-30'), paid('2026-10-31')],
      ['MONTHLY 2026-11-30 5000000', 'MONTHLY 2026-12-31 5000000'],
    ],
    [
      'each week of the coming month after three weekly ones',
      [paid('2026-11-13'), paid('2026-11-20'), paid('2026-11-27')],
      ['12-04', '12-11', '12-18', '12-25'].map(day => `WEEKLY 2026-${day} 5000000`),
    ],
    [
      'with the last amount, when amounts differ a little',
      [paid('2026-09-05', 100n), paid('2026-10-05', 110n), paid('2026-11-05', 104n)],
      ['MONTHLY 2026-12-05 104'],
    ],
    [
      'on its past day when it is a few days late',
      [paid('2026-08-25'), paid('2026-09-25'), paid('2026-10-25')],
      ['MONTHLY 2026-11-25 5000000', 'MONTHLY 2026-12-25 5000000'],
    ],
    [
      'for each of two amounts that one payee gets',
      [
        ...[paid('2026-09-05', 100n), paid('2026-10-05', 100n), paid('2026-11-05', 100n)],
        ...[paid('2026-09-20', 900n), paid('2026-10-20', 900n), paid('2026-11-20', 900n)],
      ],
      ['MONTHLY 2026-12-05 100', 'MONTHLY 2026-12-20 900'],
    ],
  ])('%s', (_when, executed, expected) => {
    expect(expectedOf(executed)).toEqual(expected)
  })
})

describe('no payment is expected', () => {
  test.each<[string, readonly PayeeDocument[]]>([
    ['after two', [paid('2026-10-05'), paid('2026-11-05')]],
    [
      'after amounts far apart',
      [paid('2026-09-05', 100n), paid('2026-10-05', 200n), paid('2026-11-05', 100n)],
    ],
    ['after uneven days', [paid('2026-09-05'), paid('2026-10-20'), paid('2026-11-05')]],
    ['after three of one day', [paid('2026-11-05'), paid('2026-11-05'), paid('2026-11-05')]],
    [
      'when the last one is long past',
      [paid('2026-07-05'), paid('2026-08-05'), paid('2026-09-05')],
    ],
    [
      'from different accounts of payees',
      [
        paid('2026-09-05'),
        paid('2026-10-05', 50_000_00n, { recipientAccount: '1030010000000216' }),
        paid('2026-11-05'),
      ],
    ],
    [
      'from different currencies',
      [paid('2026-09-05'), paid('2026-10-05', 50_000_00n, { currency: 'USD' }), paid('2026-11-05')],
    ],
  ])('%s', (_when, executed) => {
    expect(expectedOf(executed)).toEqual([])
  })
})

describe('an open document', () => {
  const monthly = [paid('2026-09-05'), paid('2026-10-05'), paid('2026-11-05')]
  const weekly = [paid('2026-11-13'), paid('2026-11-20'), paid('2026-11-27')]

  test('takes the place of the next payment to its payee', () => {
    expect(expectedOf(monthly, [paid('2026-12-01', 52_000_00n)])).toEqual([])
    expect(expectedOf(weekly, [paid('2026-12-03')])).toHaveLength(3)
  })

  test('of another payee or amount takes no place', () => {
    const others = [
      paid('2026-12-05', 50_000_00n, { recipientAccount: '1030010000000216' }),
      paid('2026-12-05', 5_000_00n),
    ]
    expect(expectedOf(monthly, others)).toHaveLength(1)
  })
})

describe('whatever the history', () => {
  const document = fc.record({
    recipientAccount: fc.constantFrom('A', 'B', 'C'),
    currency: fc.constantFrom('KGS' as const, 'USD' as const),
    amountMinor: fc.bigInt(1n, 1_000n),
    valueDate: fc.integer({ min: -110, max: 0 }).map(days => addDays(today, days)),
  })

  test('expected payments lie in the coming month or just before, the nearest first', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 60 }), executed => {
        const dates = regularPayments(executed, [], today).map(({ date }) => date)
        expect(dates).toEqual(dates.toSorted())
        for (const date of dates) {
          expect(date >= addDays(today, -7) && date <= addDays(today, 31)).toBe(true)
        }
      }),
    )
  })

  test('the order in which it is read changes nothing', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 40 }), executed => {
        const sorted = (from: readonly PayeeDocument[]) => expectedOf(from).toSorted()
        expect(sorted(executed.toReversed())).toEqual(sorted(executed))
      }),
    )
  })

  test('a monthly payment is found among payments to others', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 40 }),
        fc.integer({ min: 0, max: 20 }),
        fc.bigInt(1n, 10n ** 12n),
        (others, daysAgo, amountMinor) => {
          const last = addDays(today, -daysAgo)
          const series = [2, 1, 0].map(months => paid(addMonths(last, -months), amountMinor))
          const found = regularPayments([...others, ...series], [], today)
          const ofPayee = found.filter(
            ({ last: { recipientAccount } }) => recipientAccount === rent,
          )
          expect(ofPayee[0]).toMatchObject({ interval: 'MONTHLY', amountMinor })
        },
      ),
    )
  })

  test('open documents only take payments away, at most one each', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 60 }),
        fc.array(document, { maxLength: 5 }),
        (executed, open) => {
          const all = regularPayments(executed, [], today).length
          const left = regularPayments(executed, open, today).length
          expect(left).toBeLessThanOrEqual(all)
          expect(left).toBeGreaterThanOrEqual(all - open.length)
        },
      ),
    )
  })
})
