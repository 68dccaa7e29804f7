import { expect, test } from 'vitest'
import { groupByOrigin } from './notification-groups.ts'
import { targetOf } from './notification-target.ts'
import { notificationOf } from './testing/notification-builder.ts'

test('a payment opens the history with all documents and its own drawer', () => {
  const entry = notificationOf({ payload: { paymentId: 'a b' } })
  expect(targetOf(entry)).toBe('/history?status=ALL&payment=a%20b')
  expect(targetOf({ ...entry, origin: 'ELQR' })).toBe('/history?status=ALL&payment=a%20b')
})

test('a sale by QR opens the sales with its own sheet', () => {
  const entry = notificationOf({
    origin: 'ELQR',
    payload: { paymentId: null, referenceId: 'sale-1' },
  })
  expect(targetOf(entry)).toBe('/qr-history/sales?sale=sale-1')
})

test('several sales open the sales of their outlet or account on that day', () => {
  const sales = { paymentId: null, referenceId: 'sale-9', count: 9, day: '2026-11-30' }
  const targetOfSales = (payload: object) =>
    targetOf(notificationOf({ origin: 'ELQR', payload: { ...sales, ...payload } }))
  const day = '/qr-history/sales?from=2026-11-30&to=2026-11-30'
  expect(targetOfSales({ salePointCode: '100001' })).toBe(`${day}&point=100001`)
  const account = '1090011000014258'
  expect(targetOfSales({ account })).toBe(`${day}&account=${account}`)
  expect(targetOfSales({})).toBe(day)
  expect(targetOfSales({ count: 1 })).toBe('/qr-history/sales?sale=sale-9')
})

test('a statement opens statements, a letter incoming letters, a salary its details', () => {
  expect(targetOf(notificationOf({ origin: 'STATEMENT' }))).toBe('/documents/statements')
  expect(targetOf(notificationOf({ origin: 'LETTER' }))).toBe('/letter/incoming')
  const salary = notificationOf({ origin: 'SALARY', payload: { salaryId: '7' } })
  expect(targetOf(salary)).toBe('/salary/detail/7')
})

test('a sign-in from a new device leads nowhere', () => {
  expect(targetOf(notificationOf({ origin: 'ROBOTICS' }))).toBeUndefined()
})

test('groups stand in the order of their newest, and count every statement of a group', () => {
  const groups = groupByOrigin([
    notificationOf({ id: '1', origin: 'STATEMENT', idGroup: ['1', '4', '5'], countStatement: 3 }),
    notificationOf({ id: '2' }),
    notificationOf({ id: '3', origin: 'STATEMENT', status: 'READ' }),
  ])
  expect(groups.map(({ origin, unread }) => [origin, unread])).toEqual([
    ['STATEMENT', 3],
    ['PAYMENT', 1],
  ])
})
