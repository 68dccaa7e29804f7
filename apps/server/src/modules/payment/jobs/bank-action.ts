import type { ExecutionState } from '@tartip/bank-ports/payment-execution'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'

/** The action that follows from a state at the bank, whether it was reported or queried. */
export const bankActionOf: Readonly<Record<ExecutionState, PaymentAction>> = {
  ACCEPTED: 'accept',
  RECEIPT: 'receipt',
  EXECUTED: 'execute',
  REFUSED: 'refuse',
}
