import type { SeedPerson, SeedUserContract } from '../modules/access-control/public.ts'
import { demoId, demoPersonInn } from './demo-identifiers.ts'
import { demoPassword } from './demo-people.ts'

/** Somebody whom a contract of the demo names and who has never been in the internet bank. */
export interface DemoNewcomer {
  /** Named by the bank for the first sign-in; who registers gets one of his own. */
  readonly clientId: string | undefined
  readonly personId: string
  readonly fullName: string
  readonly shortName: string
  readonly individualInn: string
  readonly mobile: string
  readonly isResident: boolean
  /** The company that has taken him on, to prepare documents. */
  readonly organisation: string
}

const newcomer = (
  serial: number,
  [fullName, shortName]: readonly [string, string],
  bornOn: string,
  rest: Pick<DemoNewcomer, 'clientId' | 'organisation'> & { readonly isResident?: boolean },
): DemoNewcomer => ({
  personId: demoId('person', `newcomer ${serial}`),
  fullName,
  shortName,
  individualInn: demoPersonInn(fullName.endsWith('на'), bornOn, 80 + serial),
  // 996 700 … : a block in which every number is invented.
  mobile: `9967009000${serial.toString().padStart(2, '0')}`,
  isResident: true,
  ...rest,
})

/**
 * Three hold the bank's one-time password and sign in for the first time; the others register
 * themselves. Several of each, because everybody is new only once.
 */
export const demoNewcomers: readonly DemoNewcomer[] = [
  newcomer(1, ['Бообекова Айгерим Бакытовна', 'А. Бообекова'], '11021996', {
    clientId: '100121',
    organisation: 'altyn-dobo',
  }),
  newcomer(2, ['Эшимов Нурдин Таалайбекович', 'Н. Эшимов'], '05071993', {
    clientId: '100122',
    organisation: 'altyn-dobo',
  }),
  newcomer(3, ['Громова Ирина Олеговна', 'И. Громова'], '28091989', {
    clientId: '100123',
    organisation: 'altyn-dobo',
    isResident: false,
  }),
  newcomer(4, ['Темиркулов Адилет Маратович', 'А. Темиркулов'], '19041998', {
    clientId: undefined,
    organisation: 'altyn-dobo',
  }),
  newcomer(5, ['Жумабекова Мээрим Азаматовна', 'М. Жумабекова'], '02121994', {
    clientId: undefined,
    organisation: 'altyn-dobo',
  }),
]

/** Those whom the internet bank has heard of; `passwordHash` is that of the bank's one-time password. */
export function seedPeopleOf(
  newcomers: readonly DemoNewcomer[],
  made: Pick<SeedPerson, 'passwordHash' | 'createdDate'>,
): SeedPerson[] {
  return newcomers.flatMap(({ clientId, organisation: _works, ...person }) =>
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

/** The one contract of each. */
export function seedContractsOf(
  newcomers: readonly DemoNewcomer[],
  contractOf: (organisation: string) => Pick<SeedUserContract, 'legalPartyId' | 'contractId'>,
): SeedUserContract[] {
  return newcomers
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

/** What the bank has given to those who sign in for the first time. */
export const oneTimePasswordOfDemo = demoPassword
