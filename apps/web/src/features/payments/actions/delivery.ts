import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { toApiError } from '../../../lib/api-error.ts'
import type { ActionAnswer } from './batch-result.ts'
import { batchResultOf, withRetry } from './batch-result.ts'
import type { ActionInput } from './call-action.ts'
import { outcomeIsUnknown } from './call-action.ts'
import { findOut } from './find-out.ts'
import type { FlowDeps, FlowState, FlowSubject } from './flow-state.ts'

interface Attempt {
  readonly key: string
  readonly input: ActionInput
}

/** One command on its way to the bank. */
export interface Delivery {
  send(subject: FlowSubject, input: ActionInput): Promise<void>
  /** Looks whether the command has arrived. */
  check(subject: FlowSubject): Promise<void>
  /** The same command under the same key; nothing when there is none. */
  sendAgain(subject: FlowSubject): Promise<void>
  /** Another question begins. */
  forget(): void
}

/**
 * Takes commands to the bank and tells `set` how they fare. A lost answer is never answered by sending
 * again: first the documents are looked at, and whatever is sent again carries the same idempotency key.
 */
export function createDelivery(deps: FlowDeps, set: (next: FlowState) => void): Delivery {
  let attempt: Attempt | undefined

  async function deliver(subject: FlowSubject, { key, input }: Attempt): Promise<void> {
    set({ ...subject, phase: 'running', done: 0 })
    const { action, rows } = subject
    const onProgress = (done: number) => set({ ...subject, phase: 'running', done })
    try {
      const call = { action, rows, input, key, legalPartyId: deps.legalPartyId, onProgress }
      finish(subject, await deps.call(call))
    } catch (thrown) {
      const error = toApiError(thrown)
      if (outcomeIsUnknown(error)) await check(subject)
      else set({ ...subject, phase: 'asking', refusal: error })
    }
  }

  async function check(subject: FlowSubject): Promise<void> {
    set({ ...subject, phase: 'checking' })
    const finding = await findOut(subject.rows, deps)
    // The effect is there, so the key only fetches the answer that the bank has kept.
    if (finding === 'arrived' && attempt) await fetchKeptAnswer(subject, attempt)
    else set({ ...subject, phase: finding === 'notArrived' ? 'notArrived' : 'silence' })
  }

  async function fetchKeptAnswer(subject: FlowSubject, { key, input }: Attempt): Promise<void> {
    const { action, rows } = subject
    try {
      finish(
        subject,
        await deps.call({ action, rows, input, key, legalPartyId: deps.legalPartyId }),
      )
    } catch (thrown) {
      const error = toApiError(thrown)
      if (!outcomeIsUnknown(error)) deps.onSettled()
      set(
        outcomeIsUnknown(error)
          ? { ...subject, phase: 'silence' }
          : { ...subject, phase: 'asking', refusal: error },
      )
    }
  }

  function finish(subject: FlowSubject, answers: readonly ActionAnswer[]): void {
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
