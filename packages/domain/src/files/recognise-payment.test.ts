import { expect, test } from 'vitest'
import { recognisePayment, type PaymentToRecognise } from './recognise-payment.ts'

const bank = {
  ownPrefix: '109',
  isOwnAccount: (account: string) => account === '1090160500000137',
}

test.each<[string, Partial<PaymentToRecognise>, string, string]>([
  ['a usual payment to another bank', {}, 'INTERBANK', 'CLEARING'],
  ['an urgent one', { isUrgent: true }, 'INTERBANK', 'GROSS'],
  ['one above a million som', { amountMinor: 100_000_001n }, 'INTERBANK', 'GROSS'],
  ['revenue of the budget', { paymentCode: '11111100' }, 'BUDGET', 'CLEARING'],
  ['an own account', { recipientAccount: '1090160500000137' }, 'INTRABANK', 'INTRABANK_OWN'],
  [
    'another client of the bank, in dollars',
    { recipientAccount: '1090160500000238', currency: 'USD' },
    'INTRABANK',
    'INTRABANK_FOREIGN',
  ],
  ['an account abroad', { recipientAccount: 'DE87200500', currency: 'EUR' }, 'SWIFT', 'SWIFT'],
])('%s is recognised', (_name, differing, kind, operation) => {
  const usual: PaymentToRecognise = {
    currency: 'KGS',
    recipientAccount: '1180000700000104',
    amountMinor: 10_000n,
    paymentCode: '22111100',
    isUrgent: false,
  }
  expect(recognisePayment({ ...usual, ...differing }, bank)).toEqual({ kind, operation })
})
