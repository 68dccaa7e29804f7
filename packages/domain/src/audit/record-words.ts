import { errorText, isErrorCode } from '../errors/catalogue.ts'
import { permissionName } from '../accounts/permission-names.ts'
import { cardReasonNames, cardStatusNames } from '../cards/card-names.ts'
import { isUploadPurpose, type UploadPurpose } from '../files/upload-purpose.ts'
import type { Language, LocalizedText } from '../language.ts'
import { productRoleNames } from '../people/product-role.ts'
import { signRightNames } from '../people/sign-right.ts'

/** How an action ended. */
export const auditOutcomeNames = {
  DONE: { ru: 'Выполнено', ky: 'Аткарылды', en: 'Done' },
  REFUSED: { ru: 'Отклонено', ky: 'Четке кагылды', en: 'Refused' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** The outcome of a record: done, or why it was refused. */
export function auditOutcomeText(outcome: string, language: Language): string {
  if (outcome === 'ok') return auditOutcomeNames.DONE[language]
  return isErrorCode(outcome) ? errorText(outcome, {}, language) : outcome
}

const detailNames = {
  ip: { ru: 'IP-адрес', ky: 'IP дареги', en: 'IP address' },
  deviceId: { ru: 'Устройство', ky: 'Түзмөк', en: 'Device' },
  sessionId: { ru: 'Сеанс', ky: 'Сеанс', en: 'Session' },
  operation: { ru: 'Операция', ky: 'Операция', en: 'Operation' },
  times: { ru: 'Сколько раз', ky: 'Канча жолу', en: 'How many times' },
  keyId: { ru: 'API-ключ', ky: 'API ачкычы', en: 'API key' },
  userReferenceId: { ru: 'Номер пользователя', ky: 'Колдонуучунун номери', en: 'User (number)' },
  fullName: { ru: 'Пользователь', ky: 'Колдонуучу', en: 'User' },
  personId: { ru: 'Пользователь (номер)', ky: 'Колдонуучу (номери)', en: 'User (number)' },
  signRight: { ru: 'Право подписи', ky: 'Кол коюу укугу', en: 'Signing right' },
  productRole: { ru: 'Роль в продукте', ky: 'Продукттагы рол', en: 'Product role' },
  productRoles: { ru: 'Роли в продуктах', ky: 'Продукттардагы ролдор', en: 'Product roles' },
  isFrozen: { ru: 'Доступ заморожен', ky: 'Уруксат токтотулган', en: 'Access frozen' },
  isOn: { ru: 'Включено', ky: 'Күйгүзүлгөн', en: 'Switched on' },
  account: { ru: 'Счёт', ky: 'Эсеп', en: 'Account' },
  accountId: {
    ru: 'Счёт (номер записи)',
    ky: 'Эсеп (жазуунун номери)',
    en: 'Account (record number)',
  },
  accountName: { ru: 'Название счёта', ky: 'Эсептин аталышы', en: 'Account name' },
  subject: { ru: 'Счёт или карта', ky: 'Эсеп же карта', en: 'Account or card' },
  before: { ru: 'Было', ky: 'Мурда', en: 'Before' },
  after: { ru: 'Стало', ky: 'Эми', en: 'After' },
  card: { ru: 'Карта', ky: 'Карта', en: 'Card' },
  cardId: { ru: 'Карта (номер записи)', ky: 'Карта (жазуунун номери)', en: 'Card (record number)' },
  reason: { ru: 'Причина', ky: 'Себеби', en: 'Reason' },
  status: { ru: 'Состояние', ky: 'Абалы', en: 'State' },
  kind: { ru: 'Вид', ky: 'Түрү', en: 'Kind' },
  taskId: { ru: 'Заявка', ky: 'Өтүнмө', en: 'Application' },
  contractId: { ru: 'Договор', ky: 'Келишим', en: 'Contract' },
  apis: { ru: 'Разделы', ky: 'Бөлүмдөр', en: 'Parts' },
  formId: { ru: 'Форма (номер)', ky: 'Форма (номери)', en: 'Form (number)' },
  form: { ru: 'Форма', ky: 'Форма', en: 'Form' },
  templateId: { ru: 'Шаблон (номер)', ky: 'Шаблон (номери)', en: 'Template (number)' },
  templateName: { ru: 'Шаблон', ky: 'Шаблон', en: 'Template' },
  fileId: { ru: 'Файл (номер)', ky: 'Файл (номери)', en: 'File (number)' },
  paymentId: { ru: 'Документ', ky: 'Документ', en: 'Document' },
  letterId: { ru: 'Письмо', ky: 'Кат', en: 'Letter' },
  version: {
    ru: 'Редакция документа',
    ky: 'Документтин редакциясы',
    en: 'Version of the document',
  },
  digestBefore: {
    ru: 'Контрольная сумма до изменения',
    ky: 'Өзгөртүүгө чейинки текшерүү суммасы',
    en: 'Checksum before the change',
  },
  digestAfter: {
    ru: 'Контрольная сумма после изменения',
    ky: 'Өзгөртүүдөн кийинки текшерүү суммасы',
    en: 'Checksum after the change',
  },
  signatureSeal: {
    ru: 'Контрольная сумма подписи',
    ky: 'Кол тамганын текшерүү суммасы',
    en: 'Checksum of the signature',
  },
  traceId: { ru: 'Номер запроса', ky: 'Сурамдын номери', en: 'Request number' },
  purpose: { ru: 'Назначение файла', ky: 'Файлдын максаты', en: 'Purpose of the file' },
  format: { ru: 'Формат', ky: 'Форматы', en: 'Format' },
  statementId: { ru: 'Выписка (номер)', ky: 'Көчүрмө (номери)', en: 'Statement (number)' },
  orderedBy: {
    ru: 'Кто заказал (номер)',
    ky: 'Ким заказ кылган (номери)',
    en: 'Ordered by (number)',
  },
  accounts: { ru: 'Счета', ky: 'Эсептер', en: 'Accounts' },
  startDate: { ru: 'Начало периода', ky: 'Мезгилдин башы', en: 'Start of the period' },
  endDate: { ru: 'Конец периода', ky: 'Мезгилдин аягы', en: 'End of the period' },
  statusBefore: {
    ru: 'Состояние до изменения',
    ky: 'Өзгөртүүгө чейинки абалы',
    en: 'State before the change',
  },
  accountBefore: { ru: 'Прежний счёт', ky: 'Мурунку эсеп', en: 'Former account' },
  loanClaimId: {
    ru: 'Заявка (номер записи)',
    ky: 'Өтүнмө (жазуунун номери)',
    en: 'Application (record number)',
  },
  dutyNumber: { ru: 'Номер кредита', ky: 'Кредиттин номери', en: 'Loan number' },
  claimNumber: { ru: 'Номер заявки', ky: 'Өтүнмөнүн номери', en: 'Application number' },
  verdict: { ru: 'Решение', ky: 'Чечим', en: 'Decision' },
  salePointId: {
    ru: 'Точка (номер записи)',
    ky: 'Түйүн (жазуунун номери)',
    en: 'Outlet (record number)',
  },
  cashRegisterId: {
    ru: 'Касса (номер записи)',
    ky: 'Касса (жазуунун номери)',
    en: 'Cash register (record number)',
  },
  cashRegisterIds: {
    ru: 'Кассы (номера записей)',
    ky: 'Кассалар (жазуулардын номерлери)',
    en: 'Cash registers (record numbers)',
  },
  cashierId: { ru: 'Кассир (номер)', ky: 'Кассир (номери)', en: 'Cashier (number)' },
  name: { ru: 'Название', ky: 'Аталышы', en: 'Name' },
  hasKkm: { ru: 'Есть ККМ', ky: 'ККМ бар', en: 'Has a fiscal register (KKM)' },
  isActive: { ru: 'Работает', ky: 'Иштейт', en: 'In use' },
  pcUserId: {
    ru: 'Номер ключа PayControl',
    ky: 'PayControl ачкычынын номери',
    en: 'PayControl key number',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A detail that may be written into a record: each has its name. */
export type AuditDetail = keyof typeof detailNames

const isAuditDetail = (name: string): name is AuditDetail => Object.hasOwn(detailNames, name)

/** What a detail of a record is about. Records outlive the names that a release knows. */
export const auditDetailName = (name: string, language: Language): string =>
  isAuditDetail(name) ? detailNames[name][language] : name

const purposeNames: Readonly<Record<UploadPurpose, LocalizedText>> = {
  LETTER_ATTACHMENT: {
    ru: 'Вложение к письму',
    ky: 'Катка тиркеме',
    en: 'Attachment of a letter',
  },
  POS_PHOTO: { ru: 'Фотография магазина', ky: 'Дүкөндүн сүрөтү', en: 'Photo of a shop' },
  PAYMENT_FILE: { ru: 'Файл платежей', ky: 'Төлөмдөр файлы', en: 'File of payments' },
  SALARY_FILE: { ru: 'Зарплатная ведомость', ky: 'Эмгек акы тизмеси', en: 'Salary list' },
}

const answers: Readonly<Record<string, LocalizedText>> = {
  true: { ru: 'Да', ky: 'Ооба', en: 'Yes' },
  false: { ru: 'Нет', ky: 'Жок', en: 'No' },
}

/** A detail of a record as a person reads it; what a person or the bank has written stays as it is. */
export function auditDetailValue(name: string, value: string, language: Language): string {
  switch (name) {
    case 'purpose':
      return isUploadPurpose(value) ? purposeNames[value][language] : value
    case 'isOn':
    case 'isFrozen':
    case 'isActive':
    case 'hasKkm':
      return answers[value]?.[language] ?? value
    case 'signRight':
      return nameIn(signRightNames, value, language)
    case 'productRole':
      return productRoleText(value, language)
    case 'productRoles':
      return listText(value, language, productRoleText)
    case 'before':
    case 'after':
      return listText(value, language, permissionName)
    case 'status':
    case 'statusBefore':
      return nameIn(cardStatusNames, value, language)
    case 'reason':
      return nameIn(cardReasonNames, value, language)
    default:
      return listText(value, language, one => one)
  }
}

/** A code in words; one that no release knows stays as it is. */
const nameIn = (
  names: Readonly<Record<string, LocalizedText>>,
  code: string,
  language: Language,
): string => names[code]?.[language] ?? code

const productRoleText = (role: string, language: Language): string =>
  nameIn(productRoleNames, role, language)

const nothing: LocalizedText = { ru: 'нет', ky: 'жок', en: 'none' }

/** A list of codes in words; what is no list stays as it is. */
function listText(
  value: string,
  language: Language,
  nameOf: (code: string, language: Language) => string,
): string {
  if (!/^\[("[^"\\]*"(,"[^"\\]*")*)?\]$/.test(value)) return value
  const codes = [...value.matchAll(/"([^"]*)"/g)].map(([, code = '']) => nameOf(code, language))
  return codes.length > 0 ? codes.join(', ') : nothing[language]
}
