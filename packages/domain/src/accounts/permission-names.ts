import { wordsOfCode, type Language, type LocalizedText } from '../language.ts'
import type { AccountPermission, CardPermission } from './account-permission.ts'

/** What may be allowed with an account or a card, in the words of the table of rights. */
const permissionNames: Readonly<Record<AccountPermission | CardPermission, LocalizedText>> = {
  BUDGET_PAYMENT: { ru: 'Налоги и бюджет', ky: 'Салык жана бюджет', en: 'Taxes and budget' },
  CLEARING: { ru: 'Клиринг', ky: 'Клиринг', en: 'Clearing' },
  CONVERSION: { ru: 'Конвертация', ky: 'Конвертация', en: 'Conversion' },
  QR_GENERATION: { ru: 'Создание QR', ky: 'QR түзүү', en: 'Creating QR' },
  GROSS: { ru: 'Гросс', ky: 'Гросс', en: 'Gross' },
  INTRABANK_OWN: {
    ru: 'Между своими счетами',
    ky: 'Өз эсептеринин ортосунда',
    en: 'Between own accounts',
  },
  INTRABANK_FOREIGN: {
    ru: 'Клиентам банка',
    ky: 'Банктын кардарларына',
    en: 'To clients of the bank',
  },
  PUSH_NOTIFICATION: { ru: 'Уведомления', ky: 'Билдирмелер', en: 'Notifications' },
  QR: { ru: 'Оплата по QR', ky: 'QR боюнча төлөө', en: 'Paying by QR' },
  READ: { ru: 'Просмотр', ky: 'Көрүү', en: 'Viewing' },
  REFUND: { ru: 'Возврат', ky: 'Кайтаруу', en: 'Refund' },
  SALARY: { ru: 'Зарплата', ky: 'Эмгек акы', en: 'Salary' },
  SWIFT: { ru: 'SWIFT', ky: 'SWIFT', en: 'SWIFT' },
  GET_LIMIT_AND_DETAILS: {
    ru: 'Лимиты и реквизиты',
    ky: 'Лимиттер жана реквизиттер',
    en: 'Limits and details',
  },
  READ_CARD: { ru: 'Просмотр', ky: 'Көрүү', en: 'Viewing' },
  SET_LIMIT: { ru: 'Смена лимитов', ky: 'Лимиттерди өзгөртүү', en: 'Changing limits' },
  SET_STATUS: { ru: 'Блокировка', ky: 'Бөгөттөө', en: 'Blocking' },
}

/** A permission in words; one that no release knows stays as it is. */
export const permissionName = (permission: string, language: Language): string =>
  wordsOfCode(permissionNames, permission, language)
