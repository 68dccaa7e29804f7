import { ApiError } from '../../../../lib/api-error.ts'
import { execute } from '../../../../lib/graphql-client.ts'
import { SendForSigningDocument } from '../../api/send-for-signing.payment.generated.ts'
import { SaveInterbankDocument } from '../api/save-interbank.payment.generated.ts'
import { SaveIntrabankForeignDocument } from '../api/save-intrabank-foreign.payment.generated.ts'
import { SaveIntrabankOwnDocument } from '../api/save-intrabank-own.payment.generated.ts'
import { UpdateTransferDocument } from '../api/update-transfer.payment.generated.ts'
import type { TransferContent } from '../transfer-wire.ts'
import { isInterbank } from '../transfer-wire.ts'

/** What one save is about; the idempotency key belongs to all of it. */
export interface TransferSave {
  readonly legalPartyId: string
  readonly content: TransferContent
  /** The document that is changed, and the version the person has seen. */
  readonly edited: { readonly id: string; readonly version: number } | undefined
}

/** Saves a new draft or an edited document; answers its id, "-1" on a system error after the draft. */
export function saveTransfer(save: TransferSave, idempotencyKey: string): Promise<string> {
  if (save.edited) return updateTransfer(save, save.edited, idempotencyKey)
  return isInterbank(save.content.operation)
    ? saveInterbank(save, idempotencyKey)
    : saveIntrabank(save, idempotencyKey)
}

async function updateTransfer(
  { legalPartyId, content }: TransferSave,
  edited: { readonly id: string; readonly version: number },
  idempotencyKey: string,
): Promise<string> {
  const { operation, transferNum = '', ...rest } = content
  const updateTransferInput = { ...rest, operation: { id: operation }, transferNum }
  const { updatePayment } = await execute(
    UpdateTransferDocument,
    { update: { ...edited, legalPartyId, updateTransferInput } },
    { service: 'payment', idempotencyKey },
  )
  return updatePayment
}

async function saveInterbank(
  { legalPartyId, content }: TransferSave,
  idempotencyKey: string,
): Promise<string> {
  const { operation, recipientBic = '', recipientName = '', ...rest } = content
  const transfer = {
    legalPartyId,
    operation: { id: operation },
    ...rest,
    recipientBic,
    recipientName,
  }
  const { saveInterBankTransferNativeDraft } = await execute(
    SaveInterbankDocument,
    { transfer },
    { service: 'payment', idempotencyKey },
  )
  return saveInterBankTransferNativeDraft
}

async function saveIntrabank(
  { legalPartyId, content }: TransferSave,
  idempotencyKey: string,
): Promise<string> {
  const {
    operation,
    recipientBic: _bic,
    recipientInn: _inn,
    recipientName: _name,
    ...rest
  } = content
  const transfer = { legalPartyId, operation: { id: operation }, ...rest }
  const options = { service: 'payment', idempotencyKey } as const
  if (operation === 'INTRABANK_OWN') {
    const data = await execute(SaveIntrabankOwnDocument, { transfer }, options)
    return data.saveIntraBankOwnerTransferDraft
  }
  const data = await execute(SaveIntrabankForeignDocument, { transfer }, options)
  return data.saveIntraBankForeignTransferDraft
}

/** Sends a kept draft for signing; its refusal is thrown as any other. */
export async function sendForSigning(
  legalPartyId: string,
  paymentId: string,
  idempotencyKey: string,
): Promise<void> {
  const { forSigningPayment } = await execute(
    SendForSigningDocument,
    { payment: { legalPartyId, paymentIds: [paymentId] } },
    { service: 'payment', idempotencyKey },
  )
  const answer = forSigningPayment.find(result => result.paymentId === paymentId)
  if (answer?.ok) return
  throw new ApiError(answer?.errorCode ?? 'GENERIC', {
    params: Object.fromEntries((answer?.errorParams ?? []).map(({ name, value }) => [name, value])),
  })
}
