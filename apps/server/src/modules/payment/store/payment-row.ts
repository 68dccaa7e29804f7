import type { DocumentEventPayload } from '../../../platform/documents/document-event.ts'
import { stageOnPhone } from '@tartip/domain/documents/phone-requests'
import { toDecimal } from '@tartip/domain/money/decimal'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { paymentOrigins } from '@tartip/domain/payment/origin'
import { paidItemOf } from '@tartip/domain/payment/paid-once'
import { paymentLifeCycle } from '@tartip/domain/payment/life-cycle'
import { operationCodes } from '@tartip/domain/payment/operation'
import type { PaymentTerms } from '@tartip/domain/payment/payment-content'
import { paymentStatuses } from '@tartip/domain/payment/status'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { sortKeyOf } from '@tartip/domain/text/collation'

import * as column from '../../../platform/documents/store/columns.ts'
import { documentAuditSource } from '../../../platform/documents/store/document-audit-source.ts'
import { createDocumentStores } from '../../../platform/documents/store/document-store.ts'
import {
  defineDocumentTable,
  type DocumentRow,
} from '../../../platform/documents/store/document-table.ts'
import type { PaymentDocument } from '../payment-document.ts'

/** A row of payment.payment as PostgreSQL gives it. */
export type PaymentRow = DocumentRow

/** The commit-hook channel of this process that wakes the submitting job: the last signature is on a document. */
export const fullySignedChannel = 'payment-fully-signed'

/** Wakes the job that sends documents to phones: one has come to such a stage. */
export const phoneStageChannel = 'payment-phone-stage'

/** What a listener must know to decide who may get the step, without reading the document. */
export interface PaymentEventPayload extends DocumentEventPayload {
  readonly paymentId: string
  readonly payerAccount: string
}

/** Name and purpose as they are searched, parted by a line break, which no key holds. */
const searchTextOf = ({ recipientName, purpose }: PaymentDocument): string =>
  `${searchKeyOf(recipientName)}\n${searchKeyOf(purpose)}`

/** Somebody else has changed the document, or another one has its number. */
export type PaymentConflict = 'PAYMENT_CHANGED_MEANWHILE' | 'DUPLICATE_DOCUMENT_NUMBER'

/** Payments in PostgreSQL: every field of the document and its column. */
export const paymentDocumentTable = defineDocumentTable<PaymentDocument, PaymentAction>()({
  schema: 'payment',
  table: 'payment',
  idColumn: 'payment_id',
  statuses: paymentStatuses,
  content: {
    operationCode: column.member('operation_code', operationCodes),
    valueDate: column.date('value_date'),
    transferNum: column.text('transfer_num'),
    payerAccount: column.text('payer_account'),
    payerName: column.text('payer_name'),
    payerInn: column.text('payer_inn'),
    payerBic: column.text('payer_bic'),
    recipientAccount: column.text('recipient_account'),
    recipientBic: column.text('recipient_bic'),
    recipientName: column.text('recipient_name'),
    recipientInn: column.optional(column.text('recipient_inn')),
    amountMinor: column.minorUnits('amount_minor'),
    currency: column.currency('currency'),
    commissionMinor: column.minorUnits('commission_minor'),
    commissionCurrency: column.currency('commission_currency'),
    purpose: column.text('purpose'),
    paymentCode: column.optional(column.text('payment_code')),
    terms: column.json<PaymentTerms>('terms'),
  },
  once: {
    origin: column.member('origin', paymentOrigins),
    transferYear: column.integer('transfer_year'),
  },
  derived: {
    search_text: { type: 'text', write: searchTextOf },
    sort_name: { type: 'text', write: ({ recipientName }) => sortKeyOf(recipientName) },
    amount_major: {
      type: 'numeric',
      write: ({ amountMinor, currency }) => toDecimal(amountMinor, currency),
    },
    paid_item: { type: 'text', write: paidItemOf },
  },
  event: { topic: 'payment', idField: 'paymentId', fields: { payerAccount: 'payer_account' } },
  refusals: {
    changed: 'PAYMENT_CHANGED_MEANWHILE',
    duplicate: 'DUPLICATE_DOCUMENT_NUMBER',
    constraints: {
      payment_transfer_num: 'DUPLICATE_DOCUMENT_NUMBER',
      // Another document for the same item was sent meanwhile: the step is decided again, and names it.
      payment_paid_once: 'PAYMENT_CHANGED_MEANWHILE',
    },
  },
  wakes: [
    { channel: fullySignedChannel, when: ({ isFullySigned }) => isFullySigned },
    {
      channel: phoneStageChannel,
      when: payment => stageOnPhone(paymentLifeCycle, payment) !== undefined,
    },
  ],
  phones: { isWaiting: `p.waits_for = 'PHONE'`, order: 'p.value_date, p.id' },
})

/** The topic under which steps of payments leave through the outbox. */
export const paymentTopic = paymentDocumentTable.topic

/** Every column that the row codec reads. */
export const paymentColumnList = paymentDocumentTable.columnList
export const paymentFromRow = paymentDocumentTable.fromRow

export const paymentStores = createDocumentStores(paymentDocumentTable)

/** Every step of a person and every signature of a payment, for the chain of its organisation. */
export const paymentAuditSource = documentAuditSource({
  name: 'payment',
  schema: 'payment',
  idField: 'paymentId',
  idColumn: 'payment_id',
})
