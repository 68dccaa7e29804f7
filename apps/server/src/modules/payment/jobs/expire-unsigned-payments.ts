import { signDeadlineAt } from '@tartip/domain/bank-day/time-rule'

import { decideStep } from '../payment-kind.ts'
import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import { dueDay, type PaymentJobDeps } from './payment-job-deps.ts'

const batchSize = 200

/**
 * Ends documents that were not fully signed when the last moment of their value date passed. Answers how
 * many were ended.
 */
export const expireUnsignedPayments = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const day = deps.rules.bankDay()
  const due = dueDay(day, (operation, currency) =>
    signDeadlineAt(day, operation, currency, day.date),
  )
  return deps.inSystem(async payments => {
    const found = await payments.claimExpired(due, batchSize)
    const changes = found.flatMap(payment => {
      const step = decideStep(payment, 'timeOut', stepBySystem('clock'), day)
      return step.ok ? [step.value] : []
    })
    if (changes.length === 0) return 0
    const saved = await payments.saveStatus(changes)
    if (!saved.ok) throw new Error(`Expired documents could not be written: ${saved.error.code}`)
    return changes.length
  })
}
