import type { Language, LocalizedText } from '../language.ts'

/** What each form of a payment is called, by its name in the address. */
export const paymentFormNames: Readonly<Record<string, LocalizedText>> = {
  'clearing-gross': {
    ru: 'В другой банк',
    ky: 'Башка банкка',
    en: 'To another bank',
  },
  'intra-bank-transfer': {
    ru: 'Внутри банка',
    ky: 'Банк ичинде',
    en: 'Inside the bank',
  },
  swift: {
    ru: 'За рубеж (SWIFT)',
    ky: 'Чет өлкөгө (SWIFT)',
    en: 'Abroad (SWIFT)',
  },
  conversion: {
    ru: 'Конвертация',
    ky: 'Конвертация',
    en: 'Conversion',
  },
  'card-transfer-rko': {
    ru: 'Счёт и карта',
    ky: 'Эсеп жана карта',
    en: 'Account and card',
  },
  'budget-tax': {
    ru: 'Налог',
    ky: 'Салык',
    en: 'Tax',
  },
  'budget-tunduk': {
    ru: 'Государственная услуга',
    ky: 'Мамлекеттик кызмат',
    en: 'State service',
  },
  'card-transfer': {
    ru: 'Между картами',
    ky: 'Карталардын ортосунда',
    en: 'Between cards',
  },
  'card-transfer-o24': {
    ru: 'На карту человека',
    ky: 'Адамдын картасына',
    en: 'To a person’s card',
  },
  budget: { ru: 'Платёж в бюджет', ky: 'Бюджетке төлөм', en: 'Budget payment' },
  qr: { ru: 'Платёж по QR', ky: 'QR аркылуу төлөм', en: 'QR payment' },
  refund: { ru: 'Возврат по QR', ky: 'QR боюнча кайтаруу', en: 'QR refund' },
  salary: { ru: 'Зарплатная ведомость', ky: 'Эмгек акы тизмеси', en: 'Salary list' },
}

export const paymentFormName = (path: string, language: Language): string =>
  paymentFormNames[path]?.[language] ?? path
