import { isUuid } from '@tartip/domain/identifiers/uuid'
import { phoneMayBeAsked, phoneMayBeStopped } from '@tartip/domain/payment/phone-requests'
import { may } from '@tartip/domain/people/policy'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { MutationRequest, PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { AnswerExists } from '../store/payment-store.ts'
import type { PaymentActionResult } from './act-on-payments.ts'
import { areOneBatch } from './batch-of-ids.ts'
import type { PaymentsRef } from './payment-actions.ts'
import { runMutation } from './run-mutation.ts'
import { accessScopeOf } from './viewer-access.ts'
import { phoneRequestsFor } from './signatories-on-phone.ts'

const largestBatch = 100

type OnPhones = (
  actor: Actor,
  request: MutationRequest,
  ref: PaymentsRef,
) => Promise<Result<readonly PaymentActionResult[]>>

/** Puts documents before the phones again, where no request is open: one that failed, or was taken back. */
export const askPhones =
  (deps: PaymentDeps): OnPhones =>
  (actor, request, ref) =>
    forEach(deps, actor, request, ref, 'requestPayControl', async payment => {
      const day = deps.rules.bankDay()
      const allowed = phoneMayBeAsked(payment, actor, day)
      if (!allowed.ok) return allowed
      const people = await deps.accessControl.membersOf([actor.legalPartyId])
      const requests = phoneRequestsFor(payment, people, actor.signScheme, day)
      await deps.signing.askPhones(actor.legalPartyId, requests)
      return holds
    })

/** Takes the open requests back; a phone that was faster has decided, and the document shows it. */
export const stopAskingPhones =
  (deps: PaymentDeps): OnPhones =>
  (actor, request, ref) =>
    forEach(deps, actor, request, ref, 'cancelPayControl', async payment => {
      const allowed = phoneMayBeStopped(payment, actor)
      if (!allowed.ok) return allowed
      const { legalPartyId } = actor
      const { phones } = deps.signing
      if ((await phones.cancel(legalPartyId, 'payment', payment.id)) > 0) return holds
      // Whoever asks again because an answer was lost is told the same: it is taken back.
      const [newest] = await phones.of(legalPartyId, 'payment', payment.id)
      const isTakenBack = newest?.state === 'CANCELLED' && newest.digest === payment.digest
      return isTakenBack ? holds : err('ACTION_NOT_ALLOWED', { action: 'cancelPayControl' })
    })

/**
 * Neither makes a step of the document, so the answer is kept when all is done. Whoever dies in between does the same
 * again: asking twice opens no second request, and what is taken back stays so. That a phone's server was silent is not
 * kept, because the next attempt may reach it.
 */
function forEach(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  { legalPartyId, paymentIds }: PaymentsRef,
  operation: string,
  act: (payment: PaymentDocument) => Promise<Verdict<string>>,
): Promise<Result<readonly PaymentActionResult[]>> {
  const allowed = may(actor, 'payments.askPhones')
  if (!allowed.ok) return Promise.resolve(allowed)
  const call = { operation, body: { legalPartyId, paymentIds: [...paymentIds] } }
  return runMutation(deps, actor, request, call, async keep => {
    const batch = areOneBatch(paymentIds, largestBatch)
    if (!batch.ok) return batch
    const ids = legalPartyId === actor.legalPartyId ? [...new Set(paymentIds)].filter(isUuid) : []
    const { isAnswered } = await deps.reads.findForStep(actor.legalPartyId, [], keep([]).key)
    if (isAnswered) throw new AnswerExists()
    const sight = await accessScopeOf(deps, actor)
    const found = await deps.reads.findAllVisible(sight, ids)
    const results: PaymentActionResult[] = []
    for (const id of paymentIds) {
      const payment = found.find(one => one.id === id)
      const verdict = payment ? await unlessSilent(() => act(payment)) : err('PAYMENT_NOT_FOUND')
      const after = payment && (await deps.reads.findVisible(sight, id))
      results.push(resultOf(id, verdict, after))
    }
    if (results.some(({ errorCode }) => errorCode === 'BANK_UNAVAILABLE')) return ok(results)
    const kept = await deps.writeAtOnce(actor.legalPartyId, 'saveStatus', [], keep(results))
    return kept.ok ? ok(results) : kept
  })
}

function resultOf(
  paymentId: string,
  verdict: Verdict<string>,
  payment: PaymentDocument | undefined,
): PaymentActionResult {
  return {
    paymentId,
    ok: verdict.ok,
    statusCode: payment?.statusCode ?? null,
    errorCode: verdict.ok ? null : verdict.error.code,
    errorParams: verdict.ok ? {} : verdict.error.params,
  }
}

async function unlessSilent(run: () => Promise<Verdict<string>>): Promise<Verdict<string>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof BankUnavailable) return err('BANK_UNAVAILABLE')
    throw error
  }
}
