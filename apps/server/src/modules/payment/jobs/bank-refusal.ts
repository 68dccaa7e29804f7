import type { BankText } from '@tartip/domain/bank-text'
import type {
  BankRefusal,
  ExecutionState,
  ExecutionStatus,
} from '@tartip/bank-ports/payment-execution'

import type { StepExtra } from '../../../platform/documents/decide-step.ts'

type GivenRefusal = Pick<ExecutionStatus, 'code' | 'reason'>

/** A refusal as the bank gave it; where it named nobody who has refused, no officer is named either. */
export function refusalOf({ code, reason }: GivenRefusal): {
  readonly code: BankRefusal
  readonly reason?: BankText
} {
  return { code: code ?? 'NOT_BOOKED', ...(reason === undefined ? {} : { reason }) }
}

/** What the bank's word adds to the step of a document: why it was refused, of which only a refusal speaks. */
export function refusalExtra(state: ExecutionState, given: GivenRefusal): StepExtra {
  if (state !== 'REFUSED') return {}
  const { code, reason } = refusalOf(given)
  return { errorCode: code, ...(reason === undefined ? {} : { comment: reason }) }
}
