import type { ApiFieldFailure } from '../../lib/api-error.ts'
import type { Params } from '@tartip/domain/result'

/** What the person wants of the document: to keep it, or to keep it and send it for signing. */
export type SubmitIntent = 'draft' | 'sign'

export interface Refusal {
  readonly code: string
  readonly params: Params
  readonly traceId: string
  readonly fields?: readonly ApiFieldFailure[] | undefined
}

/** Where a submit stands. Money is never optimistic: nothing is "done" before the bank says so. */
export type SubmitState =
  | { readonly step: 'idle' }
  /** Waits for the rules of the bank to arrive. */
  | { readonly step: 'preparing'; readonly intent: SubmitIntent }
  | { readonly step: 'saving'; readonly intent: SubmitIntent; readonly isResend: boolean }
  | { readonly step: 'sending'; readonly paymentId: string; readonly isResend: boolean }
  /** No answer came, twice. Whether it arrived is requested by sending it again under its own key. */
  | {
      readonly step: 'unknown'
      readonly intent: SubmitIntent
      /** Set when the draft is safe and only its sending is in doubt. */
      readonly paymentId?: string | undefined
    }
  | { readonly step: 'refused'; readonly refusal: Refusal }
  /** The draft is kept, its sending was refused. */
  | { readonly step: 'sendingRefused'; readonly paymentId: string; readonly refusal: Refusal }
  | {
      readonly step: 'finished'
      readonly paymentId: string
      readonly outcome: 'draft' | 'sent'
    }

export type SubmitEvent =
  | { readonly type: 'requested'; readonly intent: SubmitIntent }
  | { readonly type: 'checked' }
  | { readonly type: 'stopped' }
  | { readonly type: 'saved'; readonly paymentId: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answerLost' }
  | { readonly type: 'retried' }

/** What a save answers when the system failed after the draft (specification, section 7). */
export const systemErrorId = '-1'

/** The document would pay the same as a recent one; the person decides whether that is meant. */
export const samePaymentCode = 'SAME_PAYMENT_EXISTS'

const systemError: Refusal = { code: 'SYSTEM_ERROR', params: {}, traceId: '' }

export const isBusy = (state: SubmitState): boolean =>
  state.step === 'preparing' || state.step === 'saving' || state.step === 'sending'

/** A second click, or Enter and a click, must find nothing to start. */
export const mayStart = (state: SubmitState): boolean =>
  state.step === 'idle' || state.step === 'refused'

/** The next state; an event that has no meaning in a state changes nothing. */
export function nextSubmitState(state: SubmitState, event: SubmitEvent): SubmitState {
  switch (event.type) {
    case 'requested':
      return mayStart(state) ? { step: 'preparing', intent: event.intent } : state
    case 'checked':
      return state.step === 'preparing'
        ? { step: 'saving', intent: state.intent, isResend: false }
        : state
    case 'stopped':
      return state.step === 'preparing' || state.step === 'refused' ? { step: 'idle' } : state
    case 'saved':
      return state.step === 'saving' ? afterSave(state.intent, event.paymentId) : state
    case 'sent':
      return state.step === 'sending'
        ? { step: 'finished', paymentId: state.paymentId, outcome: 'sent' }
        : state
    case 'refused':
      return afterRefusal(state, event.refusal)
    case 'answerLost':
      return afterLostAnswer(state)
    case 'retried':
      return afterRetry(state)
  }
}

function afterSave(intent: SubmitIntent, paymentId: string): SubmitState {
  if (paymentId === systemErrorId) return { step: 'refused', refusal: systemError }
  if (intent === 'sign') return { step: 'sending', paymentId, isResend: false }
  return { step: 'finished', paymentId, outcome: 'draft' }
}

function afterRefusal(state: SubmitState, refusal: Refusal): SubmitState {
  if (state.step === 'sending')
    return { step: 'sendingRefused', paymentId: state.paymentId, refusal }
  return state.step === 'saving' || state.step === 'preparing'
    ? { step: 'refused', refusal }
    : state
}

/** The first lost answer is requested for at once by itself, the second one by the person. */
function afterLostAnswer(state: SubmitState): SubmitState {
  if (state.step === 'saving') {
    return state.isResend ? { step: 'unknown', intent: state.intent } : { ...state, isResend: true }
  }
  if (state.step !== 'sending') return state
  return state.isResend
    ? { step: 'unknown', intent: 'sign', paymentId: state.paymentId }
    : { ...state, isResend: true }
}

function afterRetry(state: SubmitState): SubmitState {
  if (state.step === 'sendingRefused') {
    return { step: 'sending', paymentId: state.paymentId, isResend: false }
  }
  if (state.step !== 'unknown') return state
  return state.paymentId === undefined
    ? { step: 'saving', intent: state.intent, isResend: true }
    : { step: 'sending', paymentId: state.paymentId, isResend: true }
}
