import { numbered } from '@tartip/domain/documents/numbered'
import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import { stageWaitingIn } from '@tartip/domain/payment/life-cycle'
import { isNeverEdited, operationNames } from '@tartip/domain/payment/operation'
import { isPaymentStatus } from '@tartip/domain/payment/status'
import { statusLabel } from '@tartip/domain/payment/status-view'
import { instantAt, minuteOfTime } from '@tartip/domain/time/instant'
import type {
  ActionAnswer,
  BatchAction,
  DocumentKind,
  DocumentRef,
  DocumentRefs,
  SigningProof,
} from '../../documents/document-kind.ts'
import { execute } from '../../lib/graphql-client.ts'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { ActionResultFragment } from './api/action-result.payment.generated.ts'
import { CancelPayControlDocument } from './api/cancel-pay-control.payment.generated.ts'
import { DeletePaymentDocument } from './api/delete-payment.payment.generated.ts'
import { PayControlRequestsDocument } from './api/pay-control-requests.payment.generated.ts'
import { PaymentDetailsDocument } from './api/payment-details.payment.generated.ts'
import { countsKey, useChangedPayees } from './api/payment-queries.ts'
import { paymentsKey } from './api/payments-key.ts'
import type { PaymentDetails, PaymentRow } from './api/payment-queries.ts'
import { PaymentStateDocument } from './api/payment-state.payment.generated.ts'
import { RecallPaymentsDocument } from './api/recall-payments.payment.generated.ts'
import { RequestPayControlDocument } from './api/request-pay-control.payment.generated.ts'
import { ReturnForEditingDocument } from './api/return-for-editing.payment.generated.ts'
import { RevokePaymentsDocument } from './api/revoke-payments.payment.generated.ts'
import { SendForSigningDocument } from './api/send-for-signing.payment.generated.ts'
import { SignPaymentsDocument } from './api/sign-payments.payment.generated.ts'
import { TextsToSignDocument } from './api/texts-to-sign.payment.generated.ts'
import { PaymentStatusChip } from '../../components/text/payment-status-chip.tsx'
import { editHref, repeatHref } from './urls.ts'

// What shows a whole document is loaded with the sheet, not with the list.
const loadSlots = () => import('./payment-slots.tsx')
const summary = lazySlot(async () => (await loadSlots()).PaymentSummary)
const requisites = lazySlot(async () => (await loadSlots()).PaymentRequisites)
const signingFacts = lazySlot(async () => (await loadSlots()).PaymentSigningFacts)
const reviewFacts = lazySlot(async () => (await import('./desk/desk-facts.tsx')).DeskFacts)
const chosen = lazySlot(async () => (await loadSlots()).ChosenPayments)

/** Begins to load what shows a whole document, while its data is loading. */
export function preloadPaymentSlots(): void {
  for (const part of [summary, requisites, signingFacts, reviewFacts]) part.preload()
}

const service = 'payment'

const manyOf = ({ ids, legalPartyId }: DocumentRefs) => ({ paymentIds: [...ids], legalPartyId })
const oneOf = ({ id, legalPartyId }: DocumentRef) => ({
  payment: { paymentId: id, legalPartyId },
})
const answersOf = (results: readonly ActionResultFragment[]): readonly ActionAnswer[] =>
  results.map(({ paymentId, ...answer }) => ({ documentId: paymentId, ...answer }))
const stageOf = (status: string) => (isPaymentStatus(status) ? stageWaitingIn(status) : undefined)

