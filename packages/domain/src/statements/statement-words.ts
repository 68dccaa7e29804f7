import type { LocalizedText } from '../language.ts'

/** What stands on the files of statements, whatever their format. */
export const statementWords = {
  titleOfAccounts: { ru: 'Выписка по счёту', ky: 'Эсеп боюнча көчүрмө', en: 'Account statement' },
  titleOfCards: {
    ru: 'Выписка по карточному счёту',
    ky: 'Карта эсеби боюнча көчүрмө',
    en: 'Card account statement',
  },
  titleOfTerminals: {
    ru: 'Выписка по POS-терминалам',
    ky: 'POS-терминалдар боюнча көчүрмө',
    en: 'POS terminal statement',
  },
  period: { ru: 'Период', ky: 'Мезгил', en: 'Period' },
  client: { ru: 'Клиент', ky: 'Кардар', en: 'Client' },
  inn: { ru: 'ИНН', ky: 'ИНН', en: 'INN' },
  bank: { ru: 'Банк', ky: 'Банк', en: 'Bank' },
  bic: { ru: 'БИК', ky: 'БИК', en: 'BIC' },
  created: { ru: 'Составлена', ky: 'Түзүлгөн убактысы', en: 'Made at' },
  account: { ru: 'Счёт', ky: 'Эсеп', en: 'Account' },
  currency: { ru: 'Валюта', ky: 'Валюта', en: 'Currency' },
  terminal: { ru: 'Терминал', ky: 'Терминал', en: 'Terminal' },
  address: { ru: 'Адрес', ky: 'Дареги', en: 'Address' },
  opening: { ru: 'Входящий остаток', ky: 'Баштапкы калдык', en: 'Opening balance' },
  closing: { ru: 'Исходящий остаток', ky: 'Акыркы калдык', en: 'Closing balance' },
  planned: { ru: 'Плановый остаток', ky: 'Пландалган калдык', en: 'Planned balance' },
  totalDebit: { ru: 'Обороты по дебету', ky: 'Дебет боюнча жүгүртүү', en: 'Total debit' },
  totalCredit: { ru: 'Обороты по кредиту', ky: 'Кредит боюнча жүгүртүү', en: 'Total credit' },
  sales: { ru: 'Продажи', ky: 'Сатуулар', en: 'Sales' },
  returns: { ru: 'Возвраты', ky: 'Кайтаруулар', en: 'Returns' },
  fees: { ru: 'Комиссия банка', ky: 'Банктын комиссиясы', en: 'Bank fee' },
  fee: { ru: 'Комиссия', ky: 'Комиссия', en: 'Fee' },
  date: { ru: 'Дата', ky: 'Күнү', en: 'Date' },
  dateTime: { ru: 'Дата и время', ky: 'Күнү жана убактысы', en: 'Date and time' },
  number: { ru: 'Документ', ky: 'Документ', en: 'Document' },
  counterparty: { ru: 'Корреспондент', ky: 'Корреспондент', en: 'Counterparty' },
  counterpartyAccount: {
    ru: 'Счёт корреспондента',
    ky: 'Корреспонденттин эсеби',
    en: 'Counterparty account',
  },
  counterpartyBank: {
    ru: 'БИК корреспондента',
    ky: 'Корреспонденттин БИКи',
    en: 'Counterparty BIC',
  },
  purpose: { ru: 'Назначение', ky: 'Максаты', en: 'Purpose' },
  debit: { ru: 'Дебет', ky: 'Дебет', en: 'Debit' },
  credit: { ru: 'Кредит', ky: 'Кредит', en: 'Credit' },
  card: { ru: 'Карта', ky: 'Карта', en: 'Card' },
  operation: { ru: 'Операция', ky: 'Операция', en: 'Operation' },
  rrn: { ru: 'RRN', ky: 'RRN', en: 'RRN' },
  noOperations: {
    ru: 'Операций за период нет',
    ky: 'Бул мезгилде операция жок',
    en: 'No operations in the period',
  },
  page: { ru: 'Страница', ky: 'Барак', en: 'Page' },
} as const satisfies Readonly<Record<string, LocalizedText>>

export type StatementWord = keyof typeof statementWords
