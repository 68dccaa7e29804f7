import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { createContentKeys, newIdempotencyKey } from '../../../lib/idempotency.ts'
import type { QrPaymentInput, RefundInput } from '../../../lib/api-types/payment.generated.ts'
import { RefundedSaleDocument } from './el-qr.account.generated.ts'
import {
  CheckRefundDocument,
  DeleteQrDraftDocument,
  QrDocumentsDocument,
  type QrDocumentsQueryVariables,
  RefundSaleDocument,
  SaveQrPaymentDocument,
  SendQrDocumentDocument,
} from './qr-documents.payment.generated.ts'

const service = 'payment'

export const availableRefundQuery = (legalPartyId: string, operationId: string) =>
  queryOptions({
    queryKey: ['qr-refund', legalPartyId, operationId] as const,
    retry: false,
    gcTime: 0,
    // A draft of the refund makes a second one unavailable; the dialog that has saved it still sends it.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const variables = { refundIsAvailableInput: { legalPartyId, operationId } }
      const data = await execute(CheckRefundDocument, variables, { service, signal })
      return data.checkIsRefundAvailable
    },
  })

/** The account that gives the money back, as the bank knows the sale. */
export const refundedSaleQuery = (legalPartyId: string, operationId: string) =>
  queryOptions({
    queryKey: ['refunded-sale', legalPartyId, operationId] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'account', signal } as const
      const data = await execute(RefundedSaleDocument, { legalPartyId, operationId }, options)
      return data.getRefundedQrOperationInfo
    },
  })

const pageSize = 40

export const documentsQuery = (filter: QrDocumentsQueryVariables['filter'], page: number) =>
  queryOptions({
    queryKey: ['qr-documents', filter, page] as const,
    queryFn: async ({ signal }) => {
      const variables = { filter, page, size: pageSize }
      const data = await execute(QrDocumentsDocument, variables, { service, signal })
      return data.findAllQrTransferByFilter
    },
    placeholderData: keepPreviousData,
  })

type Save<TInput> = (input: TInput, idempotencyKey: string) => Promise<string>

/** Saves a refund as a draft; answers its id. */
export const saveRefund: Save<RefundInput> = async (refundInput, idempotencyKey) =>
  (await execute(RefundSaleDocument, { refundInput }, { service, idempotencyKey })).refundOperation

/** Saves a payment by QR as a draft; answers its id. */
export const saveQrPayment: Save<QrPaymentInput> = async (qrPayment, idempotencyKey) =>
  (await execute(SaveQrPaymentDocument, { qrPayment }, { service, idempotencyKey })).saveQrPayment

interface UnsentDraft {
  readonly content: string
  readonly paymentId: string
  readonly sendKey: string
  readonly deleteKey: string
}

/**
 * Saves a document and sends it for signing; answers its id. The same content is one document however often it is
 * submitted: a draft that could not be sent is sent again, and changed content replaces it.
 */
export function createDocumentSubmit<TInput extends { readonly legalPartyId: string }>(
  save: Save<TInput>,
): (input: TInput) => Promise<string> {
  const saveKeyOf = createContentKeys()
  let draft: UnsentDraft | undefined
  return async input => {
    const { legalPartyId } = input
    const content = JSON.stringify(input)
    if (draft && draft.content !== content) {
      const payment = { paymentId: draft.paymentId, legalPartyId }
      // Refused when it has been sent after all, so that there is no second document beside it.
      const options = { service, idempotencyKey: draft.deleteKey } as const
      await execute(DeleteQrDraftDocument, { payment }, options)
      draft = undefined
    }
    draft ??= {
      content,
      paymentId: await save(input, saveKeyOf(input)),
      sendKey: newIdempotencyKey(),
      deleteKey: newIdempotencyKey(),
    }
    const refusal = await send(legalPartyId, draft)
    if (!refusal) return draft.paymentId
    // The refusal is kept under the key; a lost answer is not, and its key is repeated.
    draft = { ...draft, sendKey: newIdempotencyKey() }
    throw refusal
  }
}

async function send(
  legalPartyId: string,
  { paymentId, sendKey }: UnsentDraft,
): Promise<ApiError | undefined> {
  const payment = { legalPartyId, paymentIds: [paymentId] }
  const options = { service, idempotencyKey: sendKey } as const
  const { forSigningPayment } = await execute(SendQrDocumentDocument, { payment }, options)
  const [result] = forSigningPayment
  if (result?.ok) return undefined
  const params = Object.fromEntries(
    (result?.errorParams ?? []).map(({ name, value }) => [name, value]),
  )
  return new ApiError(result?.errorCode ?? 'GENERIC', { params })
}
