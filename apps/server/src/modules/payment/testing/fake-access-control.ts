import { err, holds, ok } from '@tartip/domain/result'
import {
  signRights,
  type ProductRole,
  type SignScheme,
  type SignType,
} from '@tartip/domain/people/sign-right'

import type { AccessControl } from '../../access-control/public.ts'
import { testActor } from './test-people.ts'

export interface FakeAccessControl extends Pick<
  AccessControl,
  | 'peopleOf'
  | 'actorOf'
  | 'membersOf'
  | 'verifyOneTimeCode'
  | 'signSchemesOf'
  | 'payControlAvailability'
  | 'recipientLookups'
> {
  /** The present scheme of every organisation; ONE_SIGNATORY unless changed. */
  signScheme: SignScheme
  /** Whether the contract of every organisation is open; true unless changed. */
  isContractRunning: boolean
  /** How every contract signs; TOTP unless changed. */
  signType: SignType
  /** Product roles of every person; none unless changed. */
  productRoles: readonly ProductRole[]
  /** People without access to their contract. */
  readonly frozen: Set<string>

  /** How often a code was checked. */
  readonly codesRequested: { count: number }
  /** Lookups of unknown accounts that are left. */
  readonly lookups: { left: number }
}

/** Everybody of the test organisation; every six digits are a right code once, `000000` never. */
export function createFakeAccessControl(): FakeAccessControl {
  const used = new Set<string>()
  const codesRequested = { count: 0 }
  const lookups = { left: 100 }
  const exhausted = err('RECIPIENT_LOOKUPS_EXHAUSTED', { minutes: 60 })
  const self: FakeAccessControl = {
    codesRequested,
    lookups,
    recipientLookups: {
      async take() {
        if (lookups.left === 0) return exhausted
        lookups.left -= 1
        return ok({ giveBack: async () => void (lookups.left += 1) })
      },
      hasLookupsLeft: async () => (lookups.left === 0 ? exhausted : holds),
    },
    productRoles: [],
    signScheme: 'ONE_SIGNATORY',
    isContractRunning: true,
    signType: 'TOTP',
    frozen: new Set(),
    async signSchemesOf(legalPartyIds) {
      return new Map(legalPartyIds.map(legalPartyId => [legalPartyId, self.signScheme]))
    },
    async actorOf(legalPartyId, userContractId) {
      const found = signRights.find(right => testActor(right).userContractId === userContractId)
      if (found === undefined || self.frozen.has(testActor(found).personId)) return undefined
      return testActor(found, { legalPartyId })
    },
    async peopleOf() {
      return signRights.map(signRight => {
        const { personId, userReferenceId, fullName, shortName } = testActor(signRight)
        return {
          personId,
          userReferenceId,
          fullName,
          shortName,
          signRight,
          state: 'Confirmed',
          userContractState: 'ACTIVE',
          postVerificationStatus: 'Confirmed',
        } as const
      })
    },
    async membersOf(legalPartyIds) {
      const people = legalPartyIds.map(async legalPartyId =>
        (await self.peopleOf(legalPartyId)).map(one => ({
          legalPartyId,
          personId: one.personId,
          signRight: one.signRight,
          signType: self.signType,
          postVerificationStatus: one.postVerificationStatus,
          productRoles: self.productRoles,
          isActive:
            self.isContractRunning &&
            one.userContractState === 'ACTIVE' &&
            !self.frozen.has(one.personId),
        })),
      )
      return (await Promise.all(people)).flat()
    },
    async payControlAvailability() {
      return { available: false, nonAvailableFor: [{ fullName: 'Асан Уулу', signRight: 'FIRST' }] }
    },
    async verifyOneTimeCode(personId, code) {
      codesRequested.count += 1
      if (code === '000000') return err('OTP_INCORRECT')
      const name = `${personId} ${code}`
      if (used.has(name)) return err('OTP_ALREADY_USED')
      used.add(name)
      return ok({ step: used.size })
    },
  }
  return self
}
