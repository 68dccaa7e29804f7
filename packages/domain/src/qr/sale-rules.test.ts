import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { qrOperationList, type QrOperationListRow } from '../lists/qr-operation-list.ts'
import type { PaymentStatus } from '../payment/status.ts'
import { readElqr } from './elqr.ts'
import { refundFitsSale, refundProgress, refundReasonIsSound } from './refund.ts'
import { formatSaleCode, recipientOfCode } from './sale-code.ts'
import { qrFeeMinor } from './sale-fee.ts'

const issuer = { provider: 'qr.bank.kg', address: 'https://qr.bank.kg/' }

test.each([
  [100n, 0n],
  [249n, 0n],
  [250n, 1n],
  [500n, 1n],
  [749n, 1n],
  [750n, 2n],
  [100_000n, 200n],
  [123_456n, 247n],
])('the fee of a sale of %s tyiyn is %s tyiyn: 0.2 %%, half a tyiyn up', (amount, fee) => {
  expect(qrFeeMinor(amount)).toBe(fee)
})

test('no fee differs from its exact share by more than half a tyiyn, and none is as large as the sale', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 13n), amount => {
      const fee = qrFeeMinor(amount)
      const distance = fee * 1000n - amount * 2n
      expect(distance <= 500n && distance > -500n).toBe(true)
      expect(fee < amount).toBe(true)
    }),
  )
})

test.each([{ account: '1090011000014297' }, { salePointCode: '100001', cashCode: '002' }])(
  'a code made for %o leads there',
  recipient => {
    const read = readElqr(formatSaleCode({ recipient, name: 'Кафе', isDynamic: false }, issuer))
    expect(read.ok && recipientOfCode(read.value, issuer)).toEqual({ ok: true, value: recipient })
  },
)

test('a code of another bank leads nowhere here', () => {
  const link = formatSaleCode(
    { recipient: { account: '1090011000014297' }, name: 'К', isDynamic: false },
    issuer,
  )
  const read = readElqr(link)
  expect(read.ok && recipientOfCode(read.value, { provider: 'qr.other.kg' })).toMatchObject({
    error: { code: 'QR_RECIPIENT_UNKNOWN' },
  })
})

describe('a refund', () => {
  const sale = { amountMinor: 10_000n, isRefunded: false }

  test.each([
    [1n, undefined],
    [10_000n, undefined],
    [10_001n, 'REFUND_AMOUNT_EXCEEDED'],
    [0n, 'AMOUNT_NOT_POSITIVE'],
  ])('of %s out of 10,000 is answered %s', (amount, code) => {
    const verdict = refundFitsSale(amount, sale)
    expect(verdict.ok ? undefined : verdict.error.code).toBe(code)
  })

  test.each([
    ['DRAFT', 'prepared'],
    ['FOR_EDITING', 'prepared'],
    ['ON_VERIFICATION', 'signing'],
    ['PARTIALLY_CONFIRMED', 'signing'],
    ['SECOND_SIGN_IN_PAY_CONTROL', 'signing'],
    ['PARTIAL_CONFIRMATION_COMPLETED', 'processing'],
    ['WAIT_RESPONSE_FROM_BANK', 'processing'],
    ['KVIT', 'processing'],
    ['SUCCESS', 'done'],
  ] as const)('is given back only when it is executed: in %s it is %s', (statusCode, progress) => {
    expect(refundProgress(statusCode)).toBe(progress)
  })

  test('stands in the list and its file as given back only when it is executed', () => {
    const cellsOf = (statusCode: PaymentStatus) => {
      const row = { refund: { amount: '5.00', statusCode } } as QrOperationListRow
      return ['refunded', 'refund'].map(id =>
        qrOperationList.columns.find(column => column.id === id)?.value(row, 'ru'),
      )
    }
    expect(cellsOf('ON_VERIFICATION')).toEqual([undefined, 'Возврат на подписи'])
    expect(cellsOf('SUCCESS')).toEqual(['5.00', 'Возвращено'])
  })

  test('is made once', () => {
    expect(refundFitsSale(1n, { ...sale, isRefunded: true })).toMatchObject({
      error: { code: 'ALREADY_REFUNDED' },
    })
  })

  test.each([
    ['Брак', undefined],
    ['', 'FIELD_REQUIRED'],
    ['   ', 'FIELD_REQUIRED'],
    ['Бра', 'FIELD_TOO_SHORT'],
    ['   Бр   ', 'FIELD_TOO_SHORT'],
    ['б'.repeat(140), undefined],
    ['б'.repeat(141), 'FIELD_TOO_LONG'],
    ['Возврат «чека»', 'FIELD_PATTERN'],
    ['чек & сдача', 'FIELD_PATTERN'],
    [String.raw`чек \ сдача`, 'FIELD_PATTERN'],
    ['a<b c>d', 'FIELD_PATTERN'],
    ['Возврат "чека" №5', undefined],
  ])('with the reason "%s" is answered %s', (reason, code) => {
    const verdict = refundReasonIsSound(reason)
    expect(verdict.ok ? undefined : verdict.error.code).toBe(code)
  })
})
