import { signRights, type SignRight } from '@tartip/domain/people/sign-right'

import type { Actor } from '../../../platform/actor.ts'

/** A person of the organisation of `aCoreAccount`, each right another person. */
export function anActor(signRight: SignRight, exception: Partial<Actor> = {}): Actor {
  const end = signRights.indexOf(signRight).toString().padStart(12, '0')
  const personId = `33333333-3333-4333-8333-${end}`
  return {
    personId,
    legalPartyId: '11111111-1111-4111-8111-111111111111',
    signRight,
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    postVerificationStatus: 'Confirmed',
    productRoles: [],
    payControlKeyAvailable: false,
    sessionId: 'session',
    userReferenceId: personId,
    userContractId: personId,
    contractId: personId,
    shortName: 'Н. Үсөнова',
    fullName: 'Үсөнова Нургүл',
    companyName: 'ОсОО «Алтын-Дөбө Маркет»',
    companyInn: '01403201610101',
    ...exception,
  }
}
