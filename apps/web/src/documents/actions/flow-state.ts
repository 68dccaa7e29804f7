import type { ApiError } from '../../lib/api-error.ts'
import type { ActionAnswer, BatchAction, DocumentRow } from '../document-kind.ts'
import type { BatchResult } from './batch-result.ts'
import type { CheckArrivalDeps } from './check-arrival.ts'
import type { ActionCall } from './perform-action.ts'

export interface FlowSubject<TRow extends DocumentRow> {
  /** Grows with every new action, so that a former code or comment is not offered again. */
  readonly serial: number
  readonly action: BatchAction
  /** The documents as the person sees them; what is signed is this and nothing newer. */
  readonly rows: readonly TRow[]
  readonly skipped: readonly TRow[]
  /** Results of the tries before this one. */
  readonly before?: BatchResult<TRow>
}

export type OpenFlow<TRow extends DocumentRow> = FlowSubject<TRow> &
  (
    | { readonly phase: 'confirming'; readonly refusal?: ApiError }
    | { readonly phase: 'running'; readonly done: number }
    /** The answer was lost; the documents are read to find out. */
    | { readonly phase: 'checking' }
    /** The bank never got it: it may be sent again. */
    | { readonly phase: 'notArrived' }
    /** The bank cannot be reached; nothing is sent again. */
    | { readonly phase: 'unreachable' }
    | { readonly phase: 'finished'; readonly result: BatchResult<TRow> }
  )

/** Where an action stands, from its confirmation to the result. */
export type FlowState<TRow extends DocumentRow> = { readonly phase: 'closed' } | OpenFlow<TRow>

export interface FlowDeps<TRow extends DocumentRow> extends CheckArrivalDeps<TRow> {
  readonly legalPartyId: string
  readonly perform: (call: ActionCall<TRow>) => Promise<readonly ActionAnswer[]>
  /** Documents may have changed, whatever the outcome. */
  readonly onSettled: () => void
}
