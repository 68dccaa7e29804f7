import { idempotencyKeyOfItem } from '@tartip/domain/identifiers/idempotency-key'
import type { SignedTexts } from '../../../lib/token/token-device.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { DeletePaymentDocument } from '../api/delete-payment.payment.generated.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { RecallPaymentsDocument } from '../api/recall-payments.payment.generated.ts'
import { ReturnForEditingDocument } from '../api/return-for-editing.payment.generated.ts'
import { RevokePaymentsDocument } from '../api/revoke-payments.payment.generated.ts'
import { SendForSigningDocument } from '../api/send-for-signing.payment.generated.ts'
import { SignPaymentsDocument } from '../api/sign-payments.payment.generated.ts'
import type { ActionAnswer } from './batch-result.ts'
import type { BatchAction } from './payment-action.ts'

/** What the person adds to an action. */
export interface ActionInput {
  readonly code?: string
  readonly comment?: string
  /** What a token has signed of the rows, from the first one on. */
  readonly signed?: SignedTexts
}

export interface ActionCall {
  readonly action: BatchAction
  readonly legalPartyId: string
  /** As they were shown: their digests are what is signed. */
  readonly rows: readonly PaymentRow[]
  readonly input: ActionInput
  /** The key of this very intention: the same call sent again has the same effect once. */
  readonly key: string
  readonly onProgress?: (done: number) => void
}

/** 520 signatures take the bank longer than one question. */
const batchTimeoutMs = 90_000

/** Sends one action for all documents; throws ApiError when the whole call was refused or lost. */
export async function callAction(call: ActionCall): Promise<readonly ActionAnswer[]> {
  const { action, legalPartyId, rows, input, key } = call
  const paymentIds = rows.map(row => row.id)
  const options = { service: 'payment', idempotencyKey: key, timeoutMs: batchTimeoutMs } as const
  switch (action) {
    case 'sendForSigning': {
      const variables = { payment: { paymentIds, legalPartyId } }
      return (await execute(SendForSigningDocument, variables, options)).forSigningPayment
    }
    case 'sign': {
      return signDocuments(call, options)
    }
    case 'returnForEditing': {
      const returnForEditing = { paymentIds, legalPartyId, comment: input.comment ?? '' }
      const data = await execute(ReturnForEditingDocument, { returnForEditing }, options)
      return data.returnForEditingPayment
    }
    case 'revoke': {
      const revoke = { paymentIds, legalPartyId, comment: input.comment || null }
      return (await execute(RevokePaymentsDocument, { revoke }, options)).revokePayment
    }
    case 'recall': {
      const payments = { paymentIds, legalPartyId }
      return (await execute(RecallPaymentsDocument, { payments }, options)).recallPayment
    }
    case 'delete':
      return deleteOneByOne(call)
  }
}

/** A token that stopped half way has signed the first documents; the others wait with its reason. */
async function signDocuments(
  { legalPartyId, rows, input: { code = '', signed } }: ActionCall,
  options: Parameters<typeof execute>[2],
): Promise<readonly ActionAnswer[]> {
  const proven = signed ? rows.slice(0, signed.signatures.length) : rows
  const sign = {
    paymentIds: proven.map(row => row.id),
    legalPartyId,
    digests: proven.map(row => row.digest),
    ...(signed ? { signatures: [...signed.signatures] } : { otpCode: code }),
  }
  const { signingPayment } = await execute(SignPaymentsDocument, { sign }, options)
  const unsigned = rows.slice(proven.length).map(row => ({
    paymentId: row.id,
    ok: false,
    errorCode: signed?.failure ?? 'UNKNOWN_ERROR',
    errorParams: [],
  }))
  return [...signingPayment, ...unsigned]
}

/** Documents are deleted by calls of their own; a refused one does not keep the next from going. */
async function deleteOneByOne(call: ActionCall): Promise<readonly ActionAnswer[]> {
  const answers: ActionAnswer[] = []
  for (const row of call.rows) {
    answers.push(await deleteOne(call, row))
    call.onProgress?.(answers.length)
  }
  return answers
}

async function deleteOne(
  { legalPartyId, key }: ActionCall,
  row: PaymentRow,
): Promise<ActionAnswer> {
  try {
    await execute(
      DeletePaymentDocument,
      { payment: { paymentId: row.id, legalPartyId } },
      // Each document has a key of its own, the same one whenever this call is sent again.
      { service: 'payment', idempotencyKey: idempotencyKeyOfItem(key, row.id) },
    )
    return { paymentId: row.id, ok: true, errorCode: null, errorParams: [] }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (outcomeIsUnknown(error) || error.code === 'UNAUTHENTICATED') throw error
    const errorParams = Object.entries(error.params).map(([name, value]) => ({
      name,
      value: String(value),
    }))
    return { paymentId: row.id, ok: false, errorCode: error.code, errorParams }
  }
}

const troubledCodes: readonly string[] = [
  'INTERNAL',
  'INTERNAL_ERROR',
  'TECHNICAL_ERROR',
  'PROCESS_ERROR',
  'IDEMPOTENCY_IN_PROGRESS',
]

/** Whether the action may have happened all the same: no answer came, or one that does not say. */
export function outcomeIsUnknown(error: ApiError): boolean {
  return error.isNetwork || (error.status ?? 0) >= 500 || troubledCodes.includes(error.code)
}
