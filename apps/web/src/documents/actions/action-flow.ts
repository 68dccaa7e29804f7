import type { BatchAction, DocumentRow } from '../document-kind.ts'
import { worthRetrying } from './batch-result.ts'
import type { BatchResult } from './batch-result.ts'
import { createDelivery } from './delivery.ts'
import { isPossible, needsConfirmation } from './document-action.ts'
import type { FlowDeps, FlowState, FlowSubject, OpenFlow } from './flow-state.ts'
import type { ActionInput } from './perform-action.ts'

export interface ActionFlow<TRow extends DocumentRow> {
  getState(): FlowState<TRow>
  subscribe(listener: () => void): () => void
  /** Begins with a confirmation, or at once when none is needed. */
  start(action: BatchAction, rows: readonly TRow[], skipped?: readonly TRow[]): void
  /** The person has confirmed. Does nothing while an answer is awaited. */
  submit(input: ActionInput): void
  /** After `unreachable`: checks again. */
  checkAgain(): void
  /** After `notArrived`: the same command under the same key. */
  sendAgain(): void
  /** After a result: the failed ones once more, as they are now. */
  retryFailed(): Promise<void>
  /** Not while an answer is awaited: it would be lost. */
  close(): void
}

/** One action of a person on documents, from its confirmation to the result. */
export function createActionFlow<TRow extends DocumentRow>(deps: FlowDeps<TRow>): ActionFlow<TRow> {
  let state: FlowState<TRow> = { phase: 'closed' }
  let lastSerial = 0
  const listeners = new Set<() => void>()

  function set(next: FlowState<TRow>): void {
    state = next
    for (const listener of listeners) listener()
  }
  const delivery = createDelivery(deps, set)

  function begin(started: Omit<FlowSubject<TRow>, 'serial'>): void {
    delivery.forget()
    lastSerial += 1
    const subject = { ...started, serial: lastSerial }
    if (needsConfirmation(subject.action)) {
      set({ ...subject, phase: 'confirming' })
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
      if (state.phase !== 'confirming') return
      void delivery.send(subjectOf(state), input)
    },
    checkAgain: () => {
      if (state.phase === 'unreachable') void delivery.check(subjectOf(state))
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
      if (state.phase === 'unreachable' || state.phase === 'notArrived') deps.onSettled()
      set({ phase: 'closed' })
    },
  }
}

/** Whether an answer is awaited: buttons are disabled and the flow cannot be left. */
export const isWaiting = ({ phase }: { readonly phase: string }): boolean =>
  phase === 'running' || phase === 'checking'

function subjectOf<TRow extends DocumentRow>(state: OpenFlow<TRow>): FlowSubject<TRow> {
  const { serial, action, rows, skipped, before } = state
  return { serial, action, rows, skipped, ...(before ? { before } : {}) }
}

const readsAtOnce = 4

/**
 * The failed documents as they are now, so that a changed one is seen before it is signed. What no
 * longer fits the action stays among the failed with the reason it had.
 */
async function readAgain<TRow extends DocumentRow>(
  result: BatchResult<TRow>,
  deps: FlowDeps<TRow>,
): Promise<readonly TRow[]> {
  const ids = worthRetrying(result).map(({ row }) => row.id)
  const rows: TRow[] = []
  for (let start = 0; start < ids.length; start += readsAtOnce) {
    const group = ids.slice(start, start + readsAtOnce)
    const read = await Promise.all(group.map(id => deps.read(id).catch(() => undefined)))
    rows.push(
      ...read.filter(row => row !== undefined).filter(row => isPossible(row, result.action)),
    )
  }
  return rows
}
