import { pageOfOperation } from '@tartip/domain/payment/operation'
import type {
  CardTransferInput,
  ConversionInput,
  InterBankTransferInput,
  IntraTransferInput,
  SwiftInput,
  UpdateCardTransferInput,
  UpdateSwiftInput,
  UpdateTransferInput,
} from '../../../lib/api-types/payment.generated.ts'
import type { FormValues } from '@tartip/domain/forms/form'
import type { FormSave } from '../../../documents/form/document-form.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { SendForSigningDocument } from '../api/send-for-signing.payment.generated.ts'
import { SaveSwiftDocument } from '../swift/api/save-swift.payment.generated.ts'
import {
  SaveCardTransferDocument,
  SaveConversionDocument,
  SaveInterbankDocument,
  SaveIntrabankForeignDocument,
  SaveIntrabankOwnDocument,
  UpdateTransferDocument,
} from './api/save-transfer.payment.generated.ts'

/** Saves a new draft or an edited document; resolves to its id, "-1" on a system error after the draft. */
export async function saveTransfer(save: FormSave, idempotencyKey: string): Promise<string> {
  const { operation, legalPartyId, values, edited, unlessSame } = save
  const options = { service: 'payment', idempotencyKey } as const
  // The form of the domain has the fields of the input, and the required ones are filled in when it is sound.
  const content: object = { operation: { id: operation }, ...values, ...exoticFlag(values) }
  const isCardTransfer = pageOfOperation(operation) === 'CARDS'
  if (edited) {
    const changed =
      operation === 'SWIFT'
        ? { updateSwiftInput: content as UpdateSwiftInput }
        : isCardTransfer
          ? { updateCardTransferInput: content as UpdateCardTransferInput }
          : { updateTransferInput: content as UpdateTransferInput }
    const update = { ...edited, legalPartyId, ...changed }
    return (await execute(UpdateTransferDocument, { update }, options)).updatePayment
  }
  const draft: object = { legalPartyId, ...content }
  if (isCardTransfer) {
    const cardTransfer = draft as CardTransferInput
    const data = await execute(SaveCardTransferDocument, { cardTransfer, unlessSame }, options)
    return data.saveCardTransfer
  }
  if (operation === 'INTRABANK_OWN') {
    const transfer = draft as IntraTransferInput
    const data = await execute(SaveIntrabankOwnDocument, { transfer, unlessSame }, options)
    return data.saveIntraBankOwnerTransferDraft
  }
  if (operation === 'INTRABANK_FOREIGN') {
    const transfer = draft as IntraTransferInput
    const data = await execute(SaveIntrabankForeignDocument, { transfer, unlessSame }, options)
    return data.saveIntraBankForeignTransferDraft
  }
  if (operation === 'SWIFT') {
    const variables = { swift: draft as SwiftInput, unlessSame }
    return (await execute(SaveSwiftDocument, variables, options)).saveSwift
  }
  if (operation === 'CONVERSION') {
    const { currency, recipientAccountCurrency } = values
    const ids = {
      currency: { id: currency },
      recipientAccountCurrency: { id: recipientAccountCurrency },
    }
    const typed: object = { ...draft, ...ids }
    const data = await execute(
      SaveConversionDocument,
      { conversion: typed as ConversionInput, unlessSame },
      options,
    )
    return data.saveConversionDraft
  }
  const transfer = draft as InterBankTransferInput
  const data = await execute(SaveInterbankDocument, { transfer, unlessSame }, options)
  return data.saveInterBankTransferNativeDraft
}

/** The only value of a form that the call takes as a yes or no. */
const exoticFlag = ({ isExotic }: FormValues): { readonly isExotic?: boolean } =>
  isExotic === undefined ? {} : { isExotic: isExotic === 'true' }

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
