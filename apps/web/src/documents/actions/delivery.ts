import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { toApiError } from '../../lib/api-error.ts'
import type { ActionAnswer, DocumentRow } from '../document-kind.ts'
import { batchResultOf, withRetry } from './batch-result.ts'
import { checkArrival } from './check-arrival.ts'
import type { FlowDeps, FlowState, FlowSubject } from './flow-state.ts'
import type { ActionInput } from './perform-action.ts'
import { outcomeIsUnknown } from './perform-action.ts'

interface Attempt {
  readonly key: string
  readonly input: ActionInput
}

/** One command on its way to the bank. */
export interface Delivery<TRow extends DocumentRow> {
  send(subject: FlowSubject<TRow>, input: ActionInput): Promise<void>
  /** Checks whether the command has arrived. */
  check(subject: FlowSubject<TRow>): Promise<void>
  /** The same command under the same key; nothing when there is none. */
  sendAgain(subject: FlowSubject<TRow>): Promise<void>
  /** Another action begins. */
  forget(): void
}

/**
 * Sends commands to the bank and reports their state through `set`. A lost answer never leads to a
 * blind resend: the documents are read first, and whatever is sent again carries the same idempotency key.
 */
export function createDelivery<TRow extends DocumentRow>(
  deps: FlowDeps<TRow>,
  set: (next: FlowState<TRow>) => void,
): Delivery<TRow> {
  let attempt: Attempt | undefined

  async function deliver(subject: FlowSubject<TRow>, { key, input }: Attempt): Promise<void> {
    set({ ...subject, phase: 'running', done: 0 })
    const { action, rows } = subject
    const onProgress = (done: number) => set({ ...subject, phase: 'running', done })
    try {
      const call = { action, rows, input, key, legalPartyId: deps.legalPartyId, onProgress }
      finish(subject, await deps.perform(call))
    } catch (thrown) {
      const error = toApiError(thrown)
      if (outcomeIsUnknown(error)) await check(subject)
      else set({ ...subject, phase: 'confirming', refusal: error })
    }
  }

  async function check(subject: FlowSubject<TRow>): Promise<void> {
    set({ ...subject, phase: 'checking' })
    const arrival = await checkArrival(subject.rows, deps)
    // The effect is there, so the key only fetches the answer that the bank has kept.
    if (arrival === 'arrived' && attempt) await fetchStoredAnswer(subject, attempt)
    else set({ ...subject, phase: arrival === 'notArrived' ? 'notArrived' : 'unreachable' })
  }

  async function fetchStoredAnswer(
    subject: FlowSubject<TRow>,
    { key, input }: Attempt,
  ): Promise<void> {
    const { action, rows } = subject
    try {
      const call = { action, rows, input, key, legalPartyId: deps.legalPartyId }
      finish(subject, await deps.perform(call))
    } catch (thrown) {
      const error = toApiError(thrown)
      if (outcomeIsUnknown(error)) {
        set({ ...subject, phase: 'unreachable' })
        return
      }
      deps.onSettled()
      set({ ...subject, phase: 'confirming', refusal: error })
    }
  }

  function finish(subject: FlowSubject<TRow>, answers: readonly ActionAnswer[]): void {
    const { action, rows, skipped, before } = subject
    const result = batchResultOf(action, rows, answers, skipped)
    attempt = undefined
    set({ ...subject, phase: 'finished', result: before ? withRetry(before, result) : result })
    deps.onSettled()
  }

  return {
    send(subject, input) {
      attempt = { key: newIdempotencyKey(), input }
      return deliver(subject, attempt)
    },
    check,
    async sendAgain(subject) {
      if (attempt) await deliver(subject, attempt)
    },
    forget() {
      attempt = undefined
    },
  }
}
