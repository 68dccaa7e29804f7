import type { SignRight } from '@tartip/domain/people/sign-right'

import type { Actor } from '../../../platform/actor.ts'

export const organisationId = '10000000-0000-4000-8000-000000000001'
export const otherOrganisationId = '10000000-0000-4000-8000-000000000002'

const idEnds: Readonly<Record<SignRight, string>> = {
  FIRST: '01',
  SECOND: '02',
  THIRD: '03',
  CREATOR: '04',
  CASHIER: '05',
  CASH_MANAGER: '06',
  AUDITOR: '07',
  NONE: '08',
}

/** A person of the test organisation with a right; TWO_SIGNATORY and TOTP by default. */
export function testActor(signRight: SignRight, more: Partial<Actor> = {}): Actor {
  const personId = `20000000-0000-4000-8000-0000000000${idEnds[signRight]}`
  return {
    personId,
    legalPartyId: organisationId,
    signRight,
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    postVerificationStatus: 'Confirmed',
    productRoles: [],
    payControlKeyAvailable: true,
    sessionId: `session-${signRight}`,
    userReferenceId: `21000000-0000-4000-8000-0000000000${idEnds[signRight]}`,
    userContractId: personId,
    contractId: '30000000-0000-4000-8000-000000000001',
    shortName: `${signRight} А.`,
    fullName: `${signRight} Асанов`,
    companyName: 'ОсОО «Ала-Тоо Трейд»',
    companyInn: '01203201410014',
    ...more,
  }
}
