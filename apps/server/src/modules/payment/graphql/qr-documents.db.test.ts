import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { refundFitsSale } from '@tartip/domain/qr/refund'
import { err, ok } from '@tartip/domain/result'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Json } from '../../../platform/json.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import { qrSaleTopic, saleToEvent, type Qr } from '../../qr/public.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import { emptyAccount, foreignClientAccount, somAccount } from '../testing/fake-accounts.ts'
import { openPaymentService, type TestPaymentService } from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const creator = testActor('CREATOR')
let service: TestPaymentService
let count = 0
const sales = new Map<string, QrSale>()

function sold(amountMinor = 10_000n, account = somAccount): string {
  count += 1
  const saleId = `30000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  sales.set(saleId, {
    saleId,
    operationId: `${saleId}-c`,
    legalPartyId: organisationId,
    account,
    occurredAt: 0,
    amountMinor,
    feeMinor: 20n,
    isDynamic: true,
    stan: '000001',
    provider: 'c2b.other.kg',
    providerTransactionId: '1',
    senderName: 'Бакыт А.',
    senderAccount: '996 *** ** 34 56',
  })
  return saleId
}

const blocked = new Set<string>()
const qr: Qr = {
  ...noQr,
  accessOf: async ({ legalPartyId }) => ({
    legalPartyId,
    accounts: [somAccount],
    cashRegisters: [],
  }),
  find: async (_access, saleId) => sales.get(saleId),
  async checkRefund(_access, saleId, amountMinor) {
    const sale = sales.get(saleId)
    if (!sale) return err('SALE_NOT_FOUND')
    if (blocked.has(saleId)) return err('REFUND_RECIPIENT_ACCOUNT_BLOCKED')
    const fits = refundFitsSale(amountMinor, { ...sale, isRefunded: false })
    if (!fits.ok) return err('REFUND_AMOUNT_EXCEEDED')
    const { senderAccount: maskedAccount, senderName: recipientName } = sale
    return ok({
      sale,
      available: { availableMinor: sale.amountMinor, maskedAccount, recipientName },
    })
  },
  findSeller: async code =>
    code.provider === 'qr.bank.kg'
      ? { account: foreignClientAccount, name: 'ОсОО «Продавец»' }
      : { name: code.name },
}

beforeAll(async () => {
  service = await openPaymentService({ qr })
})
afterAll(() => service.close())

test('a sale that has just come is shown as its event has it, an older one as it is now, another account’s not at all', async () => {
  const listen = `subscription($party: ID!) {
    listenQrOperation(legalPartyId: $party) { operation { id amountWithFee } }
  }`
  const events = await service.listen(creator, listen, { party: organisationId })
  const now = service.clock.now()
  const payloadOf = (saleId: string, occurredAt: number) => {
    const sale = sales.get(saleId)
    if (!sale) throw new Error('A sale was expected')
    const { account } = sale
    return { saleId, account, cashRegisterId: null, sale: saleToEvent({ ...sale, occurredAt }) }
  }
  const [hidden, fresh, old] = [sold(100n, emptyAccount), sold(200n), sold(300n)]
  const payloads = [payloadOf(hidden, now), payloadOf(fresh, now), payloadOf(old, now - 3_600_000)]
  // Nothing is read of the fresh one; the other one has changed since its event.
  sales.delete(fresh)
  const before = sales.get(old)
  if (before) sales.set(old, { ...before, amountMinor: 400n })
  for (const payload of payloads) {
    await appendOutbox(service.ownerDb, {
      legalPartyId: organisationId,
      topic: qrSaleTopic,
      kind: 'qrCodePaid',
      payload: payload as unknown as Json,
    })
  }
  const shown = []
  for (let count = 0; count < 2; count += 1) {
    const { value } = await events.next()
    shown.push((value as { data: { listenQrOperation: object } }).data.listenQrOperation)
  }
  expect(shown).toEqual([
    { operation: { id: fresh, amountWithFee: '2.00' } },
    { operation: { id: old, amountWithFee: '4.00' } },
  ])
  await events.return(undefined)
})

const refundCall = `mutation($refund: RefundInput!) { refundOperation(refundInput: $refund) }`
const refundOf = (operationId: string, more: object = {}) => ({
  refund: {
    legalPartyId: organisationId,
    operationId,
    amount: '40.00',
    reason: 'Покупатель вернул товар',
    ...more,
  },
})

/** The id of the draft, or the codes of the refusal and of its fields. */
async function refund(...request: Parameters<typeof refundOf>): Promise<string> {
  const { data, errors } = await service.run(creator, refundCall, refundOf(...request))
  if (!errors) return (data as { refundOperation: string }).refundOperation
  return JSON.stringify(errors)
}

const documentCall = `query($payment: PaymentRef!) {
  findRefundedQrOperationInfo(payment: $payment) {
    transfer { payment { amount recipientDetail: recipientAccount statusCode } canonicalText }
    operation { id refund { amount } }
  }
}`

describe('a refund', () => {
  test('is a draft of the account that was credited, bound to its sale', async () => {
    const sale = sold()
    const paymentId = await refund(sale)
    const payment = { paymentId, legalPartyId: organisationId }
    const { data } = await service.run(creator, documentCall, { payment })
    expect(data).toMatchObject({
      findRefundedQrOperationInfo: {
        transfer: {
          payment: { amount: '40.00', statusCode: 'DRAFT' },
          canonicalText: expect.stringContaining(`sale-operation: ${sale}-c`),
        },
        operation: { id: sale, refund: { amount: '40.00' } },
      },
    })
  })

  test('is made once, also by many calls at the same time', async () => {
    const sale = sold()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refund(sale)))
    const refused = answers.filter(answer => answer.includes('ALREADY_REFUNDED'))
    expect(refused).toHaveLength(11)
    expect(await refund(sale, { amount: '1.00' })).toContain('ALREADY_REFUNDED')
  })

  test('that was deleted may be made again', async () => {
    const sale = sold()
    const paymentId = await refund(sale)
    const remove = `mutation($payment: PaymentRef!) { deletePayment(payment: $payment) }`
    await service.run(creator, remove, { payment: { paymentId, legalPartyId: organisationId } })
    expect(await refund(sale)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    [{ amount: '100.01' }, 'REFUND_AMOUNT_EXCEEDED'],
    [{ amount: '0.00' }, 'FIELD_PATTERN'],
    [{ reason: 'нет' }, 'FIELD_TOO_SHORT'],
    [{ reason: 'б'.repeat(141) }, 'FIELD_TOO_LONG'],
    [{ reason: 'Возврат «чека»' }, 'FIELD_PATTERN'],
    [{ reason: 'чек & сдача' }, 'FIELD_PATTERN'],
    [{ reason: 'чек <b>' }, 'FIELD_PATTERN'],
  ])('with %o is refused: %s', async (more, code) => {
    expect(await refund(sold(), more)).toContain(code)
  })

  test('that the bank would not make is refused with the reason of the bank', async () => {
    const sale = sold()
    blocked.add(sale)
    expect(await refund(sale)).toContain('REFUND_RECIPIENT_ACCOUNT_BLOCKED')
  })

  test('of a sale that nobody has, or that is not shown to the person, is refused', async () => {
    expect(await refund('30000000-0000-4000-8000-999999999999')).toContain('SALE_NOT_FOUND')
  })

  test('is nobody’s who may not pay', async () => {
    const { errors } = await service.run(testActor('AUDITOR'), refundCall, refundOf(sold()))
    expect(errors).toMatchObject([{ code: 'FORBIDDEN' }])
  })
})

const saveCall = `mutation($input: QrPaymentInput!) { saveQrPayment(qrPayment: $input) }`
const codeOf = (
  amountMinor?: bigint,
  provider = 'qr.bank.kg',
  transaction?: string,
  isDynamic = transaction !== undefined,
) =>
  formatSaleCode(
    {
      recipient: { account: foreignClientAccount },
      name: 'Кафе',
      isDynamic,
      ...(amountMinor === undefined ? {} : { amountMinor }),
      ...(transaction === undefined ? {} : { transaction }),
    },
    { provider, address: 'https://qr.bank.kg/' },
  )
const paying = (qrCode: string, more: object = {}) => ({
  input: {
    legalPartyId: organisationId,
    operation: { id: 'QR' },
    qrCode,
    payerAccount: somAccount,
    amount: '150.00',
    valueDate: '2026-11-30',
    ...more,
  },
})

async function pay(...request: Parameters<typeof paying>): Promise<string> {
  const { data, errors } = await service.run(creator, saveCall, paying(...request))
  return errors ? JSON.stringify(errors) : (data as { saveQrPayment: string }).saveQrPayment
}

describe('a payment by QR', () => {
  const find = `query($payment: PaymentRef!) {
    findQrTransferDataByPaymentId(payment: $payment) {
      provider merchantId transfer { payment { recipientAccount recipientName } recipientBic }
    }
  }`

  test('names the seller as this bank knows them, not as the code does', async () => {
    const payment = { paymentId: await pay(codeOf(15_000n)), legalPartyId: organisationId }
    const { data } = await service.run(creator, find, { payment })
    expect(data).toMatchObject({
      findQrTransferDataByPaymentId: {
        provider: 'qr.bank.kg',
        transfer: { payment: { recipientAccount: foreignClientAccount } },
      },
    })
    expect(JSON.stringify(data)).not.toContain('Кафе')
  })

  test('to a seller of another bank names what the code says', async () => {
    const paymentId = await pay(codeOf(15_000n, 'qr.other.kg'))
    const payment = { paymentId, legalPartyId: organisationId }
    const { data } = await service.run(creator, find, { payment })
    expect(data).toMatchObject({
      findQrTransferDataByPaymentId: {
        merchantId: foreignClientAccount,
        transfer: { payment: { recipientName: 'Кафе' } },
      },
    })
  })

  test.each([
    [codeOf(15_001n), {}, 'QR_AMOUNT_FIXED'],
    ['https://example.com', {}, 'QR_UNREADABLE'],
    [codeOf().slice(0, -1), {}, 'QR_UNREADABLE'],
    [codeOf(), { amount: '0.00' }, 'FIELD_PATTERN'],
    [codeOf(), { payerAccount: '1090000000000303' }, 'OPERATION_CURRENCY_UNAVAILABLE'],
  ])('of %s with %o is refused: %s', async (code, more, refusal) => {
    expect(await pay(code, more)).toContain(refusal)
  })

  test('of a bill is sent once, of however many documents, and a code of the shop any number of times', async () => {
    const send = `mutation($payment: PaymentsRef!) {
      forSigningPayment(payment: $payment) { ok errorCode }
    }`
    const sent = async (qrCode: string) => {
      const drafts: string[] = []
      for (let count = 0; count < 10; count += 1) drafts.push(await pay(qrCode))
      const answers = await Promise.all(
        drafts.map(one =>
          service.run(creator, send, {
            payment: { legalPartyId: organisationId, paymentIds: [one] },
          }),
        ),
      )
      return answers
        .map(({ data }) => data as { forSigningPayment: { errorCode: string | null }[] })
        .flatMap(({ forSigningPayment }) => forSigningPayment.map(one => one.errorCode))
    }
    const bill = await sent(codeOf(15_000n, 'qr.bank.kg', 'bill-1'))
    expect(bill.filter(code => code === null)).toHaveLength(1)
    expect(bill.filter(code => code === 'ALREADY_BEING_PAID')).toHaveLength(9)
    expect(await pay(codeOf(15_000n, 'qr.bank.kg', 'bill-1'))).toContain('ALREADY_BEING_PAID')
    expect(new Set(await sent(codeOf(15_000n)))).toEqual(new Set([null]))
    const numbered = await sent(codeOf(15_000n, 'qr.bank.kg', 'bill-1', false))
    expect(new Set(numbered)).toEqual(new Set([null]))
  })

  test('with an open amount pays what the payer enters, and is listed with the refunds', async () => {
    const id = await pay(codeOf(), { amount: '77.70', payerAccount: emptyAccount })
    const list = `query($filter: QrTransferFilter!) {
      findAllQrTransferByFilter(filter: $filter) { list { id operationCode amount statusCode } }
    }`
    const { data } = await service.run(creator, list, { filter: { legalPartyId: organisationId } })
    const { list: found } = (data as { findAllQrTransferByFilter: { list: { id: string }[] } })
      .findAllQrTransferByFilter
    expect(found).toContainEqual({
      id,
      operationCode: 'QR',
      amount: '77.70',
      statusCode: 'DRAFT',
    })
    expect(found).toContainEqual(expect.objectContaining({ operationCode: 'REFUND' }))
    expect(found).not.toContainEqual(expect.objectContaining({ operationCode: 'CLEARING' }))
  })
})
