import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { sanitiseName } from '@tartip/domain/text/name'
import type { TransferOperation } from './form-kind.ts'
import type { ShownDraft, TransferField } from './form-model.ts'

/** A transfer as it goes to the server; what the form does not have is left out. */
export interface TransferContent {
  readonly operation: TransferOperation
  /** Left out: the server takes the next free number. */
  readonly transferNum: string | undefined
  readonly payerAccount: string
  readonly amount: string
  readonly purpose: string
  readonly paymentCode: string
  readonly recipientBic: string | undefined
  readonly recipientAccount: string
  readonly recipientName: string | undefined
  readonly recipientInn: string | undefined
  readonly valueDate: string
}

export const isInterbank = (operation: TransferOperation): boolean =>
  operation === 'CLEARING' || operation === 'GROSS'

/** The account of the side that the chosen kind pays to. */
export const recipientAccountOf = (draft: ShownDraft, operation: TransferOperation): string =>
  operation === 'INTRABANK_OWN' ? draft.ownRecipient : draft.recipientAccount

/**
 * The typed amount as a wire decimal. A text that is no amount stays as it is, for the rules of the
 * bank to refuse: it must never become another number.
 */
export function wireAmount(text: string, currency: CurrencyCode): string {
  const parsed = parseTypedAmount(text, currency)
  return parsed.ok ? toDecimal(parsed.value, currency) : text.trim()
}

/** The fields of the form by the server's names, for the rules of the bank. */
export function fieldValues(
  draft: ShownDraft,
  operation: TransferOperation,
  currency: CurrencyCode,
  isNew: boolean,
): Partial<Record<TransferField, string>> {
  return {
    // The server numbers a new document that has no number, so there is nothing to check.
    ...(isNew && draft.transferNum === '' ? {} : { transferNum: draft.transferNum }),
    payerAccount: draft.payerAccount,
    amount: wireAmount(draft.amount, currency),
    ...(isInterbank(operation)
      ? {
          recipientBic: draft.recipientBic,
          recipientInn: draft.recipientInn,
          recipientName: sanitiseName(draft.recipientName),
        }
      : {}),
    recipientAccount: recipientAccountOf(draft, operation),
    purpose: draft.purpose,
    paymentCode: draft.paymentCode,
    valueDate: draft.valueDate,
  }
}

/**
 * What is saved. A number that was only suggested is left to the server in a new document: a
 * colleague may have taken it in the meantime.
 */
export function transferContent(
  draft: ShownDraft,
  operation: TransferOperation,
  currency: CurrencyCode,
  isNumberTyped: boolean,
): TransferContent {
  const between = isInterbank(operation)
  return {
    operation,
    transferNum: isNumberTyped && draft.transferNum !== '' ? draft.transferNum : undefined,
    payerAccount: draft.payerAccount,
    amount: wireAmount(draft.amount, currency),
    purpose: draft.purpose,
    paymentCode: draft.paymentCode,
    recipientBic: between ? draft.recipientBic : undefined,
    recipientAccount: recipientAccountOf(draft, operation),
    recipientName: between ? sanitiseName(draft.recipientName) : undefined,
    recipientInn: between && draft.recipientInn !== '' ? draft.recipientInn : undefined,
    valueDate: draft.valueDate,
  }
}
