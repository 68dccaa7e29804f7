import { BankUnavailable, type ExecutionStatus } from '@tartip/bank-ports/payment-execution'

import type { PaymentDocument } from '../payment-document.ts'
import { decideStep } from '../payment-kind.ts'
import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import { bankActionOf } from './bank-action.ts'
import { refusalExtra } from './bank-refusal.ts'
import { queryAfterMs, type PaymentJobDeps } from './payment-job-deps.ts'

const batchSize = 100

/**
 * Queries documents that the bank has accepted without any later event: an event that was lost for good must
 * not leave a document waiting for ever. Answers how many documents were queried.
 */
export const queryUnconfirmedPayments = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const silent = await deps.inSystem(payments =>
    payments.claimUnconfirmed(now, now + queryAfterMs, batchSize),
  )
  const known: Known[] = []
  for (const payment of silent) {
    const status = await statusOrUnknown(deps, payment)
    if (status !== undefined) known.push({ payment, status })
  }
  await record(deps, known)
  return silent.length
}

interface Known {
  readonly payment: PaymentDocument
  readonly status: ExecutionStatus
}

async function statusOrUnknown(
  deps: PaymentJobDeps,
  payment: PaymentDocument,
): Promise<ExecutionStatus | undefined> {
  try {
    return await deps.bank.find(payment.id)
  } catch (error) {
    if (error instanceof BankUnavailable) return undefined
    throw error
  }
}

async function record(deps: PaymentJobDeps, known: readonly Known[]): Promise<void> {
  if (known.length === 0) return
  const day = deps.rules.bankDay()
  const statuses = new Map(known.map(({ payment, status }) => [payment.id, status]))
  await deps.inSystem(async payments => {
    const found = await payments.findForUpdate(
      known.map(({ payment: { legalPartyId, id } }) => ({ legalPartyId, paymentId: id })),
    )
    const changes = found.flatMap(payment => {
      const status = statuses.get(payment.id)
      if (!status) return []
      const action = bankActionOf[status.state]
      const extra = refusalExtra(status.state, status)
      // What the bank says is what we know already: no step leads there, and nothing is written.
      const step = decideStep(payment, action, stepBySystem('bank'), day, extra)
      return step.ok ? [step.value] : []
    })
    if (changes.length === 0) return
    const saved = await payments.saveStatus(changes)
    if (!saved.ok) throw new Error(`What the bank knows could not be written: ${saved.error.code}`)
  })
}
