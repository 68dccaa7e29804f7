import {
  type OtherLanguages,
  storedWordsOf,
  type Words,
  wordsOfStored,
} from '@tartip/domain/bank-text'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { operationCodes, type OperationCode } from '@tartip/domain/payment/operation'
import type { Signature } from '@tartip/domain/documents/stages'
import { paymentOrigins, type PaymentOrigin } from '@tartip/domain/payment/origin'
import { paymentStatuses, type PaymentStatus } from '@tartip/domain/payment/status'
import { sortKeyOf } from '@tartip/domain/text/collation'
import { toIso } from '@tartip/domain/time/instant'

import type { PaymentDocument } from '../payment-document.ts'

/** A row of payment.payment as PostgreSQL gives it. */
export interface PaymentRow {
  legal_party_id: string
  id: string
  operation_code: string
  origin: string
  status_code: string
  version: number
  content_version: number
  digest: string
  signatures: Signature[]
  is_fully_signed: boolean
  created_by: string
  created_at: number
  updated_by: string | null
  updated_at: number
  value_date: string
  transfer_num: string
  transfer_year: number
  payer_account: string
  payer_name: string
  payer_inn: string
  payer_bic: string
  recipient_account: string
  recipient_bic: string
  recipient_name: string
  recipient_inn: string | null
  amount_minor: bigint
  currency: string
  commission_minor: bigint
  commission_currency: string
  purpose: string
  payment_code: string | null
  description: string | null
  description_other: OtherLanguages | null
  error_code: string | null
}

export function paymentFromRow(row: PaymentRow): PaymentDocument {
  return {
    legalPartyId: row.legal_party_id,
    id: row.id,
    operationCode: memberOf<OperationCode>(operationCodes, row.operation_code),
    origin: memberOf<PaymentOrigin>(paymentOrigins, row.origin),
    statusCode: memberOf<PaymentStatus>(paymentStatuses, row.status_code),
    version: row.version,
    contentVersion: row.content_version,
    digest: row.digest,
    signatures: row.signatures,
    isFullySigned: row.is_fully_signed,
    createdBy: row.created_by,
    createdAt: row.created_at,
    ...optional('updatedBy', row.updated_by),
    updatedAt: row.updated_at,
    valueDate: row.value_date,
    transferNum: row.transfer_num,
    transferYear: row.transfer_year,
    payerAccount: row.payer_account,
    payerName: row.payer_name,
    payerInn: row.payer_inn,
    payerBic: row.payer_bic,
    recipientAccount: row.recipient_account,
    recipientBic: row.recipient_bic,
    recipientName: row.recipient_name,
    ...optional('recipientInn', row.recipient_inn),
    amountMinor: row.amount_minor,
    currency: currencyOf(row.currency),
    commissionMinor: row.commission_minor,
    commissionCurrency: currencyOf(row.commission_currency),
    purpose: row.purpose,
    terms: {},
    ...optional('paymentCode', row.payment_code),
    ...(row.description === null
      ? {}
      : { description: wordsOfStored(row.description, row.description_other) }),
    ...optional('errorCode', row.error_code),
  }
}

/** Name and purpose as they are searched, parted by a line break, which no key holds. */
const searchTextOf = ({ recipientName, purpose }: PaymentDocument): string =>
  `${searchKeyOf(recipientName)}\n${searchKeyOf(purpose)}`

/** The document as JSON that `json_to_recordset` reads back; money as text, because JSON numbers are floats. */
export function rowFromPayment(payment: PaymentDocument) {
  return {
    ...statusRowFromPayment(payment),
    operation_code: payment.operationCode,
    origin: payment.origin,
    created_by: payment.createdBy,
    created_at: toIso(payment.createdAt),
    value_date: payment.valueDate,
    transfer_num: payment.transferNum,
    transfer_year: payment.transferYear,
    payer_account: payment.payerAccount,
    payer_name: payment.payerName,
    payer_inn: payment.payerInn,
    payer_bic: payment.payerBic,
    recipient_account: payment.recipientAccount,
    recipient_bic: payment.recipientBic,
    recipient_name: payment.recipientName,
    recipient_inn: payment.recipientInn,
    amount_minor: payment.amountMinor.toString(),
    currency: payment.currency,
    commission_minor: payment.commissionMinor.toString(),
    commission_currency: payment.commissionCurrency,
    purpose: payment.purpose,
    payment_code: payment.paymentCode,
    search_text: searchTextOf(payment),
    sort_name: sortKeyOf(payment.recipientName),
    amount_major: toDecimal(payment.amountMinor, payment.currency),
  }
}

/**
 * Only what a step of the life cycle changes. What a document does not have is left out, and so empty in its row:
 * PostgreSQL has less to read.
 */
export function statusRowFromPayment(payment: PaymentDocument) {
  return {
    legal_party_id: payment.legalPartyId,
    id: payment.id,
    status_code: payment.statusCode,
    version: payment.version,
    content_version: payment.contentVersion,
    digest: payment.digest,
    signatures: payment.signatures,
    is_fully_signed: payment.isFullySigned,
    updated_by: payment.updatedBy,
    updated_at: toIso(payment.updatedAt),
    ...columnsOfWords('description', payment.description),
    error_code: payment.errorCode,
  }
}

/** The two columns of words that a person or the bank has given; neither where there are none. */
export function columnsOfWords(
  column: string,
  words: Words | undefined,
): Readonly<Record<string, string | OtherLanguages | undefined>> {
  if (words === undefined) return {}
  const { text, other } = storedWordsOf(words)
  return { [column]: text, [`${column}_other`]: other }
}

function optional<K extends string>(name: K, value: string | null): { [P in K]?: string } {
  const entry: { [P in K]?: string } = {}
  if (value !== null) entry[name] = value
  return entry
}

function currencyOf(text: string): CurrencyCode {
  if (!isCurrencyCode(text)) throw new Error(`The database holds an unknown currency ${text}`)
  return text
}

function memberOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find(one => one === text)
  if (found === undefined) throw new Error(`The database holds an unknown value ${text}`)
  return found
}
