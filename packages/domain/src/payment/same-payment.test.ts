import { expect, test } from 'vitest'
import { isSamePayment, samePaymentWindowMs } from './same-payment.ts'

const now = Date.parse('2026-11-30T04:00:00.000Z')
const payment = {
  recipientAccount: '1240000000000101',
  amountMinor: 4_200_50n,
  currency: 'KGS',
  valueDate: '2026-11-30',
} as const
const earlier = { ...payment, statusCode: 'DRAFT', createdAt: now - 60_000 } as const

test('the same payee, amount and day within the hour is the same payment', () => {
  expect(isSamePayment(payment, earlier, now)).toBe(true)
  expect(isSamePayment(payment, { ...earlier, statusCode: 'SUCCESS' }, now)).toBe(true)
  expect(isSamePayment(payment, { ...earlier, createdAt: now - samePaymentWindowMs }, now)).toBe(
    true,
  )
})

test.each([
  ['another payee', { recipientAccount: '1240000000000202' }],
  ['another amount', { amountMinor: 4_200_51n }],
  ['another currency', { currency: 'USD' as const }],
  ['another day', { valueDate: '2026-12-01' }],
  ['one made earlier', { createdAt: now - samePaymentWindowMs - 1 }],
  ['one that the bank refused', { statusCode: 'ERROR' as const }],
  ['one that was recalled', { statusCode: 'REVOKE' as const }],
  ['one that a signatory rejected', { statusCode: 'CANCELED_SIGN_ONE' as const }],
])('%s is not', (_name, more) => {
  expect(isSamePayment(payment, { ...earlier, ...more }, now)).toBe(false)
})
