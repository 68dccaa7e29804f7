import type { SignScheme } from '@tartip/domain/people/sign-right'
import { demoAccountNumber, demoId, demoOrganisationInn } from '../demo-identifiers.ts'
import { createDemoRandom, type DemoRandom } from '../demo-random.ts'

export interface BigAccount {
  readonly accountId: string
  readonly account: string
  readonly currency: 'KGS' | 'USD'
}

/** One company of a big world. */
export interface BigOrganisation {
  readonly legalPartyId: string
  readonly contractId: string
  readonly companyName: string
  readonly inn: string
  readonly contractNum: string
  readonly signScheme: SignScheme
  readonly main: BigAccount
  /** One company in four also has a dollar account. */
  readonly dollars: BigAccount | undefined
  /** The usual amount of an operation, whole som. */
  readonly usualUnits: number
  readonly employees: number
  /** Total gross wages per month, tyiyn. */
  readonly wagesMinor: bigint
  /** Its share of all operations. */
  readonly weight: number
}

/** After the accounts of the ordinary demo, also eight digits. */
const firstSerial = 20_000_000
const lastOrganisation = 39_999_999 - firstSerial
const trades = [
  'Маркет',
  'Строй',
  'Логистик',
  'Агро',
  'Трейд',
  'Сервис',
  'Фарм',
  'Текстиль',
  'Тур',
  'Хлеб',
]
const schemes: readonly SignScheme[] = ['ONE_SIGNATORY', 'TWO_SIGNATORY', 'THREE_SIGNATORY']

/**
 * Companies of a big world; the same seed gives the same ones. A few are very active and most are
 * not, as in a bank.
 *
 * @param roots first words of company names
 */
export function bigOrganisations(
  count: number,
  seed: string,
  ownBic: string,
  roots: readonly string[],
): readonly BigOrganisation[] {
  if (count > lastOrganisation / 2) throw new RangeError('There are not so many account numbers')
  const random = createDemoRandom(`organisations ${seed}`)
  const named = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const made = organisation(index, seed, ownBic, roots, random)
    const namesakes = (named.get(made.companyName) ?? 0) + 1
    named.set(made.companyName, namesakes)
    if (namesakes === 1) return made
    return { ...made, companyName: made.companyName.replace('»', ` ${namesakes}»`) }
  })
}

function staffOf(random: DemoRandom): Pick<BigOrganisation, 'employees' | 'wagesMinor'> {
  const employees = random.integer(3, 18)
  return { employees, wagesMinor: BigInt(employees) * BigInt(random.integer(260, 520)) * 100_00n }
}

function organisation(
  index: number,
  seed: string,
  ownBic: string,
  roots: readonly string[],
  random: DemoRandom,
): BigOrganisation {
  const key = `${seed} ${index}`
  const account = (serial: number, currency: 'KGS' | 'USD'): BigAccount => ({
    accountId: demoId('big account', `${seed} ${serial}`),
    account: demoAccountNumber(ownBic, serial),
    currency,
  })
  const registered = [
    random.integer(1, 28).toString().padStart(2, '0'),
    random.integer(1, 12).toString().padStart(2, '0'),
    random.integer(1998, 2024).toString(),
  ].join('')
  const serial = firstSerial + index * 2
  return {
    legalPartyId: demoId('big organisation', key),
    contractId: demoId('big contract', key),
    companyName: `ОсОО «${random.pick(roots)} ${random.pick(trades)}»`,
    inn: demoOrganisationInn(registered, 1_000 + (index % 9_000)),
    contractNum: `Б-${index + 1}`,
    signScheme: random.pick(schemes),
    main: account(serial, 'KGS'),
    dollars: random.chance(25) ? account(serial + 1, 'USD') : undefined,
    usualUnits: random.integer(4, 60) * 1_000,
    ...staffOf(random),
    // Squared: one in a hundred companies makes about a tenth of all operations.
    weight: random.integer(1, 100) ** 2,
  }
}
