import { formOfDocument } from '@tartip/domain/forms/payment-forms'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { withoutContent } from '@tartip/domain/payment/payment-content'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import {
  runMutation,
  type MutationRefusal,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import type { WriteRefusal } from '../../../platform/documents/store/document-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { decideStep, type PaymentChange, type PaymentStepRefusal } from '../payment-kind.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import { stepByPerson } from '../../../platform/documents/decide-step.ts'
import { digestOf } from './payment-digest.ts'
import { prepareDocument, type DocumentInput, type PreparedDocument } from './prepare-document.ts'
import { formLike } from './save-document.ts'
import { viewerAccessOf } from './viewer-access.ts'

export interface UpdatePayment {
  readonly id: string
  readonly legalPartyId: string
  /** The version that the person was editing. */
  readonly version: number
  readonly input: DocumentInput
}

export type UpdatePaymentRefusal =
  | MutationRefusal
  | PaymentStepRefusal
  | WriteRefusal<PaymentConflict>
  | 'OPERATION_IN_PROCESS'
  | 'OPERATION_TYPE_INVALID'
  | 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'
  | 'VALIDATION'

/**
 * Puts new content into a document. Signatures collected so far are void, and the document goes back to
 * where the life cycle says. Whoever edits what another person has changed meanwhile is refused.
 */
export const updatePayment =
  (deps: PaymentDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    update: UpdatePayment,
  ): Promise<Result<string, UpdatePaymentRefusal>> =>
    runMutation(
      deps,
      actor,
      request,
      { operation: 'updatePayment', body: { ...update, input: { ...update.input } } },
      async keep => {
        if (update.legalPartyId !== actor.legalPartyId || !isUuid(update.id)) {
          return err('PAYMENT_NOT_FOUND')
        }
        const { scope, mayPay } = await viewerAccessOf(deps, actor)
        const known = await deps.reads.findVisible(scope, update.id)
        if (!known) return err('PAYMENT_NOT_FOUND')
        if (known.version !== update.version) return err('PAYMENT_CHANGED_MEANWHILE')
        const { operationCode } = known
        const found = formLike(formOfDocument(known), operationCode, update.input.operation)
        if (!found) return err('OPERATION_TYPE_INVALID')
        // Whether the person may edit at all is reported before anything about the fields.
        const allowed = decideStep(
          known,
          'edit',
          stepByPerson(actor, request),
          deps.rules.bankDay(),
        )
        if (!allowed.ok) return allowed
        if (!mayPay(known)) return err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
        const input = {
          ...update.input,
          transferNum: update.input['transferNum'] ?? known.transferNum,
        }
        const prepared = await prepareDocument(deps, actor, {
          ...found,
          input,
          isNew: false,
          editedId: known.id,
        })
        if (!prepared.ok) return prepared
        return deps.inTransaction(actor.legalPartyId, async payments => {
          const [payment] = await payments.findByIdsForUpdate(actor.legalPartyId, [update.id])
          if (!payment) return err('PAYMENT_NOT_FOUND')
          if (payment.version !== update.version) return err('PAYMENT_CHANGED_MEANWHILE')
          const change = editOf(deps, actor, request, payment, prepared.value)
          if (!change.ok) return change
          const saved = await payments.saveContent([change.value], keep(update.id))
          return saved.ok ? ok(update.id) : saved
        })
      },
    )

function editOf(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  payment: PaymentDocument,
  prepared: PreparedDocument,
): Result<PaymentChange, PaymentStepRefusal> {
  const transferNum = prepared.transferNum ?? payment.transferNum
  const { id, legalPartyId } = payment
  const digest = digestOf({ ...prepared, id, legalPartyId, transferNum })
  const step = decideStep(payment, 'edit', stepByPerson(actor, request), deps.rules.bankDay(), {
    digest,
  })
  if (!step.ok) return step
  const { document } = step.value
  return ok({
    ...step.value,
    document: {
      ...withoutContent(document),
      ...prepared,
      transferNum,
      digest,
      contentVersion: document.version,
      isFullySigned: false,
    },
  })
}
