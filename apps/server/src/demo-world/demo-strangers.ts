import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import { demoPersonInn } from './demo-identifiers.ts'

/** People of no contract, whom a demo company can take on as seller, cashier or user. */
export const demoStrangers: readonly RegisteredPerson[] = [
  stranger('Сыдыкова', 'Айжан', 'Руслановна', '03091984', 901),
  stranger('Бакиров', 'Нурбек', 'Талантович', '21051991', 902),
  stranger('Ким', 'Виктория', 'Сергеевна', '14021997', 903),
  stranger('Турдубаев', 'Мирлан', 'Асылбекович', '30111988', 904),
  stranger('Өскөнбаева', 'Гүлнара', 'Жолдошевна', '08071979', 905),
]

/** People about whom a company of the demo has asked the bank already; nobody else is to ask about them. */
export const demoApplicants = [
  applicant('Абдыкадырова', 'Сезим', 'Нурлановна', '17051999', 911),
  applicant('Жолдошев', 'Эрмек', 'Кубатович', '09101990', 912),
  applicant('Ли', 'Марина', 'Александровна', '25031986', 913),
] as const

function applicant(...words: Parameters<typeof stranger>) {
  const registered = stranger(...words)
  const { inn, lastName, firstName, patronymic } = registered
  return {
    registered,
    application: {
      inn,
      fullName: [lastName, firstName, patronymic].join(' '),
      // 996 700 … : a block in which every number is invented.
      phone: `996700${(900_000 + words[4]).toString()}`,
    },
  }
}

function stranger(
  lastName: string,
  firstName: string,
  patronymic: string,
  bornOn: string,
  serial: number,
): RegisteredPerson {
  const isWoman = patronymic.endsWith('на')
  return {
    inn: demoPersonInn(isWoman, bornOn, serial),
    lastName,
    firstName,
    patronymic,
    birthDate: `${bornOn.slice(4)}-${bornOn.slice(2, 4)}-${bornOn.slice(0, 2)}`,
    sex: isWoman ? 'FEMALE' : 'MALE',
    isResident: true,
    isAlive: true,
  }
}
