import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { randomUuid } from '../../../lib/clock.ts'
import { execute } from '../../../lib/graphql-client.ts'
import type { QrPaymentInput, RefundInput } from '../../../lib/api-types/payment.generated.ts'
import {
  CheckRefundDocument,
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
    queryFn: async ({ signal }) => {
      const variables = { refundIsAvailableInput: { legalPartyId, operationId } }
      const data = await execute(CheckRefundDocument, variables, { service, signal })
      return data.checkIsRefundAvailable
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

/** A document on its way: the keys of its calls stay the same while the same attempt is repeated. */
export interface DocumentAttempt {
  readonly saveKey: string
  readonly sendKey: string
}

export const newAttempt = (): DocumentAttempt => ({ saveKey: randomUuid(), sendKey: randomUuid() })

/** Saves a refund and sends it for signing; answers the id of the document. */
export async function refundSale(
  refundInput: RefundInput,
  attempt: DocumentAttempt,
): Promise<string> {
  const options = { service, idempotencyKey: attempt.saveKey } as const
  const { refundOperation } = await execute(RefundSaleDocument, { refundInput }, options)
  return send(refundInput.legalPartyId, refundOperation, attempt)
}

/** Saves a payment by QR and sends it for signing; answers the id of the document. */
export async function payByQr(
  qrPayment: QrPaymentInput,
  attempt: DocumentAttempt,
): Promise<string> {
  const options = { service, idempotencyKey: attempt.saveKey } as const
  const { saveQrPayment } = await execute(SaveQrPaymentDocument, { qrPayment }, options)
  return send(qrPayment.legalPartyId, saveQrPayment, attempt)
}

async function send(
  legalPartyId: string,
  paymentId: string,
  { sendKey }: DocumentAttempt,
): Promise<string> {
  const payment = { legalPartyId, paymentIds: [paymentId] }
  const options = { service, idempotencyKey: sendKey } as const
  const { forSigningPayment } = await execute(SendQrDocumentDocument, { payment }, options)
  const [result] = forSigningPayment
  if (result?.ok) return paymentId
  const params = Object.fromEntries(
    (result?.errorParams ?? []).map(({ name, value }) => [name, value]),
  )
  throw new ApiError(result?.errorCode ?? 'GENERIC', { params })
}
