import type { PaymentRow } from '../api/payment-queries.ts'
import { worthTrying } from './batch-result.ts'
import type { BatchResult } from './batch-result.ts'
import type { ActionInput } from './call-action.ts'
import { createDelivery } from './delivery.ts'
import type { FindOutDeps } from './find-out.ts'
import type { FlowDeps, FlowState, FlowSubject } from './flow-state.ts'
import type { BatchAction } from './payment-action.ts'
import { isPossible, needsAsking } from './payment-action.ts'

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

const closed: FlowState = { phase: 'closed' }

/** One action of a person on documents, from the question to the result. */
export function createActionFlow(deps: FlowDeps): ActionFlow {
  let state: FlowState = closed
  let lastSerial = 0
  const listeners = new Set<() => void>()

  function set(next: FlowState): void {
    state = next
    for (const listener of listeners) listener()
  }
  const delivery = createDelivery(deps, set)

  function begin(asked: Omit<FlowSubject, 'serial'>): void {
    delivery.forget()
    lastSerial += 1
    const subject = { ...asked, serial: lastSerial }
    if (needsAsking(subject.action)) {
      set({ ...subject, phase: 'asking' })
      return
    }
    void delivery.send(subject, {})
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
      void delivery.send(subjectOf(state), input)
    },
    checkAgain: () => {
      if (state.phase === 'silence') void delivery.check(subjectOf(state))
    },
    sendAgain: () => {
      if (state.phase === 'notArrived') void delivery.sendAgain(subjectOf(state))
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
  const ids = worthTrying(result).map(({ row }) => row.id)
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
