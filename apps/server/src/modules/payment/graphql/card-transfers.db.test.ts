import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cardAccount, somAccount } from '../testing/fake-accounts.ts'
import { retailCard } from '../testing/fake-retail-cards.ts'
import {
  openPaymentService,
  seededId,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
let service: TestPaymentService
const run: TestPaymentService['run'] = (...call) => service.run(...call)

beforeAll(async () => {
  service = await openPaymentService()
})
afterAll(() => service.close())

const save = `mutation($input: CardTransferInput!) { saveCardTransfer(cardTransfer: $input) }`
const find = `query($payment: PaymentRef!) {
  findCardTransferDataByPaymentId(payment: $payment) {
    recipientCardNum recipientDetail cardReferencesId
    transfer { payment { operationCode amount recipientAccount recipientName version isEditable } }
  }
}`

const transfer = (more: object) => ({
  legalPartyId: organisationId,
  amount: '500.00',
  purpose: 'Перевод на карту',
  valueDate: '2026-11-30',
  ...more,
})
const toPerson = transfer({
  operation: { id: 'RKO_2_CARD' },
  payerAccount: somAccount,
  cardReferencesId: retailCard.cardReferencesId,
  maskedCardNum: '4169 58•• •••• 5678',
  recipientName: retailCard.maskedOwnerName,
  recipientCurrency: 'KGS',
})

async function saved(input: object): Promise<string> {
  const { data, errors } = await run(creator, save, { input })
  expect(errors).toBeUndefined()
  return (data as { saveCardTransfer: string }).saveCardTransfer
}

const found = async (paymentId: string) => {
  const { data } = await run(creator, find, {
    payment: { paymentId, legalPartyId: organisationId },
  })
  return (data as Record<string, unknown> | null)?.['findCardTransferDataByPaymentId']
}

describe('a card transfer', () => {
  test('is saved in both directions, by the names of the specification too', async () => {
    const back = transfer({
      operation: { id: 'CARD_2_RKO' },
      payerCardAccount: cardAccount,
      payerCurrency: 'KGS',
      recipientAccount: somAccount,
    })
    expect(await found(await saved(back))).toMatchObject({
      recipientCardNum: null,
      transfer: { payment: { operationCode: 'CARD_2_RKO', recipientAccount: somAccount } },
    })
    const to = transfer({
      operation: { id: 'RKO_2_CARD' },
      payerAccount: somAccount,
      payerCurrency: 'KGS',
      recipientCardAccount: cardAccount,
    })
    expect(await found(await saved(to))).toMatchObject({
      transfer: { payment: { operationCode: 'RKO_2_CARD', recipientAccount: cardAccount } },
    })
  })

  test('to a person keeps the masked card and is edited with an input of its own', async () => {
    const id = await saved(toPerson)
    expect(await found(id)).toMatchObject({
      cardReferencesId: retailCard.cardReferencesId,
      recipientDetail: 'Бакыт А.',
      recipientCardNum: expect.stringMatching(/^4169\s58••\s••••\s5678$/),
      transfer: { payment: { recipientAccount: '416958••••••5678', isEditable: true } },
    })
    const { legalPartyId, ...content } = toPerson
    const update = `mutation($update: UpdatePaymentInput!) { updatePayment(updatePayment: $update) }`
    const changed = { ...content, amount: '700.00', transferNum: '501' }
    const whole = { id, legalPartyId, version: 1, updateCardTransferInput: changed }
    expect((await run(creator, update, { update: whole })).errors).toBeUndefined()
    expect(await found(id)).toMatchObject({ transfer: { payment: { amount: '700.00' } } })
    const none = { id, legalPartyId, version: 2 }
    const { errors } = await run(creator, update, { update: none })
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })

  test('names a card as the bank does, or is refused', async () => {
    const other = { ...toPerson, recipientName: 'Кто-то Д.' }
    const { errors } = await run(creator, save, { input: other })
    expect(errors).toMatchObject([
      { fields: [{ field: 'cardReferencesId', code: 'RECIPIENT_CARD_NOT_FOUND' }] },
    ])
    const clearing = { ...toPerson, operation: { id: 'CLEARING' } }
    expect((await run(creator, save, { input: clearing })).errors).toMatchObject([
      { code: 'OPERATION_TYPE_INVALID' },
    ])
  })

  test('is not what another document is', async () => {
    expect(await found(seededId(1))).toBeUndefined()
  })
})
