import type { LocalDate } from '@tartip/domain/time/instant'

/** Fields as the server names them, in the order in which the form shows them. */
export const transferFields = [
  'payerAccount',
  'recipientName',
  'recipientInn',
  'recipientAccount',
  'recipientBic',
  'amount',
  'paymentCode',
  'purpose',
  'valueDate',
  'transferNum',
] as const
export type TransferField = (typeof transferFields)[number]

export function isTransferField(text: string): text is TransferField {
  return (transferFields as readonly string[]).includes(text)
}

/**
 * What the person has put into the form, as typed. Undefined means "not touched": the form then
 * shows what it suggests (the only account, today, the next number) without taking it for input.
 */
export interface TransferDraft {
  /** Gross was asked for although clearing would do. */
  readonly isUrgent: boolean
  /** Between own accounts; otherwise to another client of the bank. */
  readonly isOwn: boolean
  readonly payerAccount: string | undefined
  readonly recipientInn: string
  readonly recipientName: string
  readonly recipientAccount: string
  /** Kept apart from the typed account, so that a look at the other kind loses nothing. */
  readonly ownRecipient: string
  readonly recipientBic: string
  /** As typed: `420 000,00`. */
  readonly amount: string
  readonly paymentCode: string
  readonly purpose: string
  /** A day; what is no day, as typed. */
  readonly valueDate: LocalDate | '' | undefined
  readonly transferNum: string | undefined
}

export const emptyDraft: TransferDraft = {
  isUrgent: false,
  isOwn: false,
  payerAccount: undefined,
  recipientInn: '',
  recipientName: '',
  recipientAccount: '',
  ownRecipient: '',
  recipientBic: '',
  amount: '',
  paymentCode: '',
  purpose: '',
  valueDate: undefined,
  transferNum: undefined,
}

/** What stands in the form until the person says otherwise. */
export interface Suggestions {
  readonly payerAccount: string
  readonly valueDate: LocalDate | ''
  readonly transferNum: string
}

/** The draft with the suggestions in the untouched places: what is seen, checked and sent. */
export type ShownDraft = TransferDraft & Suggestions

export function withSuggestions(draft: TransferDraft, suggestions: Suggestions): ShownDraft {
  return {
    ...draft,
    payerAccount: draft.payerAccount ?? suggestions.payerAccount,
    valueDate: draft.valueDate ?? suggestions.valueDate,
    transferNum: draft.transferNum ?? suggestions.transferNum,
  }
}

export function sameDraft(a: TransferDraft, b: TransferDraft): boolean {
  return draftKeys.every(key => a[key] === b[key])
}

export const draftKeys = Object.keys(emptyDraft) as readonly (keyof TransferDraft)[]

/** The field whose message stands beside a part of the draft. */
export function fieldOfKey(key: keyof TransferDraft): TransferField | undefined {
  if (key === 'ownRecipient') return 'recipientAccount'
  return isTransferField(key) ? key : undefined
}
