import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { refundFitsSale } from '@tartip/domain/qr/refund'
import { err, ok } from '@tartip/domain/result'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import type { Json } from '../../../platform/json.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import { qrSaleTopic, saleToEvent, type Qr } from '../../qr/public.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import { emptyAccount, foreignClientAccount, somAccount } from '../testing/fake-accounts.ts'
import { paymentMigrations } from '../store/migrations/payment-migrations.ts'
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
const refund = (...request: Parameters<typeof refundOf>): Promise<string> =>
  refundBy(creator, ...request)

async function refundBy(actor: Actor, ...request: Parameters<typeof refundOf>): Promise<string> {
  const { data, errors } = await service.run(actor, refundCall, refundOf(...request))
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

  test('is made once by one person, also by many calls at the same time', async () => {
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

describe('a sale that two people give back', () => {
  const colleague = testActor('FIRST')
  const own = { legalPartyId: organisationId }
  const calls = {
    forSigningPayment: ['payment', 'PaymentsRef'],
    signingPayment: ['sign', 'SignInput'],
    revokePayment: ['revoke', 'RevokeInput'],
  } as const
  const act = async (
    actor: Actor,
    name: keyof typeof calls,
    paymentIds: readonly string[],
    more: object = {},
  ) => {
    const [argument, input] = calls[name]
    const source = `mutation($input: ${input}!) {
      results: ${name}(${argument}: $input) { ok errorCode errorParams { name value } }
    }`
    const { data, errors } = await service.run(actor, source, {
      input: { ...own, paymentIds, ...more },
    })
    expect(errors).toBeUndefined()
    return (data as { results: readonly { ok: boolean; errorCode: string | null }[] }).results
  }
  const send = (actor: Actor, ...ids: string[]) => act(actor, 'forSigningPayment', ids)
  const refused = [{ ok: false, errorCode: 'ALREADY_REFUNDED' }]

  /** The refund that a person is shown on the sale, and whether they are offered to make one. */
  const sheetOf = async (actor: Actor, sale: string) => {
    const find = `query($party: ID!, $sale: ID!) {
      findQrOperation(legalPartyId: $party, operationId: $sale) { refund { paymentId } }
    }`
    const check = `query($input: RefundIsAvailableInput!) {
      checkIsRefundAvailable(refundIsAvailableInput: $input) { availableRefundAmount }
    }`
    const shown = await service.run(actor, find, { party: organisationId, sale })
    const checked = await service.run(actor, check, { input: { ...own, operationId: sale } })
    if (checked.errors) expect(checked.errors).toMatchObject([{ code: 'ALREADY_REFUNDED' }])
    const { findQrOperation } = shown.data as {
      findQrOperation: { refund: { paymentId: string } | null }
    }
    return { refund: findQrOperation.refund?.paymentId, isOffered: !checked.errors }
  }

  test('is not held by a draft, which a colleague is not shown and which its author has once', async () => {
    const sale = sold()
    const draft = await refund(sale, { amount: '1.00' })
    expect(await sheetOf(creator, sale)).toEqual({ refund: draft, isOffered: false })
    expect(await refund(sale)).toContain('ALREADY_REFUNDED')
    expect(await sheetOf(colleague, sale)).toEqual({ refund: undefined, isOffered: true })
    const second = await refundBy(colleague, sale)
    expect(await sheetOf(colleague, sale)).toEqual({ refund: second, isOffered: false })
    expect(await sheetOf(creator, sale)).toEqual({ refund: draft, isOffered: false })
    expect(await send(colleague, second)).toMatchObject([{ ok: true }])
    expect(await send(creator, draft)).toMatchObject(refused)
    expect(await sheetOf(creator, sale)).toEqual({ refund: second, isOffered: false })
    expect(await refundBy(testActor('SECOND'), sale)).toContain('ALREADY_REFUNDED')
  })

  test('goes to one of the documents that are sent at the same time, and the other one names it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sale = sold()
      const drafts = [await refund(sale), await refundBy(colleague, sale)] as const
      const answers = (
        await Promise.all([send(creator, drafts[0]), send(colleague, drafts[1])])
      ).flat()
      expect(answers.filter(({ ok: isSent }) => isSent)).toHaveLength(1)
      const sent = drafts[answers.findIndex(({ ok: isSent }) => isSent)]
      expect(answers.find(({ ok: isSent }) => !isSent)).toMatchObject({
        errorCode: 'ALREADY_REFUNDED',
        errorParams: expect.arrayContaining([{ name: 'paymentId', value: sent }]),
      })
    }
  })

  test('is free for the colleague once the refund is rejected', async () => {
    const sale = sold()
    const draft = await refund(sale)
    const second = await refundBy(colleague, sale)
    await send(creator, draft)
    expect(await send(colleague, second)).toMatchObject(refused)
    const ended = await act(colleague, 'revokePayment', [draft], { comment: 'Не та сумма' })
    expect(ended).toMatchObject([{ ok: true }])
    expect(await sheetOf(colleague, sale)).toEqual({ refund: second, isOffered: false })
    expect(await send(colleague, second)).toMatchObject([{ ok: true }])
    expect(await sheetOf(creator, sale)).toEqual({ refund: second, isOffered: false })
  })

  test.each(['REVOKE', 'ERROR', 'TIMEOUT_CANCELED_SIGN_ONE', 'TIME_IS_OUT'] as const)(
    'is free once the refund ended in %s',
    async statusCode => {
      const sale = sold()
      const draft = await refund(sale)
      await send(creator, draft)
      await setStatus(draft, statusCode)
      const second = await refundBy(colleague, sale)
      expect(await send(colleague, second)).toMatchObject([{ ok: true }])
    },
  )

  test('stays with the refund that was executed', async () => {
    const sale = sold()
    const draft = await refund(sale)
    const second = await refundBy(colleague, sale)
    await send(creator, draft)
    await sql`
      update payment.payment set status_code = 'SUCCESS', created_at = created_at - interval '1 year'
      where id = ${draft}`.execute(service.ownerDb)
    expect(await send(colleague, second)).toMatchObject(refused)
    expect(await sheetOf(colleague, sale)).toEqual({ refund: draft, isOffered: false })
  })

  test('is signed for one of two refunds, also where both were sent', async () => {
    const sale = sold()
    const drafts = [await refund(sale), await refundBy(colleague, sale)]
    await sql`
      update payment.payment set status_code = 'ON_VERIFICATION',
        paid_item = case when id = ${drafts[0]} then paid_item end
      where id = any(${drafts}::uuid[])`.execute(service.ownerDb)
    const { rows } = await sql<{ id: string; digest: string }>`
      select id, digest from payment.payment where id = any(${drafts}::uuid[])`.execute(
      service.ownerDb,
    )
    const digests = drafts.toReversed().map(id => rows.find(row => row.id === id)?.digest)
    const signing = await act(testActor('FIRST'), 'signingPayment', drafts.toReversed(), {
      otpCode: '222222',
      digests,
    })
    expect(signing).toMatchObject([...refused, { ok: true }])
    const [, younger = ''] = drafts
    expect(await act(colleague, 'revokePayment', [younger])).toMatchObject([{ ok: true }])
  })

  test('belongs to the refund that was sent before refunds were paid once', async () => {
    const sale = sold()
    const draft = await refund(sale)
    const second = await refundBy(colleague, sale)
    await send(creator, draft)
    await sql`
      update payment.payment set paid_item = null
      where id = any(${[draft, second]}::uuid[])`.execute(service.ownerDb)
    await paymentMigrations.migrations['0029-refunds-paid-once']?.up(service.ownerDb)
    expect(await send(colleague, second)).toMatchObject(refused)
  })

  const setStatus = (paymentId: string, statusCode: PaymentStatus) =>
    sql`update payment.payment set status_code = ${statusCode} where id = ${paymentId}`.execute(
      service.ownerDb,
    )
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
