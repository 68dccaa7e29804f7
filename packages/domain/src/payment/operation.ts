import type { LocalizedText } from '../language.ts'
import type { CurrencyCode } from '../money/currency.ts'
import type { RulePage, RuleTrait } from '../field-rules/rule-page.ts'

/** Every kind of document that moves money. */
export const operationCodes = [
  'CLEARING',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
  'SWIFT',
  'CONVERSION',
  'RKO_2_CARD',
  'CARD_2_RKO',
  'CARD_2_CARD',
  'BUDGET',
  'QR',
  'REFUND',
  'SALARY',
] as const
export type OperationCode = (typeof operationCodes)[number]

export const operationNames: Readonly<Record<OperationCode, LocalizedText>> = {
  CLEARING: { ru: 'Клиринг', ky: 'Клиринг', en: 'Clearing' },
  GROSS: { ru: 'Гросс', ky: 'Гросс', en: 'Gross' },
  INTRABANK_OWN: {
    ru: 'Между своими счетами',
    ky: 'Өз эсептеринин ортосунда',
    en: 'Between own accounts',
  },
  INTRABANK_FOREIGN: {
    ru: 'Другому клиенту банка',
    ky: 'Банктын башка кардарына',
    en: 'To another client of the bank',
  },
  SWIFT: {
    ru: 'Валютный перевод SWIFT',
    ky: 'SWIFT аркылуу валюталык которуу',
    en: 'SWIFT transfer',
  },
  CONVERSION: {
    ru: 'Конвертация валюты',
    ky: 'Валюта конвертациясы',
    en: 'Currency conversion',
  },
  RKO_2_CARD: { ru: 'Со счёта на карту', ky: 'Эсептен картага', en: 'From account to card' },
  CARD_2_RKO: { ru: 'С карты на счёт', ky: 'Картадан эсепке', en: 'From card to account' },
  CARD_2_CARD: {
    ru: 'На карту физического лица',
    ky: 'Жеке адамдын картасына',
    en: 'To a personal card',
  },
  BUDGET: { ru: 'Платёж в бюджет', ky: 'Бюджетке төлөм', en: 'Budget payment' },
  QR: { ru: 'QR-платёж', ky: 'QR-төлөм', en: 'QR payment' },
  REFUND: { ru: 'Возврат', ky: 'Кайтаруу', en: 'Refund' },
  SALARY: { ru: 'Зарплата', ky: 'Эмгек акы', en: 'Salary' },
}

const pages: Readonly<Record<OperationCode, RulePage>> = {
  CLEARING: 'TRANSFER',
  GROSS: 'TRANSFER',
  INTRABANK_OWN: 'TRANSFER',
  INTRABANK_FOREIGN: 'TRANSFER',
  SWIFT: 'SWIFT',
  CONVERSION: 'CONVERSION',
  RKO_2_CARD: 'CARDS',
  CARD_2_RKO: 'CARDS',
  CARD_2_CARD: 'CARDS',
  BUDGET: 'TRANSFER',
  QR: 'QR',
  REFUND: 'QR',
  SALARY: 'GENERAL',
}

const operationTraits: Readonly<Partial<Record<OperationCode, RuleTrait>>> = {
  CLEARING: 'CLEARING',
  GROSS: 'GROSS',
  INTRABANK_OWN: 'INTRABANK',
  INTRABANK_FOREIGN: 'INTRABANK',
  RKO_2_CARD: 'RKO_2_CARD',
  CARD_2_RKO: 'CARD_2_RKO',
  CARD_2_CARD: 'CARD_2_CARD',
}

const swiftTraits: Readonly<Partial<Record<CurrencyCode, RuleTrait>>> = {
  AED: 'AED',
  CNY: 'CNY',
  EUR: 'EUR',
  KZT: 'KZT',
  RUB: 'RUB',
  TRY: 'TRY',
  USD: 'USD',
}

/** Whether a text from outside names an operation kind. */
export function isOperationCode(text: string): text is OperationCode {
  return (operationCodes as readonly string[]).includes(text)
}

/** The page of form rules that an operation's form is checked by. */
export function pageOfOperation(operation: OperationCode): RulePage {
  return pages[operation]
}

/** The trait that narrows the page's rules: the currency for SWIFT, the kind for the others. */
export function traitOfOperation(operation: OperationCode, currency?: CurrencyCode): RuleTrait {
  if (operation === 'SWIFT') return (currency && swiftTraits[currency]) ?? 'DEFAULT'
  return operationTraits[operation] ?? 'DEFAULT'
}
