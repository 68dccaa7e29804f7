import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/instant.ts'
import {
  forecastBalances,
  plannedDate,
  statusesOfPlannedCredit,
  statusesOfPlannedDebit,
} from './balance-forecast.ts'
import type { PlannedMovement } from './balance-forecast.ts'
import { finalStatuses } from './status.ts'

const today = '2026-11-30'
const movement = (more: Partial<PlannedMovement>): PlannedMovement => ({
  date: today,
  kind: 'SIGNED',
  direction: 'DEBIT',
  amountMinor: 100n,
  count: 1,
  ...more,
})

test('with nothing on its way the account closes today with what is booked', () => {
  expect(forecastBalances(700n, [], today)).toEqual([{ date: today, balanceMinor: 700n }])
})

test('each document moves the balance on its day and the days between keep it', () => {
  const movements = [
    movement({ kind: 'HELD', amountMinor: 50n }),
    movement({ date: '2026-12-03', amountMinor: 300n }),
    movement({ date: '2026-12-03', direction: 'CREDIT', amountMinor: 120n }),
  ]
  expect(forecastBalances(1000n, movements, today)).toEqual([
    { date: '2026-11-30', balanceMinor: 950n },
    { date: '2026-12-01', balanceMinor: 950n },
    { date: '2026-12-02', balanceMinor: 950n },
    { date: '2026-12-03', balanceMinor: 770n },
  ])
})

test('what should have moved already moves today, and a plan may go below zero', () => {
  const late = movement({ date: '2026-11-27', amountMinor: 900n })
  expect(forecastBalances(800n, [late], today)).toEqual([{ date: today, balanceMinor: -100n }])
  expect(plannedDate(undefined, today)).toBe(today)
})

test('a document that is over, a draft or a returned one is no part of the plan', () => {
  const counted = new Set(statusesOfPlannedCredit)
  for (const status of [...finalStatuses, 'DRAFT', 'FOR_EDITING'] as const)
    expect(counted.has(status), status).toBe(false)
  // An accepted one is a hold on the payer's side, so only the receiving side still waits for it.
  expect(statusesOfPlannedDebit).not.toContain('WAIT_RESPONSE_FROM_BANK')
  expect(statusesOfPlannedDebit).not.toContain('KVIT')
  expect(statusesOfPlannedCredit).toEqual(
    expect.arrayContaining([...statusesOfPlannedDebit, 'WAIT_RESPONSE_FROM_BANK', 'KVIT']),
  )
})

test('whatever is planned, the last day closes with all of it and every day is reported once', () => {
  const anyMovement = fc.record({
    date: fc.integer({ min: -20, max: 60 }).map(days => addDays(today, days)),
    kind: fc.constantFrom('HELD', 'SIGNED', 'UNSIGNED'),
    direction: fc.constantFrom('DEBIT', 'CREDIT'),
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    count: fc.constant(1),
  } as const)
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.array(anyMovement), (booked, plan) => {
      const days = forecastBalances(booked, plan, today)
      const moved = plan.reduce(
        (sum, { direction, amountMinor }) =>
          direction === 'DEBIT' ? sum - amountMinor : sum + amountMinor,
        0n,
      )
      expect(days.at(-1)?.balanceMinor).toBe(booked + moved)
      expect(days[0]?.date).toBe(today)
      days.forEach(({ date }, place) => expect(daysBetween(today, date)).toBe(place))
    }),
  )
})
