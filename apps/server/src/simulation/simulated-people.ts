import {
  demoAccountNumber,
  demoOrganisationInn,
  demoPersonInn,
} from '../demo-world/demo-identifiers.ts'
import type {
  AccessControl,
  ContractMember,
  ContractPerson,
} from '../modules/access-control/public.ts'
import type { Actor } from '../platform/actor.ts'
import { err, holds, ok } from '@tartip/domain/result'
import { stageOfRight } from '@tartip/domain/people/policy'
import type { SignRight, SignScheme, SignType } from '@tartip/domain/people/sign-right'
import type { SeededRandom } from './seeded-random.ts'

export interface SimulatedAccount {
  readonly accountId: string
  readonly account: string
  readonly type: 'RKO' | 'CARD' | 'TRANSIT'
  readonly currency: 'KGS' | 'USD'
  readonly openingMinor: bigint
}

export interface SimulatedOrganisation {
  readonly legalPartyId: string
  readonly companyName: string
  readonly inn: string
  readonly scheme: SignScheme
  /** How its people sign. */
  readonly signType: SignType
  readonly accounts: readonly SimulatedAccount[]
  /** Salaries go through it; nobody pays from it. */
  readonly transit: SimulatedAccount
  readonly people: readonly Actor[]
}

const everybodysRoles = ['SALARY_USER'] as const
const rights: readonly SignRight[] = ['FIRST', 'SECOND', 'THIRD', 'CREATOR', 'AUDITOR']
/** Half of the organisations sign with codes, because generating token keys is slow. */
const signTypes: readonly SignType[] = [
  'TOTP',
  'TOTP',
  'TOTP',
  'PAY_CONTROL',
  'PAY_CONTROL',
  'RU_TOKEN_2',
]
const schemes = ['ONE_SIGNATORY', 'TWO_SIGNATORY', 'THREE_SIGNATORY'] as const

/** How many signatures a document of the scheme needs. */
export const stagesOf: Readonly<Record<SignScheme, number>> = {
  ONE_SIGNATORY: 1,
  TWO_SIGNATORY: 2,
  THREE_SIGNATORY: 3,
}

/** Two organisations that pay others and each other, with little money, so that funds run out. */
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
    const signType = random.pick(signTypes)
    const account = (
      number: number,
      currency: 'KGS' | 'USD',
      type: SimulatedAccount['type'] = 'RKO',
    ): SimulatedAccount => ({
      accountId: newId(),
      type,
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
        signType,
        postVerificationStatus: 'Confirmed',
        productRoles: everybodysRoles,
        payControlKeyAvailable: signType === 'PAY_CONTROL',
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
    const accounts = [
      account(1, 'KGS'),
      account(2, 'KGS'),
      account(3, 'USD'),
      account(4, 'KGS', 'CARD'),
      account(5, 'KGS', 'CARD'),
    ]
    const transit = {
      accountId: newId(),
      account: demoAccountNumber(ownBic, 60_000_000 + nth * 10 + 9),
      type: 'TRANSIT',
      currency: 'KGS',
      openingMinor: 0n,
    } as const
    return { legalPartyId, companyName, inn, scheme, signType, accounts, transit, people }
  })
}

/** The signing stage of each signatory. */
export function signersOf({
  people,
  scheme,
}: SimulatedOrganisation): readonly { readonly personId: string; readonly stage: number }[] {
  return people.flatMap(({ personId, signRight }) => {
    const stage = stageOfRight(signRight)
    return stage !== undefined && stage <= stagesOf[scheme] ? [{ personId, stage }] : []
  })
}

/** The tax number of a person, which is in the token's certificate. */
export function personInnOf({ people }: SimulatedOrganisation, { personId }: Actor): string {
  const nth = people.findIndex(each => each.personId === personId)
  return demoPersonInn(false, '01011990', nth)
}

/** Never a valid code. */
export const wrongCode = '000000'

/** People and codes of the run: any other six digits are a valid code once. */
export function createSimulatedAccessControl(
  organisations: () => readonly SimulatedOrganisation[],
): Pick<
  AccessControl,
  | 'peopleOf'
  | 'membersOf'
  | 'verifyOneTimeCode'
  | 'taxNumbersOf'
  | 'signSchemesOf'
  | 'payControlAvailability'
  | 'recipientLookups'
> & { isCodeGood(personId: string, code: string): boolean } {
  const used = new Set<string>()
  return {
    isCodeGood: (personId, code) => code !== wrongCode && !used.has(`${personId} ${code}`),
    peopleOf(legalPartyId) {
      const found = organisations().find(each => each.legalPartyId === legalPartyId)
      return Promise.resolve((found?.people ?? []).map(contractPersonOf))
    },
    membersOf(legalPartyIds) {
      const known = organisations().filter(each => legalPartyIds.includes(each.legalPartyId))
      return Promise.resolve(known.flatMap(({ people }) => people.map(memberOf)))
    },
    signSchemesOf(legalPartyIds) {
      const known = organisations().filter(each => legalPartyIds.includes(each.legalPartyId))
      return Promise.resolve(new Map(known.map(each => [each.legalPartyId, each.scheme])))
    },
    // Recipient lookups are not limited here.
    recipientLookups: {
      take: () => Promise.resolve(ok({ giveBack: () => Promise.resolve() })),
      hasLookupsLeft: () => Promise.resolve(holds),
    },
    payControlAvailability: actor =>
      Promise.resolve({ available: actor.payControlKeyAvailable, nonAvailableFor: [] }),
    taxNumbersOf(legalPartyId, personId) {
      const organisation = organisations().find(each => each.legalPartyId === legalPartyId)
      const person = organisation?.people.find(each => each.personId === personId)
      if (organisation === undefined || person === undefined) return Promise.resolve(undefined)
      const personInn = personInnOf(organisation, person)
      return Promise.resolve({ personInn, organisationInn: organisation.inn })
    },
    verifyOneTimeCode(personId, code) {
      if (code === wrongCode) return Promise.resolve(err('OTP_INCORRECT'))
      const name = `${personId} ${code}`
      if (used.has(name)) return Promise.resolve(err('OTP_ALREADY_USED'))
      used.add(name)
      return Promise.resolve(ok({ step: used.size }))
    },
  }
}

function memberOf({ legalPartyId, personId, signRight, signType }: Actor): ContractMember {
  return {
    legalPartyId,
    personId,
    signRight,
    signType,
    postVerificationStatus: 'Confirmed',
    isActive: true,
    productRoles: everybodysRoles,
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
    state: 'Confirmed',
    userContractState: 'ACTIVE',
    postVerificationStatus: 'Confirmed',
  }
}

/** The bank of the simulation, in the directory of banks. */
export const ownBic = '109001'
export const ownPrefix = '109'
