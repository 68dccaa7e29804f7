import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { deleteDraft } from '../../../platform/documents/drafts.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind, type PaymentKindRefusal } from '../payment-kind.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import type { PaymentStore } from '../store/payment-store.ts'
import { accessScopeOf } from './viewer-access.ts'

export interface PaymentRef {
  readonly paymentId: string
  readonly legalPartyId: string
}

type DeletePaymentRefusal = PolicyRefusal | PaymentKindRefusal | PaymentConflict

/** Deletes an own draft, or a document that came back for editing. */
export const deletePayment =
  (deps: PaymentDeps) =>
  (actor: Actor, request: MutationRequest, { legalPartyId, paymentId }: PaymentRef) =>
    deleteDraft<PaymentDocument, PaymentAction, DeletePaymentRefusal, PaymentStore>(
      deps,
      paymentKind,
      actor,
      request,
      {
        mutation: 'deletePayment',
        ref: { paymentId, legalPartyId },
        id: paymentId,
        async check() {
          const allowed = may(actor, 'payments.create')
          if (!allowed.ok) return allowed
          const scope = await accessScopeOf(deps, actor)
          const isVisible = (await deps.reads.findVisible(scope, paymentId)) !== undefined
          return isVisible ? holds : err('PAYMENT_NOT_FOUND')
        },
      },
    )
