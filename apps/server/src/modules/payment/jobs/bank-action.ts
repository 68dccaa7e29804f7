import type { ExecutionState } from '@tartip/bank-ports/payment-execution'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'

/** What each state a document reaches at the bank means for it here, whether the bank told it or was asked. */
export const bankActionOf: Readonly<Record<ExecutionState, PaymentAction>> = {
  ACCEPTED: 'accept',
  RECEIPT: 'receipt',
  EXECUTED: 'execute',
  REFUSED: 'refuse',
}
