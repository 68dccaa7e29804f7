import { expect, test } from 'vitest'
import { paymentOf } from '../testing/payment-builder.ts'
import { digestOf } from './payment-digest.ts'

type Signable = Parameters<typeof digestOf>[0]

/** Another value for each field that the bank would execute: a new one does not compile until it stands here. */
const changed: Required<Signable> = {
  id: '50000000-0000-4000-8000-000000000002',
  legalPartyId: '10000000-0000-4000-8000-000000000009',
  operationCode: 'GROSS',
  transferNum: '2',
  payerAccount: '1090000000000999',
  payerName: 'ОсОО «Бирим»',
  payerInn: '01203201410015',
  payerBic: '109002',
  recipientAccount: '1240000000000202',
  recipientBic: '124031',
  recipientName: 'ОсОО «Башка»',
  recipientInn: '01203201410016',
  amountMinor: 42_000_001n,
  currency: 'USD',
  commissionMinor: 3_501n,
  commissionCurrency: 'USD',
  purpose: 'Оплата по договору 8',
  paymentCode: '44102000',
  valueDate: '2026-12-01',
  terms: {},
}

/** The payer's bank is this one; documents of this kind have no terms. */
const notSigned: ReadonlySet<string> = new Set(['payerBic', 'terms'])

test.each(Object.entries(changed))('a signature covers %s', (field, value) => {
  const payment = paymentOf()
  const isSame = digestOf({ ...payment, [field]: value }) === digestOf(payment)
  expect(isSame).toBe(notSigned.has(field))
})
