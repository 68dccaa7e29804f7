import type { QrSaleEvent } from '@tartip/bank-ports/qr-sales'
import type { QrOrder, RefundOrder } from '@tartip/domain/payment/payment-order'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { createTestIds } from '@tartip/testkit/ids/test-ids'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import { closeProved, createTestTwin, type TestTwin } from '../testing/test-twin.ts'
import { statementWords } from '../words/statement-words.ts'
import { createQrSales } from './qr-sales.ts'

const provider = 'qr.tartip.kg'

let bank: TestTwin
let shop: NewTwinAccount
let customer: NewTwinAccount
let sales: ReturnType<typeof createQrSales>

beforeEach(async () => {
  bank = await createTestTwin()
  shop = await bank.newAccount()
  customer = await bank.newAccount({ balanceMinor: 1_000_000n })
  const { db } = bank.database
  sales = createQrSales({
    db,
    clock: bank.clock,
    realClock: bank.clock,
    ids: createTestIds('client sales'),
    random: randomBytes,
    qrProvider: provider,
    ownPrefix: '109',
  })
})
afterEach(() => closeProved(bank))

const payment = (change: Partial<QrOrder> = {}): QrOrder => {
  const { recipientBic: _bic, ...order } = bank.order(customer, { commissionMinor: 0n })
  return {
    ...order,
    operationCode: 'QR',
    amountMinor: 250_00n,
    recipientAccount: shop.account,
    recipientName: shop.ownerName,
    qr: { provider, service: 'ACC', merchantId: shop.account },
    ...change,
  }
}

const refundOf = (sale: QrSaleEvent, amountMinor: bigint): RefundOrder => {
  const order = bank.order(shop, { commissionMinor: 0n, amountMinor })
  const { recipientBic: _bic, recipientAccount: _account, ...head } = order
  return {
    ...head,
    operationCode: 'REFUND',
    recipientName: sale.senderName,
    saleOperationId: sale.operationId,
  }
}

const readSales = () => sales.port.readEvents(0n, 100)

test('a client of the bank who pays a seller of the bank makes a sale with its fee', async () => {
  const order = payment()
  expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
  expect(await readSales()).toEqual([])
  await bank.finishEverything()
  expect(await readSales()).toMatchObject([
    {
      legalPartyId: shop.legalPartyId,
      account: shop.account,
      amountMinor: 250_00n,
      feeMinor: 50n,
      isDynamic: false,
      senderName: customer.ownerName,
      senderAccount: `1090 **** **** ${customer.account.slice(-4)}`,
    },
  ])
  expect(await bank.moneyOf(shop)).toEqual({ booked: 249_50n, held: 0n })
  expect(await bank.moneyOf(customer)).toEqual({ booked: 1_000_000n - 250_00n, held: 0n })
  expect(await bank.internalBalance('FEE_INCOME')).toBe(50n)
  expect(await bank.internalBalance('QR_TRANSIT')).toBe(0n)
})

test('the fee is taken by the bank under one name, whichever bank the customer has', async () => {
  await bank.twin.paymentExecution.submit(payment())
  await bank.finishEverything()
  const code = formatSaleCode(
    { recipient: { account: shop.account }, name: 'Кафе', isDynamic: false },
    { provider, address: 'https://qr.bank.kg/' },
  )
  await sales.desk.pay({
    code,
    amountMinor: 250_00n,
    provider: 'c2b.other.kg',
    maskedName: 'Бакыт А.',
    maskedAccount: '996 *** ** 34 56',
  })
  const { rows } = await sql<{ name: string }>`
    select counterparty_name as name from twin.operation
    where purpose = ${statementWords.qrSaleFee.ru}`.execute(bank.database.ownerDb)
  expect(rows.map(({ name }) => name)).toEqual(['ОАО «Тартип Банк»', 'ОАО «Тартип Банк»'])
})

test('a code of one use is paid once, also by two clients at the same moment', async () => {
  const qr = { provider, service: 'ACC', merchantId: shop.account, transactionId: 'bill-7' }
  const [one, other] = [payment({ qr }), payment({ qr })]
  await bank.twin.paymentExecution.submit(one)
  await bank.twin.paymentExecution.submit(other)
  await bank.finishEverything()
  expect(await readSales()).toMatchObject([{ isDynamic: true, codeTransaction: 'bill-7' }])
  expect(new Set([await bank.stateOf(one), await bank.stateOf(other)])).toEqual(
    new Set(['EXECUTED', 'REFUSED']),
  )
  expect(await bank.twin.paymentExecution.submit(payment({ qr }))).toEqual({
    outcome: 'refused',
    code: 'QR_ALREADY_PAID',
  })
  expect(await bank.moneyOf(customer)).toEqual({ booked: 1_000_000n - 250_00n, held: 0n })
})

test('a permanent code is paid again by clients of the bank, and its sales name it', async () => {
  const qr = { provider, service: 'ACC', merchantId: shop.account, codeNumber: 'counter-1' }
  await bank.twin.paymentExecution.submit(payment({ qr }))
  await bank.twin.paymentExecution.submit(payment({ qr }))
  await bank.finishEverything()
  const expected = { isDynamic: false, codeTransaction: 'counter-1' }
  expect(await readSales()).toMatchObject([expected, expected])
})

test('the money of a refund returns to the client who has paid, once', async () => {
  await bank.twin.paymentExecution.submit(payment())
  await bank.finishEverything()
  const [sale] = await readSales()
  if (!sale) throw new Error('There is no sale')
  expect(await sales.port.checkRefund(shop.legalPartyId, sale.saleId, 100_00n)).toMatchObject({
    ok: true,
  })
  const refund = refundOf(sale, 100_00n)
  expect(await bank.twin.paymentExecution.submit(refund)).toEqual({ outcome: 'accepted' })
  expect(await bank.twin.paymentExecution.submit(refundOf(sale, 1_00n))).toEqual({
    outcome: 'refused',
    code: 'ALREADY_REFUNDED',
  })
  await bank.finishEverything()
  expect(await bank.moneyOf(customer)).toEqual({ booked: 1_000_000n - 150_00n, held: 0n })
  expect(await bank.moneyOf(shop)).toEqual({ booked: 149_50n, held: 0n })
})

test('nothing is given back to an account of the bank that takes no money', async () => {
  await bank.twin.paymentExecution.submit(payment())
  await bank.finishEverything()
  const [sale] = await readSales()
  if (!sale) throw new Error('There is no sale')
  const reason = { ru: 'Решение суда', ky: 'Соттун чечими', en: 'Court order' }
  await bank.twin.desk.arrestAccount(customer.account, reason, 'FINAL_ARRESTED')
  expect(await sales.port.checkRefund(shop.legalPartyId, sale.saleId, 1_00n)).toMatchObject({
    error: { code: 'REFUND_RECIPIENT_ACCOUNT_BLOCKED' },
  })
  expect(await bank.twin.paymentExecution.submit(refundOf(sale, 1_00n))).toEqual({
    outcome: 'refused',
    code: 'RECIPIENT_ACCOUNT_SEIZED',
  })
})
