import { err, holds, type Result } from '@tartip/domain/result'

import { withoutBlanks } from '@tartip/domain/text/blanks'

import type { DocumentInput } from '../use-cases/prepare-document.ts'
import type { InputMaybe, OperationRef } from './payment.generated.ts'

/** The input of a form by wire names; what is left out or empty is left out, and a reference is its id. */
export function parseDocument({
  operation,
  legalPartyId: _legalPartyId,
  ...fields
}: {
  readonly operation: OperationRef
  readonly legalPartyId?: string
}): DocumentInput {
  const texts = Object.entries<unknown>(fields).flatMap(([name, value]) => {
    const text = isReference(value) ? value.id : typeof value === 'boolean' ? String(value) : value
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
  })
  return { operation: operation.id, ...Object.fromEntries(texts) }
}

interface CardSides {
  readonly payerAccount?: InputMaybe<string>
  readonly payerCardAccount?: InputMaybe<string>
  readonly recipientAccount?: InputMaybe<string>
  readonly recipientCardAccount?: InputMaybe<string>
  readonly maskedCardNum?: InputMaybe<string>
}

/** The specification names the account of a card otherwise than a settlement account; documents have one name for both. */
export function cardTransferOf<T extends CardSides>({
  payerCardAccount,
  recipientCardAccount,
  ...input
}: T) {
  const { payerAccount, recipientAccount, maskedCardNum } = input
  return {
    ...input,
    payerAccount: payerAccount || payerCardAccount,
    recipientAccount: recipientAccount || recipientCardAccount,
    maskedCardNum: maskedCardNum && withoutBlanks(maskedCardNum),
  }
}

const isReference = (value: unknown): value is OperationRef =>
  typeof value === 'object' && value !== null && 'id' in value

/** Letters of a searched code, or of a part of a name. */
export const longestSearch = 100

/** Whether a text that somebody searches for is short enough to be searched. */
export function fitsInto(
  field: string,
  text: InputMaybe<string>,
  max: number,
): Result<void, 'FIELD_TOO_LONG'> {
  return text && text.length > max ? err('FIELD_TOO_LONG', { field, max }) : holds
}
