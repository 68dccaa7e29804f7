import { expect, test } from 'vitest'
import { payeeItems, paymentItems } from './payment-items.ts'

const addresses = {
  payment: (id: string) => `/payment ${id}`,
  paymentsTo: (name: string) => `/to ${name}`,
  pay: (operation: string, account: string) => `/pay ${operation} ${account}`,
}
const payment = (id: string) => ({
  id,
  recipientName: 'ОсОО «Береке»',
  operationCode: 'CLEARING' as const,
  transferNum: id,
  valueDate: '2026-11-30',
  amount: '1250.00',
  currency: 'KGS',
  statusCode: 'SUCCESS' as const,
  isYourTurn: false,
  isRemovable: false,
  leavesOn: null,
})
const payee = (account: string) => ({
  account,
  name: 'ОсОО «Береке»',
  inn: null,
  operationCode: 'CLEARING' as const,
})
const titleOf = (name: string, isPaid: boolean) => (isPaid ? `Pay ${name}` : name)
const hrefsOf = (items: ReturnType<typeof paymentItems>) =>
  items.map(({ target }) => ('href' in target ? target.href : undefined))

test('a document found by its number stands before what else the text finds, each once', () => {
  const found = {
    byNumber: { list: [payment('7')] },
    typed: { list: [payment('8'), payment('7')] },
    otherLayout: { list: [payment('9'), payment('8')] },
  }
  expect(hrefsOf(paymentItems(found, 'ru', addresses))).toEqual([
    '/payment 7',
    '/payment 8',
    '/payment 9',
  ])
})

test('a payee found in both layouts is one payee and opens a filled form', () => {
  const found = { typed: [payee('1')], otherLayout: [payee('1'), payee('2')] }
  const items = payeeItems(found, addresses, titleOf)
  expect(hrefsOf(items)).toEqual(['/pay CLEARING 1', '/pay CLEARING 2'])
  expect(items[0]?.title).toBe('Pay ОсОО «Береке»')
})

test('who may not pay goes on to what was paid to the payee', () => {
  const reader = { ...addresses, pay: () => undefined }
  const items = payeeItems({ typed: [payee('1')], otherLayout: [] }, reader, titleOf)
  expect(hrefsOf(items)).toEqual(['/to ОсОО «Береке»'])
  expect(items[0]?.title).toBe('ОсОО «Береке»')
})

test('of many, six documents and four payees are shown', () => {
  const list = Array.from({ length: 9 }, (_, index) => payment(`${index}`))
  expect(paymentItems({ typed: { list } }, 'ru', addresses)).toHaveLength(6)
  const payees = list.map(({ id }) => payee(id))
  expect(payeeItems({ typed: payees, otherLayout: [] }, addresses, titleOf)).toHaveLength(4)
})

test('a document is named by the status that its list shows', () => {
  const statusCode = 'PARTIAL_CONFIRMATION_COMPLETED' as const
  const list = [{ ...payment('7'), statusCode, leavesOn: '2026-12-02' }]
  expect(paymentItems({ typed: { list } }, 'ru', addresses)[0]?.detail).toMatch(
    /Подписан, уйдёт 02\.12$/,
  )
})
