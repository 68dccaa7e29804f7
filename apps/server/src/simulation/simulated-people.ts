import { demoAccountNumber, demoOrganisationInn } from '../demo-world/demo-identifiers.ts'
import type { AccessControl, ContractPerson } from '../modules/access-control/public.ts'
import type { Actor } from '../platform/actor.ts'
import { err, holds, ok } from '@tartip/domain/result'
import type { SignRight, SignScheme } from '@tartip/domain/people/sign-right'
import type { SeededRandom } from './seeded-random.ts'

export interface SimulatedAccount {
  readonly accountId: string
  readonly account: string
  readonly currency: 'KGS' | 'USD'
  readonly openingMinor: bigint
}

export interface SimulatedOrganisation {
  readonly legalPartyId: string
  readonly companyName: string
  readonly inn: string
  readonly scheme: SignScheme
  readonly accounts: readonly SimulatedAccount[]
  readonly people: readonly Actor[]
}

const rights: readonly SignRight[] = ['FIRST', 'SECOND', 'THIRD', 'CREATOR', 'AUDITOR']
const schemes = ['ONE_SIGNATORY', 'TWO_SIGNATORY', 'THREE_SIGNATORY'] as const

/** How many signatures a document of the scheme needs. */
export const stagesOf: Readonly<Record<SignScheme, number>> = {
  ONE_SIGNATORY: 1,
  TWO_SIGNATORY: 2,
  THREE_SIGNATORY: 3,
}

/** Two organisations that pay others and each other, with little money, so that it runs out. */
export function createOrganisations(
  random: SeededRandom,
  newId: () => string,
  ownBic: string,
): SimulatedOrganisation[] {
  return [0, 1].map(nth => {
    const legalPartyId = newId()
    const contractId = newId()
    const companyName = `ОсОО «Случай ${nth + 1}»`
    const inn = demoOrganisationInn('14032016', nth)
    const scheme = random.pick(schemes)
    const account = (number: number, currency: 'KGS' | 'USD'): SimulatedAccount => ({
      accountId: newId(),
      account: demoAccountNumber(ownBic, 60_000_000 + nth * 10 + number),
      currency,
      openingMinor: BigInt(random.below(90_000)) * 100n + 2_000_00n,
    })
    const people = rights.map((signRight): Actor => {
      const personId = newId()
      const name = `${signRight} ${nth + 1}`
      return {
        personId,
        legalPartyId,
        signRight,
        signScheme: scheme,
        signType: 'TOTP',
        postVerificationStatus: 'Confirmed',
        productRoles: [],
        payControlKeyAvailable: false,
        sessionId: `session ${name}`,
        userReferenceId: personId,
        userContractId: personId,
        contractId,
        shortName: name,
        fullName: name,
        companyName,
        companyInn: inn,
      }
    })
    const accounts = [account(1, 'KGS'), account(2, 'KGS'), account(3, 'USD')]
    return { legalPartyId, companyName, inn, scheme, accounts, people }
  })
}

/** People and codes of the run: six digits are a right code once, `000000` never. */
export function createSimulatedAccessControl(
  organisations: () => readonly SimulatedOrganisation[],
): Pick<
  AccessControl,
  'peopleOf' | 'takeOneTimeCode' | 'signSchemesOf' | 'payControlAvailability' | 'recipientLookups'
> {
  const used = new Set<string>()
  return {
    peopleOf(legalPartyId) {
      const found = organisations().find(each => each.legalPartyId === legalPartyId)
      return Promise.resolve((found?.people ?? []).map(contractPersonOf))
    },
    signSchemesOf(legalPartyIds) {
      const known = organisations().filter(each => legalPartyIds.includes(each.legalPartyId))
      return Promise.resolve(new Map(known.map(each => [each.legalPartyId, each.scheme])))
    },
    // Nobody of the run signs on a phone.
    // Its people know the accounts of their counterparties.
    recipientLookups: {
      take: () => Promise.resolve(ok({ giveBack: () => Promise.resolve() })),
      areLeft: () => Promise.resolve(holds),
    },
    payControlAvailability: () => Promise.resolve({ available: false, nonAvailableFor: [] }),
    takeOneTimeCode(personId, code) {
      if (code === '000000') return Promise.resolve(err('OTP_INCORRECT'))
      const name = `${personId} ${code}`
      if (used.has(name)) return Promise.resolve(err('OTP_ALREADY_USED'))
      used.add(name)
      return Promise.resolve(ok({ step: used.size }))
    },
  }
}

function contractPersonOf(actor: Actor): ContractPerson {
  const { personId, userReferenceId, fullName, shortName, signRight } = actor
  return {
    personId,
    userReferenceId,
    fullName,
    shortName,
    signRight,
    userContractState: 'ACTIVE',
    postVerificationStatus: 'Confirmed',
  }
}
