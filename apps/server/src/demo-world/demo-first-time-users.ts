import type { SeedPerson, SeedUserContract } from '../modules/access-control/public.ts'
import { demoId, demoPersonInn } from './demo-identifiers.ts'
import { demoPassword } from './demo-people.ts'

/** A person named in a contract of the demo who has never used the internet bank. */
export interface DemoFirstTimeUser {
  /** Assigned by the bank for the first sign-in; a registering person gets a new one. */
  readonly clientId: string | undefined
  readonly personId: string
  readonly fullName: string
  readonly shortName: string
  readonly individualInn: string
  readonly mobile: string
  readonly isResident: boolean
  /** The employer, where the person prepares documents. */
  readonly organisation: string
}

const firstTimeUser = (
  serial: number,
  [fullName, shortName]: readonly [string, string],
  birthDigits: string,
  rest: Pick<DemoFirstTimeUser, 'clientId' | 'organisation'> & { readonly isResident?: boolean },
): DemoFirstTimeUser => ({
  personId: demoId('person', `newcomer ${serial}`),
  fullName,
  shortName,
  individualInn: demoPersonInn(fullName.endsWith('на'), birthDigits, 80 + serial),
  // 996 700 …: a range in which every number is invented.
  mobile: `9967009000${serial.toString().padStart(2, '0')}`,
  isResident: true,
  ...rest,
})

/**
 * Three have a one-time password of the bank for their first sign-in; the others register
 * themselves. Several of each, because each can be used only once.
 */
export const demoFirstTimeUsers: readonly DemoFirstTimeUser[] = [
  firstTimeUser(1, ['Бообекова Айгерим Бакытовна', 'А. Бообекова'], '11021996', {
    clientId: '100121',
    organisation: 'altyn-dobo',
  }),
  firstTimeUser(2, ['Эшимов Нурдин Таалайбекович', 'Н. Эшимов'], '05071993', {
    clientId: '100122',
    organisation: 'altyn-dobo',
  }),
  firstTimeUser(3, ['Громова Ирина Олеговна', 'И. Громова'], '28091989', {
    clientId: '100123',
    organisation: 'altyn-dobo',
    isResident: false,
  }),
  firstTimeUser(4, ['Темиркулов Адилет Маратович', 'А. Темиркулов'], '19041998', {
    clientId: undefined,
    organisation: 'altyn-dobo',
  }),
  firstTimeUser(5, ['Жумабекова Мээрим Азаматовна', 'М. Жумабекова'], '02121994', {
    clientId: undefined,
    organisation: 'altyn-dobo',
  }),
]

/**
 * People already known to the internet bank; `passwordHash` is that of the bank's one-time
 * password.
 */
export function seedPeopleOf(
  firstTimeUsers: readonly DemoFirstTimeUser[],
  made: Pick<SeedPerson, 'passwordHash' | 'createdDate'>,
): SeedPerson[] {
  return firstTimeUsers.flatMap(({ clientId, organisation: _works, ...person }) =>
    clientId === undefined
      ? []
      : [
          {
            ...person,
            ...made,
            clientId,
            userReferenceId: demoId('user', clientId),
            state: 'Init' as const,
            postVerificationStatus: 'Confirmed' as const,
          },
        ],
  )
}

/** Each person's only contract. */
export function seedContractsOf(
  firstTimeUsers: readonly DemoFirstTimeUser[],
  contractOf: (organisation: string) => Pick<SeedUserContract, 'legalPartyId' | 'contractId'>,
): SeedUserContract[] {
  return firstTimeUsers
    .filter(({ clientId }) => clientId !== undefined)
    .map(({ personId, organisation }) => ({
      ...contractOf(organisation),
      personId,
      userContractId: userContractIdOf(personId),
      signRight: 'CREATOR' as const,
      productRoles: [],
    }))
}

export const userContractIdOf = (personId: string): string => demoId('user contract', personId)

/** One-time passwords for those who sign in for the first time. */
export const oneTimePasswordOfDemo = demoPassword
