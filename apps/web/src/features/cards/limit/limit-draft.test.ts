import { expect, test } from 'vitest'
import { limitOf, limitsOf } from '../testing/card-builder.ts'
import { draftOfLimit, limitOfDraft } from './limit-draft.ts'

const today = '2026-11-30'
const limit = limitOf({ maxAmount: '100000.00' })
const info = limitsOf({ totalSetAmount: '4900000.00', totalAvailableAmount: '100000.00' })
const draft = draftOfLimit(limit, today)
const check = (patch: Partial<typeof draft>) =>
  limitOfDraft({ ...draft, ...patch }, limit, info, today)

test('a standing limit is sent without days and without a number', () => {
  expect(check({ amount: '150 000' })).toEqual({
    ok: true,
    value: {
      limitType: 'CASH_LIMIT',
      maxAmount: '150000.00',
      maxNumber: null,
      startDate: null,
      endDate: null,
    },
  })
})

test('what all cards may have together is the end', () => {
  expect(check({ amount: '200 000,00' }).ok).toBe(true)
  expect(check({ amount: '200 000,01' })).toEqual({
    ok: false,
    problem: {
      field: 'amount',
      code: 'CARD_LIMIT_TOTAL_EXCEEDED',
      params: { max: '5000000.00', available: '200000.00' },
    },
  })
})

test('lowering is free, also where the total was once agreed higher', () => {
  const over = limitsOf({ totalSetAmount: '6000000.00', totalAvailableAmount: '0.00' })
  expect(limitOfDraft({ ...draft, amount: '90 000' }, limit, over, today).ok).toBe(true)
})

test.each([
  [{ amount: 'много' }, 'amount', 'CARD_LIMIT_AMOUNT_INVALID'],
  [{ amount: '-1' }, 'amount', 'CARD_LIMIT_AMOUNT_INVALID'],
  [{ number: 'пять' }, 'number', 'CARD_LIMIT_NUMBER_INVALID'],
  [{ number: '10000' }, 'number', 'CARD_LIMIT_NUMBER_INVALID'],
  [{ isTemporary: true, to: '' }, 'from', 'CARD_LIMIT_PERIOD_INVALID'],
  [
    { isTemporary: true, from: '2026-11-29', to: '2026-12-05' },
    'from',
    'CARD_LIMIT_PERIOD_INVALID',
  ],
] as const)('%j is refused at its field', (patch, field, code) => {
  expect(check(patch)).toMatchObject({ ok: false, problem: { field, code } })
})

test('a temporary limit names its days, and zero stops the card', () => {
  expect(check({ amount: '0', isTemporary: true, from: today, to: '2026-12-05' })).toMatchObject({
    ok: true,
    value: { maxAmount: '0.00', startDate: today, endDate: '2026-12-05' },
  })
})

test('of a temporary limit, behind which stands another one, the bank alone decides', () => {
  const temporary = { ...limit, isTemporary: true, startDate: today, endDate: '2026-12-05' }
  const shown = draftOfLimit(temporary, '2026-12-02')
  expect(shown).toMatchObject({ isTemporary: true, from: today, to: '2026-12-05' })
  const raised = { ...shown, amount: '4 000 000', number: '5' }
  expect(limitOfDraft(raised, temporary, info, today)).toMatchObject({
    ok: true,
    value: { maxAmount: '4000000.00', maxNumber: 5, startDate: today, endDate: '2026-12-05' },
  })
})
