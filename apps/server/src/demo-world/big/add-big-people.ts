import type { LocalizedText } from '@tartip/domain/language'
import { demoPassword } from '../demo-people.ts'
import { demoId, demoPersonInn, demoTotpSecret } from '../demo-identifiers.ts'
import type { AccessControlSeed } from '../../modules/access-control/public.ts'
import { accountPermissions, type AccountSeed } from '../../modules/account/public.ts'
import type { BigOrganisation } from './big-organisations.ts'

const rightsOfScheme = {
  ONE_SIGNATORY: ['FIRST', 'CREATOR'],
  TWO_SIGNATORY: ['FIRST', 'SECOND', 'CREATOR'],
  THREE_SIGNATORY: ['FIRST', 'SECOND', 'THIRD', 'CREATOR'],
} as const
/** Logins of a big world lie above those of the ordinary demo. */
const firstClientId = 2_000_000
const organisationsAtOnce = 500

/** Gives every company its contract and the people whom its scheme needs; all know the demo's password. */
export async function addBigPeople(
  seeds: { readonly accessControl: AccessControlSeed; readonly account: AccountSeed },
  organisations: readonly BigOrganisation[],
  terms: { readonly createdDate: number; readonly departmentName: LocalizedText },
): Promise<number> {
  const { createdDate, departmentName } = terms
  const { accessControl, account } = seeds
  const passwordHash = await accessControl.hashPassword(demoPassword)
  let count = 0
  for (let start = 0; start < organisations.length; start += organisationsAtOnce) {
    const part = organisations.slice(start, start + organisationsAtOnce)
    const people = part.flatMap(organisation =>
      rightsOfScheme[organisation.signScheme].map(signRight => {
        count += 1
        return personOf(organisation, signRight, count)
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

function personOf(
  organisation: BigOrganisation,
  signRight: 'FIRST' | 'SECOND' | 'THIRD' | 'CREATOR',
  number: number,
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
      fullName: `Нагрузов ${number} Нагрузович`,
      shortName: `Н. Нагрузов ${number}`,
      individualInn: demoPersonInn(false, '01011990', number % 10_000),
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
    // The first signatory may do everything without a grant.
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
