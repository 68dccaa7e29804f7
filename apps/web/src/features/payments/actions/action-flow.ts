import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { toApiError } from '../../../lib/api-error.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { ActionAnswer, BatchResult } from './batch-result.ts'
import { batchResultOf, withRetry } from './batch-result.ts'
import type { ActionCall, ActionInput } from './call-action.ts'
import { outcomeIsUnknown } from './call-action.ts'
import type { FindOutDeps } from './find-out.ts'
import { findOut } from './find-out.ts'
import type { BatchAction } from './payment-action.ts'
import { isPossible, needsAsking } from './payment-action.ts'

export interface FlowSubject {
  /** Grows with every new question, so that a former code or comment is not offered again. */
  readonly serial: number
  readonly action: BatchAction
  /** The documents as the person sees them; what is signed is this and nothing newer. */
  readonly rows: readonly PaymentRow[]
  readonly skipped: readonly PaymentRow[]
  /** Results of the tries before this one. */
  readonly before?: BatchResult
}

/** Where an action stands, from the question to the result. */
export type FlowState =
  | { readonly phase: 'closed' }
  | (FlowSubject & { readonly phase: 'asking'; readonly refusal?: ApiError })
  | (FlowSubject & { readonly phase: 'running'; readonly done: number })
  /** The answer was lost; the documents are being looked at. */
  | (FlowSubject & { readonly phase: 'checking' })
  /** The bank never got it: it may be sent again. */
  | (FlowSubject & { readonly phase: 'notArrived' })
  /** The bank cannot be asked; nothing is sent again. */
  | (FlowSubject & { readonly phase: 'silence' })
  | (FlowSubject & { readonly phase: 'finished'; readonly result: BatchResult })

export interface FlowDeps extends FindOutDeps {
  readonly legalPartyId: string
  readonly call: (call: ActionCall) => Promise<readonly ActionAnswer[]>
  /** Documents may have moved, with whatever success. */
  readonly onSettled: () => void
}

export interface ActionFlow {
  getState(): FlowState
  subscribe(listener: () => void): () => void
  /** Begins with the question, or at once when there is nothing to ask. */
  start(action: BatchAction, rows: readonly PaymentRow[], skipped?: readonly PaymentRow[]): void
  /** The person has decided. Does nothing while an answer is awaited. */
  submit(input: ActionInput): void
  /** After `silence`: looks again. */
  checkAgain(): void
  /** After `notArrived`: the same command under the same key. */
  sendAgain(): void
  /** After a result: the failed ones once more, as they are now. */
  retryFailed(): Promise<void>
  /** Not while an answer is awaited: its news would be lost. */
  close(): void
}

interface Attempt {
  readonly key: string
  readonly input: ActionInput
}

const closed: FlowState = { phase: 'closed' }

/**
 * One action of a person on documents, from the question to the result. A lost answer is never
 * answered by sending again: first the documents are looked at, and whatever is sent again carries
 * the same idempotency key.
 */
export function createActionFlow(deps: FlowDeps): ActionFlow {
  let state: FlowState = closed
  let attempt: Attempt | undefined
  let lastSerial = 0
  const listeners = new Set<() => void>()

  function set(next: FlowState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function send(subject: FlowSubject, { key, input }: Attempt): Promise<void> {
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

  function begin(asked: Omit<FlowSubject, 'serial'>): void {
    attempt = undefined
    lastSerial += 1
    const subject = { ...asked, serial: lastSerial }
    if (needsAsking(subject.action)) {
      set({ ...subject, phase: 'asking' })
      return
    }
    attempt = { key: newIdempotencyKey(), input: {} }
    void send(subject, attempt)
  }

  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: (action, rows, skipped = []) => {
      if (isWaiting(state) || rows.length === 0) return
      begin({ action, rows, skipped })
    },
    submit: input => {
      if (state.phase !== 'asking') return
      attempt = { key: newIdempotencyKey(), input }
      void send(subjectOf(state), attempt)
    },
    checkAgain: () => {
      if (state.phase === 'silence') void check(subjectOf(state))
    },
    sendAgain: () => {
      if (state.phase === 'notArrived' && attempt) void send(subjectOf(state), attempt)
    },
    retryFailed: async () => {
      if (state.phase !== 'finished') return
      const finished = state
      const { action, result } = finished
      set({ ...subjectOf(finished), phase: 'checking' })
      const rows = await readAgain(result, deps)
      if (rows.length === 0) set(finished)
      else begin({ action, rows, skipped: [], before: result })
    },
    close: () => {
      if (isWaiting(state)) return
      if (state.phase === 'silence' || state.phase === 'notArrived') deps.onSettled()
      set(closed)
    },
  }
}

/** Whether an answer is awaited: buttons are dead and the flow cannot be left. */
export const isWaiting = (state: FlowState): boolean =>
  state.phase === 'running' || state.phase === 'checking'

function subjectOf(state: Exclude<FlowState, { phase: 'closed' }>): FlowSubject {
  const { serial, action, rows, skipped, before } = state
  return { serial, action, rows, skipped, ...(before ? { before } : {}) }
}

const readAtOnce = 4

/**
 * The failed documents as they are now, so that a changed one is seen before it is signed. What no
 * longer fits the action stays among the failed with the reason it had.
 */
async function readAgain(result: BatchResult, deps: FindOutDeps): Promise<readonly PaymentRow[]> {
  const ids = result.failed.map(({ row }) => row.id)
  const rows: PaymentRow[] = []
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const group = ids.slice(start, start + readAtOnce)
    const read = await Promise.all(group.map(id => deps.read(id).catch(() => undefined)))
    rows.push(
      ...read.filter(row => row !== undefined).filter(row => isPossible(row, result.action)),
    )
  }
  return rows
}
