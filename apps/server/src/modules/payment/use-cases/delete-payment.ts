import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may } from '@tartip/domain/people/policy'
import { err, ok } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { runMutation, type MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { decideStep } from '../payment-kind.ts'
import { stepByPerson } from '../../../platform/documents/decide-step.ts'
import { accessScopeOf } from './viewer-access.ts'

export interface PaymentRef {
  readonly paymentId: string
  readonly legalPartyId: string
}

/** Takes an own draft, or one that came back for editing, out of sight. Its traces stay. */
export const deletePayment =
  (deps: PaymentDeps) => (actor: Actor, request: MutationRequest, ref: PaymentRef) =>
    runMutation(
      deps,
      actor,
      request,
      { operation: 'deletePayment', body: { ...ref } },
      async keep => {
        if (ref.legalPartyId !== actor.legalPartyId || !isUuid(ref.paymentId)) {
          return err('PAYMENT_NOT_FOUND')
        }
        const allowed = may(actor, 'payments.create')
        if (!allowed.ok) return allowed
        const seen = await deps.reads.findVisible(await accessScopeOf(deps, actor), ref.paymentId)
        if (!seen) return err('PAYMENT_NOT_FOUND')
        return deps.inTransaction(actor.legalPartyId, async payments => {
          const [payment] = await payments.findByIdsForUpdate(actor.legalPartyId, [ref.paymentId])
          if (!payment) return err('PAYMENT_NOT_FOUND')
          const by = stepByPerson(actor, request)
          const change = decideStep(payment, 'delete', by, deps.rules.bankDay())
          if (!change.ok) return change
          const saved = await payments.remove([change.value], keep(true))
          return saved.ok ? ok(true) : saved
        })
      },
    )
