import { numberSigns } from '../documents/numbered.ts'
import type { LocalizedText } from '../language.ts'
import type { SalaryCell } from './register.ts'

/** What stands on the files of registers. The reader of registers knows these headings in each language. */
export const registerWords = {
  title: { ru: 'Зарплатная ведомость', ky: 'Эмгек акы тизмеси', en: 'Salary list' },
  company: { ru: 'Организация', ky: 'Уюм', en: 'Organisation' },
  number: numberSigns,
  fullName: { ru: 'ФИО', ky: 'Аты-жөнү', en: 'Full name' },
  account: { ru: 'Номер счёта', ky: 'Эсептин номери', en: 'Account number' },
  amount: { ru: 'Сумма', ky: 'Суммасы', en: 'Amount' },
  currency: { ru: 'Валюта', ky: 'Валюта', en: 'Currency' },
  state: { ru: 'Статус', ky: 'Статусу', en: 'Status' },
  reason: { ru: 'Причина', ky: 'Себеби', en: 'Reason' },
  wrong: { ru: 'Что исправить', ky: 'Эмнени түзөтүү керек', en: 'What to correct' },
  people: { ru: 'Сотрудников', ky: 'Кызматкерлер', en: 'Employees' },
  total: { ru: 'Итого', ky: 'Жыйынтык', en: 'Total' },
  created: { ru: 'Создана', ky: 'Түзүлгөн', en: 'Created' },
  valueDate: { ru: 'Дата выплаты', ky: 'Төлөө күнү', en: 'Payment date' },
  returned: { ru: 'Возвращено на счёт', ky: 'Эсепке кайтарылды', en: 'Returned to the account' },
  checkAccount: {
    ru: 'Счёт карты: 16 цифр, начинается с {prefix}.',
    ky: 'Картанын эсеби: 16 сан, башталышы {prefix}.',
    en: 'Card account: 16 digits that begin with {prefix}.',
  },
  checkAmount: {
    ru: 'Сумма: от 1 до 1\u00a0000\u00a0000\u00a0000, не больше двух знаков после запятой.',
    ky: 'Сумма: 1 – 1\u00a0000\u00a0000\u00a0000 аралыгында, үтүрдөн кийин эң көп эки сан.',
    en: 'Amount: from 1 to 1\u00a0000\u00a0000\u00a0000 with at most two decimals.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** The columns of a register to be filled in; its reader knows the bank's template by them. */
export const templateHeadings = ['number', 'fullName', 'account', 'amount', 'currency'] as const

/** What each cell of a register is called, on the screen and where an error names it. */
export const salaryCellNames: Readonly<Record<SalaryCell, LocalizedText>> = {
  fullName: {
    ru: 'Фамилия, имя, отчество',
    ky: 'Фамилиясы, аты, атасынын аты',
    en: 'Full name',
  },
  cardAccount: { ru: 'Счёт карты', ky: 'Картанын эсеби', en: 'Card account' },
  amount: { ru: 'Сумма', ky: 'Сумма', en: 'Amount' },
}
