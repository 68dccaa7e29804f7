import type { SalaryContract } from '@tartip/bank-ports/salary-project'
import type { StoredEmployee } from '@tartip/bank-twin/salary/salary-store'
import type { SalaryCardState } from '@tartip/domain/salary/salary-project'
import type { LocalDate } from '@tartip/domain/time/instant'

import { demoAccountNumber, demoId, demoPersonInn } from './demo-identifiers.ts'
import { findAccount } from './demo-loans.ts'
import { createDemoRandom, type DemoRandom } from './demo-random.ts'
import type { DemoWorld } from './demo-world.ts'

interface DemoProject {
  readonly payerSerial: number
  readonly transitSerial: number
  readonly contractNumber: string
  readonly startDate: LocalDate
  readonly employees: number
  readonly firstCardSerial: number
  /** Cards that cannot be paid, so that a register shows what becomes of them; all others are active. */
  readonly troubled: readonly (readonly [number: number, state: SalaryCardState])[]
  /** Their card takes no more than a first payment. */
  readonly unmet: readonly number[]
}

/** One company pays in som, one in dollars. */
const projects: readonly DemoProject[] = [
  {
    payerSerial: 10_000_142,
    transitSerial: 10_005_030,
    contractNumber: '4471-З',
    startDate: '2024-03-01',
    employees: 320,
    firstCardSerial: 88_000_000,
    troubled: [
      [17, 'BLOCKED'],
      [58, 'CLOSED'],
      [94, 'IN_PROCESSING_BY_BANK'],
      [131, 'CARD_NOT_LINKED'],
      [206, 'ERROR_CREATED'],
    ],
    unmet: [33, 120],
  },
  {
    payerSerial: 10_028_821,
    transitSerial: 10_025_030,
    contractNumber: '1902-З',
    startDate: '2025-02-03',
    employees: 24,
    firstCardSerial: 88_010_000,
    troubled: [[7, 'BLOCKED']],
    unmet: [],
  },
]
/** Most that the bank credits to the card of a person whom it has not met yet. */
const unmetLimitMinor = 5_000_000n

const surnames = [
  'Асанов',
  'Токтосунов',
  'Жумабеков',
  'Сыдыков',
  'Абдыкалыков',
  'Бекмуратов',
  'Исаков',
  'Кадыров',
  'Маматов',
  'Осмонов',
  'Раимбеков',
  'Турдубаев',
  'Эсенов',
  'Акматов',
  'Джумалиев',
  'Орозбеков',
]
const men = ['Бакыт', 'Азамат', 'Нурлан', 'Эрлан', 'Тилек', 'Руслан', 'Данияр', 'Максат']
const women = ['Айгүл', 'Жылдыз', 'Нургүл', 'Айзада', 'Бермет', 'Чолпон', 'Гүлнара', 'Назгүл']
const fathers = ['Эркин', 'Марат', 'Болот', 'Кубаныч', 'Талант', 'Улан']

/** The contracts of the demo companies that pay their people by cards of the bank. */
export const demoSalaryContracts = (world: DemoWorld): readonly SalaryContract[] =>
  projects.map(({ payerSerial, transitSerial, contractNumber, startDate }) => {
    const { account, legalPartyId } = findAccount(world, payerSerial)
    return {
      legalPartyId,
      contractNumber,
      state: 'VERIFIED',
      startDate,
      currency: account.currency,
      payerAccount: account.account,
      transitAccount: findAccount(world, transitSerial).account.account,
    }
  })

/** Their employees. */
export const demoEmployees = (world: DemoWorld): readonly StoredEmployee[] =>
  projects.flatMap((project, index) => {
    const first = projects.slice(0, index).reduce((sum, { employees }) => sum + employees, 0)
    return employeesOf(world, project, first)
  })

/** `first` people were numbered before. */
function employeesOf(
  world: DemoWorld,
  { payerSerial, employees, firstCardSerial, troubled, unmet }: DemoProject,
  first: number,
): readonly StoredEmployee[] {
  const { legalPartyId, account } = findAccount(world, payerSerial)
  // An account begins with the code of its bank.
  const ownBic = account.account.slice(0, 6)
  const random = createDemoRandom(first === 0 ? 'employees' : `employees ${payerSerial}`)
  const stateOf = new Map(troubled)
  return Array.from({ length: employees }, (_, index): StoredEmployee => {
    const number = index + 1
    const cardState = stateOf.get(number) ?? 'ACTIVE'
    const isWoman = random.chance(50)
    const hasCard = cardState !== 'IN_PROCESSING_BY_BANK' && cardState !== 'ERROR_CREATED'
    const id = String(first + number)
    return {
      legalPartyId,
      employeeId: demoId('employee', id),
      inn: demoPersonInn(isWoman, birthDigits(random), first + number),
      fullName: fullName(random, isWoman),
      cardState,
      currency: account.currency,
      ...(hasCard
        ? {
            cardAccount: demoAccountNumber(ownBic, firstCardSerial + number),
            accountId: demoId('employee account', id),
          }
        : {}),
      ...(unmet.includes(number) ? { limitMinor: unmetLimitMinor } : {}),
    }
  })
}

function fullName(random: DemoRandom, isWoman: boolean): string {
  const surname = random.pick(surnames)
  const father = random.pick(fathers)
  return isWoman
    ? `${surname}а ${random.pick(women)} ${father}овна`
    : `${surname} ${random.pick(men)} ${father}ович`
}

const birthDigits = (random: DemoRandom): string =>
  [random.integer(1, 28), random.integer(1, 12)]
    .map(part => String(part).padStart(2, '0'))
    .join('') + String(random.integer(1965, 2003))
