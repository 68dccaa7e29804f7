import { describe, expect, test } from 'vitest'
import { idOf, paymentPage, paymentRow } from '../testing/payment-row.ts'
import { freshRows, mergeEvent } from './live-merge.ts'
import type { PaymentEvent } from './live-merge.ts'

const first = paymentRow({ id: idOf(1), version: 3 })
const second = paymentRow({ id: idOf(2) })
const page = paymentPage([first, second])

function event(patch: Partial<PaymentEvent>): PaymentEvent {
  return { eventId: '1', state: 'Updated', paymentId: idOf(1), payment: null, ...patch }
}

describe('an event of the live channel', () => {
  test('changes a row where it stands', () => {
    const signed = { ...first, version: 4, statusCode: 'ON_VERIFICATION_COMPLETED' as const }
    const merged = mergeEvent(page, event({ payment: signed }), () => false)
    expect(merged.effect).toBe('changed')
    expect(merged.page.list).toEqual([signed, second])
  })

  test('that comes late never undoes a newer state', () => {
    const old = { ...first, version: 2, statusCode: 'DRAFT' as const }
    expect(mergeEvent(page, event({ payment: old }), () => true)).toEqual({ page, effect: 'none' })
  })

  test('renews the flags of a row whose version stands still', () => {
    const merged = mergeEvent(page, event({ payment: { ...first, isSignable: true } }), () => true)
    expect(merged.page.list[0]?.isSignable).toBe(true)
  })

  test.each([
    ['Deleted', null],
    ['Updated', null],
  ] as const)('takes a row out when it says %s with no document', (state, payment) => {
    const merged = mergeEvent(page, event({ state, payment }), () => true)
    expect(merged.effect).toBe('removed')
    expect(merged.page.list).toEqual([second])
    expect(merged.page.amountElements).toBe(1)
  })

  test('of a document deleted elsewhere leaves the page alone', () => {
    const gone = event({ state: 'Deleted', paymentId: idOf(9) })
    expect(mergeEvent(page, gone, () => true)).toEqual({ page, effect: 'none' })
  })

  test.each([
    ['announces a document that belongs into the view', true, 'arrived'],
    ['passes over one that does not', false, 'none'],
  ] as const)('%s without moving a row', (_name, belongs, effect) => {
    const fresh = event({
      state: 'New',
      paymentId: idOf(9),
      payment: paymentRow({ id: idOf(9) }),
    })
    expect(mergeEvent(page, fresh, () => belongs)).toEqual({ page, effect })
  })
})

test('only announced rows pulse after a refetch, not those that moved in from the next page', () => {
  const announced = new Set([idOf(9)])
  expect(freshRows([idOf(1), idOf(2)], [idOf(9), idOf(1), idOf(3)], announced)).toEqual([idOf(9)])
})
