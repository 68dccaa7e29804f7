import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { phoneMayAnswerUntil, stageOnPhone } from '@tartip/domain/payment/phone-requests'
import { may, stageOfRight } from '@tartip/domain/people/policy'
import type { SignScheme } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'

import type { ContractMember } from '../../access-control/public.ts'
import type { NewPhoneRequest } from '../../signing/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { phoneText } from './phone-text.ts'

/** A signatory as the rules see him when his phone acts for him. */
export function holderOf(
  person: ContractMember,
  legalPartyId: string,
  signScheme: SignScheme,
): Viewer {
  const { personId, signRight, postVerificationStatus } = person
  return {
    personId,
    legalPartyId,
    signRight,
    signScheme,
    signType: 'PAY_CONTROL',
    postVerificationStatus,
    productRoles: [],
    payControlKeyAvailable: true,
  }
}

/** Who may decide at the stage that a document waits at: people who are let in and have not signed it yet. */
export function signatoriesOnPhone(
  payment: PaymentDocument,
  people: readonly ContractMember[],
  signScheme: SignScheme,
): readonly ContractMember[] {
  const waiting = stageOnPhone(payment)
  return people.filter(
    person =>
      stageOfRight(person.signRight) === waiting?.stage &&
      person.isActive &&
      may(holderOf(person, payment.legalPartyId, signScheme), 'payments.sign').ok &&
      !payment.signatures.some(each => each.personId === person.personId),
  )
}

/** One request for each of them; none for a document that waits for no phone. */
export function phoneRequestsFor(
  payment: PaymentDocument,
  people: readonly ContractMember[],
  signScheme: SignScheme,
  day: BankDay,
): readonly NewPhoneRequest[] {
  const waiting = stageOnPhone(payment)
  if (!waiting) return []
  return signatoriesOnPhone(payment, people, signScheme).map(({ personId }) => ({
    kind: 'payment',
    legalPartyId: payment.legalPartyId,
    documentId: payment.id,
    stage: waiting.stage,
    personId,
    text: phoneText(payment),
    digest: payment.digest,
    validUntil: phoneMayAnswerUntil(payment, day),
  }))
}
