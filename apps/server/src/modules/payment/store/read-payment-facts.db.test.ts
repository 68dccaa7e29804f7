import { afterAll, beforeAll, expect, test } from 'vitest'

import { inSystem } from '../../../platform/db/transaction.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, otherOrganisationId } from '../testing/test-people.ts'
import { readPaymentFacts } from './read-payment-facts.ts'

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

test('what is reported about a document has its number, its amount as a decimal, and no other organisation’s', async () => {
  const [paymentId = ''] = await bank.seed({
    transferNum: '77',
    amountMinor: 125_050n,
    recipientName: 'ОсОО «Береке»',
  })
  const read = (legalPartyId: string) =>
    inSystem(bank.database.db, tx => readPaymentFacts(tx, [{ legalPartyId, paymentId }]))
  expect((await read(organisationId)).get(paymentId)).toMatchObject({
    transferNum: '77',
    amount: '1250.50',
    currency: 'KGS',
    recipientName: 'ОсОО «Береке»',
    statusCode: 'DRAFT',
  })
  expect((await read(otherOrganisationId)).size).toBe(0)
})
