import type { LocalizedText } from '@tartip/domain/language'
import { demoPassword } from '../demo-people.ts'
import { demoId, demoPersonInn, demoTotpSecret } from '../demo-identifiers.ts'
import type { AccessControlSeed } from '../../modules/access-control/public.ts'
import { accountPermissions, type AccountSeed } from '../../modules/account/public.ts'
import type { DemoRandom } from '../demo-random.ts'
import type { BigNames, PersonName } from './big-names.ts'
import type { BigOrganisation } from './big-organisations.ts'

const rightsOfScheme = {
  ONE_SIGNATORY: ['FIRST', 'CREATOR'],
  TWO_SIGNATORY: ['FIRST', 'SECOND', 'CREATOR'],
  THREE_SIGNATORY: ['FIRST', 'SECOND', 'THIRD', 'CREATOR'],
} as const
/** Logins of the big world come after those of the ordinary demo. */
const firstClientId = 2_000_000
const organisationsAtOnce = 500

/** Gives every company its contract and the people its scheme needs; all have the demo password. */
export async function addBigPeople(
  seeds: { readonly accessControl: AccessControlSeed; readonly account: AccountSeed },
  organisations: readonly BigOrganisation[],
  terms: {
    readonly createdDate: number
    readonly departmentName: LocalizedText
    readonly names: BigNames
    readonly random: DemoRandom
  },
): Promise<number> {
  const { createdDate, departmentName, names, random } = terms
  const { accessControl, account } = seeds
  const passwordHash = await accessControl.hashPassword(demoPassword)
  let count = 0
  for (let start = 0; start < organisations.length; start += organisationsAtOnce) {
    const part = organisations.slice(start, start + organisationsAtOnce)
    const people = part.flatMap(organisation =>
      rightsOfScheme[organisation.signScheme].map(signRight => {
        count += 1
        return personOf(organisation, signRight, count, names.person(random))
      }),
    )
    await accessControl.addOrganisations(
      part.map(organisation => ({
        legalPartyId: organisation.legalPartyId,
        contractId: organisation.contractId,
        companyName: organisation.companyName,
        inn: organisation.inn,
        contractNum: organisation.contractNum,
        signScheme: organisation.signScheme,
        signType: 'TOTP',
        createdDate,
        departmentCode: '001',
        departmentName,
      })),
    )
    await accessControl.addPeople(
      people.map(({ person }) => ({ ...person, passwordHash, createdDate })),
    )
    await accessControl.addUserContracts(people.map(({ contract }) => contract))
    await account.grant(people.flatMap(({ grants }) => grants))
  }
  return count
}

/** Between 1965 and 1999; with the number after it the tax number is unique. */
function birthDigits(number: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(1 + (number % 28))}${two(1 + (number % 12))}${1_965 + (number % 35)}`
}

function personOf(
  organisation: BigOrganisation,
  signRight: 'FIRST' | 'SECOND' | 'THIRD' | 'CREATOR',
  number: number,
  { fullName, shortName, isWoman }: PersonName,
) {
  const clientId = String(firstClientId + number)
  const personId = demoId('big person', `${organisation.legalPartyId} ${signRight}`)
  const accounts = [organisation.main, ...(organisation.dollars ? [organisation.dollars] : [])]
  return {
    person: {
      personId,
      userReferenceId: demoId('big user', personId),
      clientId,
      mobile: `99670${clientId}`,
      email: `user${clientId}@example.com`,
      fullName,
      shortName,
      individualInn: demoPersonInn(isWoman, birthDigits(number), number % 10_000),
      totpSecret: demoTotpSecret(clientId),
      isResident: true,
      postVerificationStatus: 'Confirmed' as const,
    },
    contract: {
      userContractId: demoId('big user contract', personId),
      personId,
      legalPartyId: organisation.legalPartyId,
      contractId: organisation.contractId,
      signRight,
      productRoles: [],
    },
    // The first signatory has all rights without a grant.
    grants:
      signRight === 'FIRST'
        ? []
        : accounts.map(({ accountId, account }) => ({
            legalPartyId: organisation.legalPartyId,
            personId,
            accountId,
            account,
            permissions: accountPermissions,
          })),
  }
}
