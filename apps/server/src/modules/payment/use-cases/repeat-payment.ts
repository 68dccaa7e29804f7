import { isUuid } from '@tartip/domain/identifiers/uuid'
import { nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { valueDateVerdict, type BankDay } from '@tartip/domain/bank-day/time-rule'
import { toDecimal } from '@tartip/domain/money/decimal'
import { documentMayBeRepeated } from '@tartip/domain/payment/derived-actions'
import { err } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { runMutation, type MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentRef } from './delete-payment.ts'
import { prepareTransfer } from './prepare-transfer.ts'
import { insertDraft } from './save-draft.ts'
import { accessScopeOf } from './viewer-access.ts'
import { formOfOperation, transferOperation, type TransferInput } from './transfer-form.ts'

/**
 * Makes a new draft that says the same as a finished document, for the nearest day that still takes it. It
 * passes all checks of a fresh draft: accounts and banks may have closed, and fees changed, since.
 */
export const repeatPayment =
  (deps: PaymentDeps) => (actor: Actor, request: MutationRequest, ref: PaymentRef) =>
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
        const form = formOfOperation(payment.operationCode)
        const operation = form && transferOperation(form, payment.operationCode)
        if (!operation) return err('OPERATION_TYPE_INVALID')
        const input = inputOf(payment, nearestValueDate(payment, deps.rules.bankDay()))
        const prepared = await prepareTransfer(deps, actor, operation, input)
        if (!prepared.ok) return prepared
        return insertDraft(deps, actor, request, 'repeat', prepared.value, keep)
      },
    )

function nearestValueDate(payment: PaymentDocument, day: BankDay): LocalDate {
  const { operationCode, currency } = payment
  const today = valueDateVerdict(day, operationCode, currency, day.date, 'create')
  return today.ok ? day.date : nextWorkingDay(day.calendar, day.date)
}

function inputOf(payment: PaymentDocument, valueDate: LocalDate): TransferInput {
  return {
    operation: payment.operationCode,
    payerAccount: payment.payerAccount,
    amount: toDecimal(payment.amountMinor, payment.currency),
    purpose: payment.purpose,
    ...(payment.paymentCode === undefined ? {} : { paymentCode: payment.paymentCode }),
    recipientBic: payment.recipientBic,
    recipientAccount: payment.recipientAccount,
    recipientName: payment.recipientName,
    ...(payment.recipientInn === undefined ? {} : { recipientInn: payment.recipientInn }),
    valueDate,
  }
}
