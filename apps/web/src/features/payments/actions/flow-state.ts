import type { ApiError } from '../../../lib/api-error.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { ActionAnswer, BatchResult } from './batch-result.ts'
import type { ActionCall } from './call-action.ts'
import type { FindOutDeps } from './find-out.ts'
import type { BatchAction } from './payment-action.ts'

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
