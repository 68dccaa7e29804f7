import { parseDecimal, toDecimal } from '../money/decimal.ts'
import type { OrderOfContent } from '../payment/payment-order.ts'
import { readElqr, type Elqr } from '../qr/elqr.ts'
import { refundFitsSale, refundReasonIsSound } from '../qr/refund.ts'
import { err, holds } from '../result.ts'
import { sanitisePurpose } from '../text/purpose.ts'
import { amountIsPositive, need, payerPaysInSom, valueDateIsOpen } from './checks.ts'
import { choice, ownAccount, text } from './field.ts'
import { amount, transferNum, valueDate } from './fields.ts'
import { defineForm, type Check } from './form.ts'
import { formOutlines } from './form-outlines.ts'

const codeIsReadable: Check = {
  field: 'qrCode',
  verdict({ values }) {
    const read = readElqr(values['qrCode'] ?? '')
    return read.ok ? holds : read
  },
}

/** The amount of the code is what is paid; only an open amount is the payer's to enter. */
const amountIsOfCode: Check = {
  field: 'amount',
  uses: ['qrCode'],
  verdict({ values }) {
    const { amountMinor, amountIsEditable } = codeOf(values['qrCode'])
    if (amountMinor === undefined || amountIsEditable) return holds
    const sent = parseDecimal(values['amount'] ?? '', 'KGS')
    return sent.ok && sent.value === amountMinor
      ? holds
      : err('QR_AMOUNT_FIXED', { amount: toDecimal(amountMinor, 'KGS') })
  },
}

/** @throws for a code that the checks have refused */
function codeOf(scanned: string | undefined): Elqr {
  const read = readElqr(scanned ?? '')
  if (!read.ok) throw new Error(`A sound code was expected: ${read.error.code}`)
  return read.value
}

const nothingToRead = () => ''

/** To a seller whose code was read from a picture or a text. */
export const qrPayment = defineForm({
  ...formOutlines.qrPayment,
  fields: {
    qrCode: { kind: text, required: 'always' },
    payerAccount: { kind: ownAccount, required: 'always' },
    amount,
    valueDate,
    transferNum,
  },
  facts: { payer: 'payerAccount', qrSeller: 'qrCode', day: 'valueDate' },
  checks: [payerPaysInSom, codeIsReadable, amountIsOfCode, amountIsPositive, valueDateIsOpen],
  terms: {
    qrProvider: { canonical: 'qr-provider' },
    qrService: { canonical: 'qr-service', show: nothingToRead },
    qrMerchant: { canonical: 'qr-merchant' },
    qrTransaction: { canonical: 'qr-transaction', show: nothingToRead },
    qrCodeNumber: { canonical: 'qr-code-number', show: nothingToRead },
    qrCategory: { canonical: 'qr-category', show: nothingToRead },
  },
  operationOf: () => 'QR',
  contentOf({ values, facts, ownBic }) {
    const code = codeOf(values['qrCode'])
    const { account, name } = need(facts, 'qrSeller')
    return {
      recipientAccount: account ?? code.recipient,
      recipientBic: account === undefined ? '' : ownBic,
      recipientName: name,
      purpose: sanitisePurpose(code.comment ?? code.name),
      terms: {
        qrProvider: code.provider,
        qrMerchant: code.recipient,
        ...(code.service ? { qrService: code.service } : {}),
        ...(code.transaction
          ? { [code.isDynamic ? 'qrTransaction' : 'qrCodeNumber']: code.transaction }
          : {}),
        ...(code.categoryCode ? { qrCategory: code.categoryCode } : {}),
      },
    }
  },
  toOrder({ recipientAccount, recipientBic, recipientName, terms }): OrderOfContent {
    const { qrService, qrTransaction, qrCodeNumber, qrCategory } = terms
    return {
      operationCode: 'QR',
      recipientName,
      ...(recipientBic === '' ? {} : { recipientAccount }),
      qr: {
        provider: terms['qrProvider'] ?? '',
        merchantId: terms['qrMerchant'] ?? '',
        ...(qrService === undefined ? {} : { service: qrService }),
        ...(qrTransaction === undefined ? {} : { transactionId: qrTransaction }),
        ...(qrCodeNumber === undefined ? {} : { codeNumber: qrCodeNumber }),
        ...(qrCategory === undefined ? {} : { merchantCategoryCode: qrCategory }),
      },
    }
  },
})

const reasonIsSound: Check = {
  field: 'purpose',
  verdict: ({ values }) => refundReasonIsSound(values['purpose'] ?? ''),
}

const amountFitsSale: Check = {
  field: 'amount',
  needs: ['sale'],
  verdict({ values, facts }) {
    const amount = parseDecimal(values['amount'] ?? '', 'KGS')
    const { amountMinor } = need(facts, 'sale')
    return amount.ok ? refundFitsSale(amount.value, { amountMinor, isRefunded: false }) : holds
  },
}

/** The money goes back from where it has come in. */
const payerIsSeller: Check = {
  field: 'payerAccount',
  needs: ['sale'],
  verdict: ({ values, facts }) =>
    values['payerAccount'] === need(facts, 'sale').account ? holds : err('SALE_NOT_FOUND'),
}

/** Gives a sale by QR back to the customer, fully or in part, once. */
export const qrRefund = defineForm({
  ...formOutlines.qrRefund,
  fields: {
    saleId: { kind: choice, required: 'always', storedIn: 'terms', canonical: 'sale' },
    payerAccount: { kind: ownAccount, required: 'always' },
    amount: { ...amount, rule: { REFUND: 'refundAmount' } },
    purpose: { kind: text, required: 'always', rule: { REFUND: 'refundReason' } },
    valueDate,
    transferNum,
  },
  facts: { payer: 'payerAccount', sale: 'saleId', day: 'valueDate' },
  checks: [
    payerPaysInSom,
    payerIsSeller,
    amountIsPositive,
    amountFitsSale,
    reasonIsSound,
    valueDateIsOpen,
  ],
  terms: { saleOperationId: { canonical: 'sale-operation', show: nothingToRead } },
  show: { saleId: nothingToRead },
  operationOf: () => 'REFUND',
  contentOf({ facts }) {
    const { senderAccount, senderName, operationId } = need(facts, 'sale')
    return {
      recipientAccount: senderAccount,
      recipientBic: '',
      recipientName: senderName,
      terms: { saleOperationId: operationId },
    }
  },
  toOrder: ({ recipientName, terms }) => ({
    operationCode: 'REFUND',
    recipientName,
    saleOperationId: terms['saleOperationId'] ?? '',
  }),
})
