import { expect, test } from 'vitest'
import { paymentItems } from './payment-items.ts'

const ways = {
  payment: (id: string) => `/payment ${id}`,
  paymentsTo: (name: string) => `/to ${name}`,
  payAgain: (_operation: string, id: string) => `/again ${id}`,
}
const payment = (id: string, change: { account?: string; isRepeatable?: boolean } = {}) => ({
  id,
  recipientName: 'ОсОО «Береке»',
  recipientAccount: change.account ?? '1180000000000101',
  operationCode: 'CLEARING' as const,
  transferNum: id,
  valueDate: '2026-11-30',
  amount: '1250.00',
  currency: 'KGS',
  statusCode: 'SUCCESS' as const,
  isRepeatable: change.isRepeatable ?? true,
})
const hrefsOf = (found: Parameters<typeof paymentItems>[0], group: 'payees' | 'payments') =>
  paymentItems(found, 'ru', ways)
    .filter(item => item.group === group)
    .map(({ target }) => ('href' in target ? target.href : undefined))

test('a document found by its number stands before those of the same amount and name, each once', () => {
  const found = {
    byNumber: { list: [payment('7')] },
    byAmount: { list: [payment('8'), payment('7')] },
    byName: { list: [payment('9'), payment('8')] },
  }
  expect(hrefsOf(found, 'payments')).toEqual(['/payment 7', '/payment 8', '/payment 9'])
})

test('a payee found in both layouts and in many documents is one payee, whom the newest pays again', () => {
  const found = {
    byName: { list: [payment('2'), payment('1')] },
    byOtherName: { list: [payment('1'), payment('3', { account: '1180000000000202' })] },
  }
  expect(hrefsOf(found, 'payees')).toEqual(['/again 2', '/again 3'])
})

test('a document that cannot be repeated leads to what was paid to its payee', () => {
  const found = { byName: { list: [payment('1', { isRepeatable: false })] } }
  expect(hrefsOf(found, 'payees')).toEqual(['/to ОсОО «Береке»'])
})

test('of many, six documents and four payees are shown', () => {
  const list = Array.from({ length: 9 }, (_, index) =>
    payment(`${index}`, { account: `118000000000010${index}` }),
  )
  expect(hrefsOf({ byName: { list } }, 'payments')).toHaveLength(6)
  expect(hrefsOf({ byName: { list } }, 'payees')).toHaveLength(4)
})
