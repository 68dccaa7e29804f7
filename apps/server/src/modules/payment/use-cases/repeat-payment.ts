import { isUuid } from '@tartip/domain/identifiers/uuid'
import { nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { valueDateVerdict, type BankDay } from '@tartip/domain/bank-day/time-rule'
import { textsOfContent } from '@tartip/domain/forms/content'
import { wireNameOf, type PaymentForm } from '@tartip/domain/forms/form'
import { formOfDocument } from '@tartip/domain/forms/payment-forms'
import { documentMayBeRepeated, type RepeatRefusal } from '@tartip/domain/payment/derived-actions'
import { err, type Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import {
  runMutation,
  type MutationRefusal,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentRef } from './delete-payment.ts'
import { prepareDocument, type DocumentInput } from './prepare-document.ts'
import { insertDraft, type InsertDraftRefusal } from './save-document.ts'
import { accessScopeOf } from './viewer-access.ts'

export type RepeatPaymentRefusal =
  | MutationRefusal
  | RepeatRefusal
  | InsertDraftRefusal
  | 'PAYMENT_NOT_FOUND'
  | 'OPERATION_TYPE_INVALID'
  | 'VALIDATION'

/**
 * Makes a new draft that says the same as a finished document, for the nearest day that still takes it. It
 * passes all checks of a fresh draft: accounts and banks may have closed, and fees changed, since.
 */
export const repeatPayment =
  (deps: PaymentDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    ref: PaymentRef,
  ): Promise<Result<string, RepeatPaymentRefusal>> =>
    runMutation(
      deps,
      actor,
      request,
      { operation: 'repeatPayment', body: { ...ref } },
      async keep => {
        if (ref.legalPartyId !== actor.legalPartyId || !isUuid(ref.paymentId)) {
          return err('PAYMENT_NOT_FOUND')
        }
        const payment = await deps.reads.findVisible(
          await accessScopeOf(deps, actor),
          ref.paymentId,
        )
        if (!payment) return err('PAYMENT_NOT_FOUND')
        const allowed = documentMayBeRepeated(payment, actor)
        if (!allowed.ok) return allowed
        const operation = payment.operationCode
        const form = formOfDocument(payment)
        if (!form) return err('OPERATION_TYPE_INVALID')
        const input = inputOf(form, payment, nearestValueDate(payment, deps.rules.bankDay()))
        const unread = { form, operation, input, isNew: true }
        const prepared = await prepareDocument(deps, actor, unread)
        if (!prepared.ok) return prepared
        return insertDraft(deps, actor, request, {
          action: 'repeat',
          content: prepared.value,
          keep,
        })
      },
    )

function nearestValueDate(payment: PaymentDocument, day: BankDay): LocalDate {
  const { operationCode, currency } = payment
  const today = valueDateVerdict(day, operationCode, currency, day.date, 'create')
  return today.ok ? day.date : nextWorkingDay(day.calendar, day.date)
}

/** What the document says, by wire names, without its number. */
function inputOf(form: PaymentForm, payment: PaymentDocument, valueDate: LocalDate): DocumentInput {
  const texts = Object.entries(textsOfContent(form, payment, 'wire'))
  return {
    ...Object.fromEntries(texts.map(([name, text = '']) => [wireNameOf(form, name), text])),
    operation: payment.operationCode,
    transferNum: '',
    valueDate,
  }
}
