import type { ApiFieldFailure } from '../../lib/api-error.ts'
import type { FormTexts, FormValues, PaymentForm } from '@tartip/domain/forms/form'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { CommissionOption } from '@tartip/domain/payment/payment-order'
import type { ComponentType } from 'react'
import type { FormFailures } from './failures.ts'
import type { SourceDocument } from './form-queries.ts'
import type { TextConflict } from './form-texts.ts'
import type { SubmitIntent, SubmitState } from './submit-state.ts'
import type { DeriveTexts, FormData } from './use-form-data.ts'

/** What one save is about; the idempotency key belongs to all of it. */
export interface FormSave {
  readonly legalPartyId: string
  readonly operation: OperationCode
  /** By the names of the call; an empty value has none. */
  readonly values: FormValues
  /** The document that is changed, and the version the person has seen. */
  readonly edited: { readonly id: string; readonly version: number } | undefined
  /** A new document that pays the same as a recent one is refused first: the person decides. */
  readonly unlessSame: boolean
}

/** What became of a wish to keep what is typed, valid or not. */
export type KeptAs = 'draft' | 'unfinished' | 'nothing'

/** Something about what is typed that the person has to confirm before it is sent. */
export interface FormDoubt {
  /** Another one is confirmed again. */
  readonly key: string
  readonly name: string
  readonly account: string
}

export type FormSlot = ComponentType<{ readonly form: DocumentForm }>

/** One question of the form: from where, to whom, how much, what for, when. */
export interface FormSection {
  readonly title: 'payer' | 'recipient' | 'amount' | 'purpose' | 'fees' | 'date'
  /** A field, fields side by side, or a component of the form's own. */
  readonly rows: readonly (string | readonly string[] | FormSlot)[]
}

/** What the bank needs to price a document. */
export interface FeeBase {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly commissionOption: CommissionOption
  readonly commissionAccount: string
}

/** How the client shows one form of the domain. */
export interface FormView {
  readonly form: PaymentForm
  readonly sections: readonly FormSection[]
  /** Saves a draft or an edited document and resolves to its id, "-1" on a system error after the draft. */
  readonly save: (save: FormSave, idempotencyKey: string) => Promise<string>
  /** Sends a kept draft for signing; throws ApiError when it is refused. */
  readonly send: (legalPartyId: string, paymentId: string, idempotencyKey: string) => Promise<void>
  readonly derive?: DeriveTexts
  /** What the fee is computed of, where it is not the amount alone; undefined while that is not known. */
  readonly feeBase?: (form: FormData) => FeeBase | undefined
  /** What the summary says besides the amount. */
  readonly Summary?: FormSlot
  /** A document that has to wait before it can be sent for signing, as typed so far. */
  readonly mustWait?: (texts: FormTexts) => boolean
  /** What is to be known of the document once it is saved. */
  readonly Saved?: ComponentType<{ readonly legalPartyId: string; readonly paymentId: string }>
  /** Operations among which the person may choose for one amount, the usual one first. */
  readonly rails?: {
    readonly of: (amountMinor: bigint | undefined) => readonly OperationCode[]
    readonly choose: (rail: OperationCode) => FormTexts
  }
}

/** An open form: what is typed, what is known, what is wrong, and what can be done. */
export interface DocumentForm extends FormData {
  readonly view: FormView
  readonly edited: SourceDocument | undefined
  readonly rails: readonly OperationCode[]
  /** The document may be sent for signing after saving. */
  readonly isSendable: boolean
  readonly isDirty: boolean
  /** Differs from what is kept, here or on the server. */
  readonly isUnkept: boolean
  /** What stands beside each field now. */
  readonly failures: FormFailures
  /** What the last failed submit named and is still wrong. */
  readonly reported: readonly ApiFieldFailure[]
  readonly attempt: number
  readonly submitState: SubmitState
  readonly isBusy: boolean
  readonly conflicts: readonly TextConflict[]
  /** What is typed, without suggestions: for a snapshot over the end of a session. */
  readonly typed: FormTexts
  readonly change: (patch: FormTexts) => void
  readonly leave: (field: string) => void
  /** True when the document is kept (and, for `sign`, sent). */
  readonly submit: (intent: SubmitIntent) => Promise<boolean>
  /** What has to be confirmed, once somebody has tried to send it unconfirmed. */
  readonly doubt: FormDoubt | undefined
  /** Looked up when the person sends; what it finds has to be confirmed. */
  readonly setDoubtCheck: (check: (() => Promise<FormDoubt | undefined>) | undefined) => void
  /** Confirms the doubt and sends. */
  readonly confirmDoubt: () => Promise<boolean>
  readonly dismissDoubt: () => void
  /** Submits again what was refused as the same payment: it is meant. */
  readonly submitSame: () => Promise<boolean>
  /** Saves a draft; what cannot be one yet is kept as an unfinished form. */
  readonly saveDraft: (isLeaving?: boolean) => Promise<KeptAs>
  /** The person leaves without keeping. */
  readonly letGo: () => void
  readonly retry: () => Promise<void>
  /** Takes the message of a refusal away. */
  readonly dismiss: () => void
  /** Reads the document again after a colleague has changed it; what was typed stays. */
  readonly reload: () => Promise<void>
}
