import { stageOnPhone } from '@tartip/domain/payment/phone-requests'
import { stageOfRight } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'

import type { AccessControl } from '../../access-control/public.ts'
import type { PhoneAnswer } from '../../signing/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentChange } from '../store/payment-store.ts'
import { findPermission } from './check-funds.ts'
import { decideStep, stepByPhone, stepBySystem, type StepBy } from './payment-change.ts'
import { holderOf } from './signatories-on-phone.ts'

export interface PhoneAnswerDeps extends Pick<PaymentDeps, 'rules' | 'accounts' | 'inTransaction'> {
  readonly accessControl: Pick<AccessControl, 'membersOf' | 'signSchemesOf'>
}

/**
 * Makes the step that a phone, or the end of its time, has decided. Who holds the phone is looked up anew: one who
 * has lost his right meanwhile, or whose contract is over, signs nothing. A document that has moved on or says
 * another thing by now refuses; a doubled answer finds it moved on.
 */
export const applyPhoneAnswer =
  (deps: PhoneAnswerDeps) =>
  async (answer: PhoneAnswer): Promise<Verdict<string>> => {
    const by = await whoDecides(deps, answer)
    if (!by.ok) return by
    const { legalPartyId, documentId } = answer
    const paying =
      answer.outcome === 'CONFIRMED' ? await payingRight(deps, answer, by.value) : holds
    if (!paying.ok) return paying
    const made = await deps.inTransaction(legalPartyId, async payments => {
      const [payment] = await payments.findByIdsForUpdate(legalPartyId, [documentId])
      if (!payment) return err('PAYMENT_NOT_FOUND')
      const step = stepOf(deps, answer, payment, by.value)
      return step.ok ? payments.saveStatus([step.value]) : step
    })
    return unlessHeld(made)
  }

/** Somebody holds the document: the answer is not refused, it comes again. */
function unlessHeld<T extends Verdict<string>>(verdict: T): T {
  if (!verdict.ok && verdict.error.code === 'OPERATION_IN_PROCESS') {
    throw new Error('The document of a phone answer is held by somebody else')
  }
  return verdict
}

function stepOf(
  deps: PhoneAnswerDeps,
  answer: PhoneAnswer,
  payment: PaymentDocument,
  by: StepBy,
): Result<PaymentChange> {
  // An answer about an earlier content or stage is about another document.
  if (answer.digest !== payment.digest) return err('PAYMENT_CHANGED_MEANWHILE')
  if (stageOnPhone(payment)?.stage !== answer.stage) {
    return err('ACTION_NOT_ALLOWED', { status: payment.statusCode })
  }
  const day = deps.rules.bankDay()
  switch (answer.outcome) {
    case 'CONFIRMED': {
      const { evidence, digest, transactionId } = answer
      const proof = ok({ evidence, digest, proofId: transactionId })
      return decideStep(payment, 'payControlConfirm', by, day, { digest, proof })
    }
    case 'DECLINED':
      return decideStep(payment, 'payControlRefuse', by, day, {
        ...(answer.reason === '' ? {} : { comment: answer.reason }),
      })
    case 'EXPIRED':
      return decideStep(payment, 'payControlTimeOut', by, day)
  }
}

async function whoDecides(deps: PhoneAnswerDeps, answer: PhoneAnswer): Promise<Result<StepBy>> {
  if (answer.outcome === 'EXPIRED') return ok(stepBySystem('clock'))
  const { legalPartyId, personId, stage } = answer
  const [people, schemes] = await Promise.all([
    deps.accessControl.membersOf([legalPartyId]),
    deps.accessControl.signSchemesOf([legalPartyId]),
  ])
  const scheme = schemes.get(legalPartyId)
  const person = people.find(
    one => one.personId === personId && one.isActive && stageOfRight(one.signRight) === stage,
  )
  if (!person || scheme === undefined) return err('FORBIDDEN')
  return ok(stepByPhone(holderOf(person, legalPartyId, scheme)))
}

/** Whoever lacks the operation's permission on the payer's account signs no payment from it, on no device. */
async function payingRight(
  deps: PhoneAnswerDeps,
  { legalPartyId, documentId }: PhoneAnswer,
  by: StepBy,
): Promise<Verdict<string>> {
  const holder = 'viewer' in by.actor ? undefined : by.actor.holder
  const found = await deps.inTransaction(legalPartyId, async payments => {
    const [payment] = await payments.findByIdsForUpdate(legalPartyId, [documentId])
    return payment ? ok(payment) : err('PAYMENT_NOT_FOUND')
  })
  if (!found.ok) return unlessHeld(found)
  const permission = findPermission(found.value.operationCode)
  if (!holder || !permission) return err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
  const account = await deps.accounts.payerAccount(holder, found.value.payerAccount, permission)
  return account.ok ? holds : account
}
