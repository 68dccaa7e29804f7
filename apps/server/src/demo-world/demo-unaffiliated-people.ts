import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import { demoPersonInn } from './demo-identifiers.ts'

/** People without a contract, whom a demo company can add as seller, cashier or user. */
export const demoUnaffiliatedPeople: readonly RegisteredPerson[] = [
  unaffiliatedPerson('Сыдыкова', 'Айжан', 'Руслановна', '03091984', 901),
  unaffiliatedPerson('Бакиров', 'Нурбек', 'Талантович', '21051991', 902),
  unaffiliatedPerson('Ким', 'Виктория', 'Сергеевна', '14021997', 903),
  unaffiliatedPerson('Турдубаев', 'Мирлан', 'Асылбекович', '30111988', 904),
  unaffiliatedPerson('Өскөнбаева', 'Гүлнара', 'Жолдошевна', '08071979', 905),
]

/** People in pending applications of demo companies; nobody else may apply for them. */
export const demoApplicants = [
  applicant('Абдыкадырова', 'Сезим', 'Нурлановна', '17051999', 911),
  applicant('Жолдошев', 'Эрмек', 'Кубатович', '09101990', 912),
  applicant('Ли', 'Марина', 'Александровна', '25031986', 913),
] as const

function applicant(...words: Parameters<typeof unaffiliatedPerson>) {
  const registered = unaffiliatedPerson(...words)
  const { inn, lastName, firstName, patronymic } = registered
  return {
    registered,
    application: {
      inn,
      fullName: [lastName, firstName, patronymic].join(' '),
      // 996 700 …: a range in which every number is invented.
      phone: `996700${(900_000 + words[4]).toString()}`,
    },
  }
}

function unaffiliatedPerson(
  lastName: string,
  firstName: string,
  patronymic: string,
  birthDigits: string,
  serial: number,
): RegisteredPerson {
  const isWoman = patronymic.endsWith('на')
  return {
    inn: demoPersonInn(isWoman, birthDigits, serial),
    lastName,
    firstName,
    patronymic,
    birthDate: `${birthDigits.slice(4)}-${birthDigits.slice(2, 4)}-${birthDigits.slice(0, 2)}`,
    sex: isWoman ? 'FEMALE' : 'MALE',
    isResident: true,
    isAlive: true,
  }
}
