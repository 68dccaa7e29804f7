import { expect, test } from 'vitest'
import { fromIso } from '../time/instant.ts'
import type { PaymentTerms } from './payment-content.ts'
import { isPaidBy, paidItemOf, payingStatuses, type EarlierPayment } from './paid-once.ts'
import { withoutEffect } from './same-payment.ts'
import { paymentStatuses, type PaymentStatus } from './status.ts'

const today = '2026-11-30T17:59:59.999Z'
const tomorrow = '2026-12-01T17:59:59.999Z'
const terms = { budgetKind: 'TAX', budgetItem: 'debt-1', paylogicId: '17', codeUntil: today }
const payment = (more: Partial<EarlierPayment> = {}): EarlierPayment => ({
  id: 'b',
  operationCode: 'BUDGET',
  terms,
  statusCode: 'DRAFT',
  isFullySigned: false,
  createdAt: fromIso('2026-11-30T04:00:00Z'),
  isReported: false,
  ...more,
})
const other = (statusCode: PaymentStatus, more: Partial<EarlierPayment> = {}) =>
  payment({ id: 'a', statusCode, ...more })

test.each<[EarlierPayment['operationCode'], PaymentTerms, string | undefined]>([
  ['BUDGET', terms, 'TAX debt-1'],
  ['BUDGET', { budgetKind: 'TUNDUK', paylogicId: '17' }, 'TUNDUK 17'],
  [
    'QR',
    { qrProvider: 'qr.bank.kg', qrMerchant: '10023', qrTransaction: '5' },
    'QR qr.bank.kg  10023 5',
  ],
  ['QR', { qrProvider: 'qr.bank.kg', qrMerchant: '10023' }, undefined],
  ['REFUND', { saleId: 'sale-1', saleOperationId: 'sale-1-c' }, 'REFUND sale-1'],
  ['CLEARING', {}, undefined],
])('a %s with %o pays %s once', (operationCode, itsTerms, item) => {
  expect(paidItemOf({ operationCode, terms: itsTerms })).toBe(item)
})

test.each(paymentStatuses)('a draft and a document that is %s', statusCode => {
  const isPaying = payingStatuses.includes(statusCode)
  expect(isPaidBy(other(statusCode), payment())).toBe(isPaying || statusCode === 'SUCCESS')
  const isFree = withoutEffect.has(statusCode) || ['DRAFT', 'FOR_EDITING'].includes(statusCode)
  expect(isFree).toBe(!isPaying && statusCode !== 'SUCCESS')
})

test('a document is not kept from paying by itself', () => {
  const signed = payment({ statusCode: 'ON_VERIFICATION' })
  expect(isPaidBy(signed, signed)).toBe(false)
})

test('of two documents that were both sent, exactly one goes on: the one fully signed, or else the older', () => {
  const younger = payment({ statusCode: 'ON_VERIFICATION', createdAt: 2 })
  const older = other('ON_VERIFICATION', { createdAt: 1 })
  expect([isPaidBy(older, younger), isPaidBy(younger, older)]).toEqual([true, false])
  const twin = { ...older, createdAt: 2 }
  expect([isPaidBy(twin, younger), isPaidBy(younger, twin)]).toEqual([true, false])
  const signed = { ...younger, isFullySigned: true }
  expect(isPaidBy(signed, older)).toBe(true)
})

test.each([
  ['by a code of the same day', today, true, true],
  ['by a code of a later day', tomorrow, true, false],
  ['by a code of a later day, while the provider does not know yet', tomorrow, false, true],
])('an executed payment of a debt and another %s', (_when, codeUntil, isReported, isPaid) => {
  const later = payment({ terms: { ...terms, codeUntil } })
  expect(isPaidBy(other('SUCCESS', { isReported }), later)).toBe(isPaid)
})

test.each<[string, Pick<EarlierPayment, 'operationCode' | 'terms'>]>([
  ['a bill by QR that was paid is paid', { operationCode: 'QR', terms: { qrTransaction: '5' } }],
  ['a sale that was given back is given back', { operationCode: 'REFUND', terms: { saleId: '5' } }],
])('%s for ever', (_what, item) => {
  expect(isPaidBy(other('SUCCESS', { ...item, isReported: true }), payment(item))).toBe(true)
})
