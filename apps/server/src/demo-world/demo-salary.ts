import type { SalaryContract } from '@tartip/bank-ports/salary-project'
import type { StoredEmployee } from '@tartip/bank-twin/salary/salary-store'
import type { SalaryCardState } from '@tartip/domain/salary/salary-project'

import { demoAccountNumber, demoId, demoPersonInn } from './demo-identifiers.ts'
import { findAccount } from './demo-loans.ts'
import { createDemoRandom, type DemoRandom } from './demo-random.ts'
import type { DemoWorld } from './demo-world.ts'

/** The accounts of the company that pays salaries by the project. */
const payerSerial = 10_000_142
const transitSerial = 10_005_030
const employees = 320
const firstCardSerial = 88_000_000
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

/** Cards that cannot be paid, so that a register shows what becomes of them; all others are active. */
const troubled: readonly (readonly [number: number, state: SalaryCardState])[] = [
  [17, 'BLOCKED'],
  [58, 'CLOSED'],
  [94, 'IN_PROCESSING_BY_BANK'],
  [131, 'CARD_NOT_LINKED'],
  [206, 'ERROR_CREATED'],
]
const unmet = new Set([33, 120])

/** The contract of the demo company that pays its people by cards of the bank. */
export function demoSalaryContract(world: DemoWorld): SalaryContract {
  const { account, legalPartyId } = findAccount(world, payerSerial)
  return {
    legalPartyId,
    contractNumber: '4471-З',
    state: 'VERIFIED',
    startDate: '2024-03-01',
    currency: 'KGS',
    payerAccount: account.account,
    transitAccount: findAccount(world, transitSerial).account.account,
  }
}

/** Its employees. */
export function demoEmployees(world: DemoWorld): readonly StoredEmployee[] {
  const { legalPartyId, account } = findAccount(world, payerSerial)
  // An account begins with the code of its bank.
  const ownBic = account.account.slice(0, 6)
  const random = createDemoRandom('employees')
  const stateOf = new Map(troubled)
  return Array.from({ length: employees }, (_, index): StoredEmployee => {
    const number = index + 1
    const cardState = stateOf.get(number) ?? 'ACTIVE'
    const isWoman = random.chance(50)
    const hasCard = cardState !== 'IN_PROCESSING_BY_BANK' && cardState !== 'ERROR_CREATED'
    return {
      legalPartyId,
      employeeId: demoId('employee', String(number)),
      inn: demoPersonInn(isWoman, birthDigits(random), number),
      fullName: fullName(random, isWoman),
      cardState,
      currency: 'KGS',
      ...(hasCard
        ? {
            cardAccount: demoAccountNumber(ownBic, firstCardSerial + number),
            accountId: demoId('employee account', String(number)),
          }
        : {}),
      ...(unmet.has(number) ? { limitMinor: unmetLimitMinor } : {}),
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
