import { toApiError } from '../../lib/api-error.ts'
import type { ApiError } from '../../lib/api-error.ts'
import type { Refusal, SubmitEvent, SubmitIntent, SubmitState } from './submit-state.ts'
import { mayStart, nextSubmitState, systemErrorId } from './submit-state.ts'

export interface SubmitterDeps<TContent> {
  /** Saves and answers the id. The same key saves once, however often it is sent. */
  save(content: TContent, key: string): Promise<string>
  /**
   * Sends a kept draft for signing; throws ApiError when it is refused. Left out by a form that only
   * keeps drafts, and then nothing else may be submitted.
   */
  send?(paymentId: string, key: string): Promise<void>
  newKey(): string
  /** A save is on its way: what is needed to send it again after a reload can be kept. */
  onAttempt?(attempt: Attempt<TContent>): void
  /** An attempt that was on its way when the page was left: its outcome is unknown until the person requests it. */
  resumed?: Attempt<TContent> | undefined
  /** A pause before a call whose answer was lost is repeated. */
  pause(): Promise<void>
}

/** One save: what is sent, under which key, and what the person wants of it. */
export interface Attempt<TContent> {
  readonly key: string
  readonly intent: SubmitIntent
  readonly content: TContent
}

export interface Submitter<TContent> {
  getState(): SubmitState
  subscribe(listener: () => void): () => void
  /**
   * `prepare` waits for what the checks need and answers the content, or undefined when the form is
   * not ready to go. A call while another one is under way does nothing.
   */
  submit(intent: SubmitIntent, prepare: () => Promise<TContent | undefined>): Promise<void>
  /** Requests a lost answer once more, or sends a kept draft once more. */
  retry(): Promise<void>
  /** Takes the message of a refusal away: the person goes on typing. */
  dismiss(): void
}

/**
 * Runs submits one at a time. The state lives here and not in the screen, so that two clicks in one
 * moment see the same state. One key serves one content: whatever is sent again is the same
 * document for the server.
 */
export function createSubmitter<TContent>(deps: SubmitterDeps<TContent>): Submitter<TContent> {
  const { resumed } = deps
  let state: SubmitState = resumed ? { step: 'unknown', intent: resumed.intent } : { step: 'idle' }
  let content: TContent | undefined = resumed?.content
  let saveKey: { readonly text: string; readonly key: string } | undefined = resumed && {
    text: JSON.stringify(resumed.content),
    key: resumed.key,
  }
  let sendKey = ''
  const listeners = new Set<() => void>()

  function happen(event: SubmitEvent): void {
    const next = nextSubmitState(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function keyFor(text: string): string {
    if (saveKey?.text !== text) saveKey = { text, key: deps.newKey() }
    return saveKey.key
  }

  /** Continues until the state needs no further call. */
  async function run(): Promise<void> {
    while (state.step === 'saving' || state.step === 'sending') {
      if (state.isResend) await deps.pause()
      const before = state
      await step()
      // Nothing but an answer moves these states, so standing still would mean going round for ever.
      if (state === before) return
    }
  }

  async function step(): Promise<void> {
    try {
      if (state.step === 'saving' && content !== undefined) {
        const key = keyFor(JSON.stringify(content))
        deps.onAttempt?.({ key, intent: state.intent, content })
        const paymentId = await deps.save(content, key)
        if (paymentId === systemErrorId) saveKey = undefined
        sendKey = deps.newKey()
        happen({ type: 'saved', paymentId })
      } else if (state.step === 'sending') {
        if (!deps.send) throw new Error('This form keeps drafts only')
        await deps.send(state.paymentId, sendKey)
        happen({ type: 'sent' })
      }
    } catch (error) {
      const failure = toApiError(error)
      happen(
        outcomeIsUnknown(failure)
          ? { type: 'answerLost' }
          : { type: 'refused', refusal: refusalOf(failure) },
      )
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async submit(intent, prepare) {
      if (!mayStart(state)) return
      happen({ type: 'requested', intent })
      try {
        content = await prepare()
      } catch (error) {
        happen({ type: 'refused', refusal: refusalOf(toApiError(error)) })
        return
      }
      happen(content === undefined ? { type: 'stopped' } : { type: 'checked' })
      await run()
    },
    async retry() {
      if (state.step === 'sendingRefused') sendKey = deps.newKey()
      const wasUnknown = state.step === 'unknown'
      happen({ type: 'retried' })
      // The person has waited already: the first attempt they make comes without a pause.
      if (wasUnknown) await step()
      await run()
    },
    dismiss: () => happen({ type: 'stopped' }),
  }
}

/** No answer, a server in trouble, or the first call still running: it may have arrived. */
function outcomeIsUnknown(error: ApiError): boolean {
  if (error.isNetwork || error.code === 'IDEMPOTENCY_IN_PROGRESS') return true
  return (error.status ?? 0) >= 500
}

const refusalOf = ({ code, params, traceId, fields }: ApiError): Refusal => ({
  code,
  params,
  traceId,
  fields,
})