/** A payment order as a signed document. */
export const paymentKind: DocumentKind<PaymentRow, PaymentDetails> = {
  service,
  queryKeys: [paymentsKey, countsKey],
  codes: { notFound: 'PAYMENT_NOT_FOUND', changedMeanwhile: 'PAYMENT_CHANGED_MEANWHILE' },
  bulkActions: ['sign', 'sendForSigning', 'returnForEditing', 'delete'],
  canBeExported: ({ isExportable }) => isExportable,
  calls: {
    sign: async ({ digests, proof, ...refs }, options) => {
      const sign = { ...manyOf(refs), digests: [...digests], ...proofOf(proof) }
      return answersOf((await execute(SignPaymentsDocument, { sign }, options)).signingPayment)
    },
    sendForSigning: async (refs, options) => {
      const data = await execute(SendForSigningDocument, { payment: manyOf(refs) }, options)
      return answersOf(data.forSigningPayment)
    },
    returnForEditing: async ({ comment, ...refs }, options) => {
      const returnForEditing = { ...manyOf(refs), comment }
      const data = await execute(ReturnForEditingDocument, { returnForEditing }, options)
      return answersOf(data.returnForEditingPayment)
    },
    revoke: async ({ comment, ...refs }, options) => {
      const revoke = { ...manyOf(refs), comment }
      return answersOf((await execute(RevokePaymentsDocument, { revoke }, options)).revokePayment)
    },
    recall: async (refs, options) => {
      const data = await execute(RecallPaymentsDocument, { payments: manyOf(refs) }, options)
      return answersOf(data.recallPayment)
    },
    delete: (ref, options) => execute(DeletePaymentDocument, oneOf(ref), options),
  },
  reads: {
    row: async ref =>
      (await execute(PaymentStateDocument, oneOf(ref), { service })).findTransferDataByPaymentId
        .payment,
    details: async (ref, signal) => {
      const data = await execute(PaymentDetailsDocument, oneOf(ref), { service, signal })
      const transfer = data.findTransferDataByPaymentId
      const { payment, timeRule, canonicalText } = transfer
      return {
        row: payment,
        transfer,
        steps: data.getPaymentStatusHistoryByPaymentId,
        signatories: data.getPaymentSignerInfoByPaymentId,
        canonicalText,
        signDeadline: instantAt(payment.valueDate, minuteOfTime(timeRule.signDeadline)),
      }
    },
    textsToSign: async refs => {
      const data = await execute(TextsToSignDocument, { payment: manyOf(refs) }, { service })
      return data.getTextsToSign.map(({ paymentId, ...text }) => ({ id: paymentId, ...text }))
    },
  },
  phone: {
    read: async (ref, signal) => {
      const options = { service, signal, isPassive: true } as const
      return (await execute(PayControlRequestsDocument, oneOf(ref), options)).getPayControlRequests
    },
    request: async (refs, options) => {
      const data = await execute(RequestPayControlDocument, { payment: manyOf(refs) }, options)
      return answersOf(data.requestPayControl)
    },
    cancel: async (refs, options) => {
      const data = await execute(CancelPayControlDocument, { payment: manyOf(refs) }, options)
      return answersOf(data.cancelPayControl)
    },
  },
  statuses: {
    label: (status, language) =>
      statusLabel(status, language, { isYourTurn: false, isReturnedToCreator: false }),
    stageWaitingIn: status => stageOf(status)?.stage,
    isDraft: status => status === 'DRAFT',
    isRefusedByBank: status => status === 'ERROR',
    isOnPhone: status => stageOf(status)?.family === 'payControl',
  },
  editHref,
  // To repeat is to fill in the form: no document and no number before the person saves.
  repeatHref,
  line: (row, language) => ({
    title: row.recipientName,
    amount: amountOf(row),
    details: [
      `${numbered(row.transferNum, language)} · ${shortAccount(row.payerAccount)} → ${formatAccountNumber(row.recipientAccount)}`,
      row.purpose,
    ],
  }),
  amountOf,
  feeOf: ({ commission, commissionCurrency }) => ({
    amount: commission,
    currency: commissionCurrency,
  }),
  reportCells: row => [row.transferNum, row.recipientName, { amount: row.amount }, row.currency],
  useTexts: usePaymentTexts,
  review: { Facts: reviewFacts.Part, useWarned: useChangedPayees },
  slots: {
    Status: PaymentStatusChip,
    Summary: summary.Part,
    Requisites: requisites.Part,
    SigningFacts: signingFacts.Part,
    Chosen: chosen.Part,
  },
}

function amountOf({ amount, currency }: PaymentRow) {
  return { amount, currency }
}

function proofOf(proof: SigningProof) {
  return 'signatures' in proof ? { signatures: [...proof.signatures] } : proof
}

function usePaymentTexts() {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return {
    name: t($ => $.document.name),
    title: (row: PaymentRow) => t($ => $.document.title, { number: row.transferNum }),
    reportColumns: [
      t($ => $.document.report.number),
      t($ => $.document.report.recipient),
      t($ => $.document.report.amount),
      t($ => $.document.report.currency),
    ],
    skippedReason: (action: BatchAction, rows: readonly PaymentRow[]) => {
      const operations = rows
        .filter(row => row.isSignable && isNeverEdited(row.operationCode))
        .map(({ operationCode }) => operationNames[operationCode][language])
      if (action !== 'returnForEditing' || operations.length === 0) return undefined
      return t($ => $.document.neverEdited, { operations: [...new Set(operations)].join(', ') })
    },
  }
}
