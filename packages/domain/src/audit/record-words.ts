import { isAuditAction, type AuditAction } from './action-names.ts'
import { permissionName } from '../accounts/permission-names.ts'
import { cardLimitTypeNames, cardReasonNames, cardStatusNames } from '../cards/card-names.ts'
import { exportKindNames, type ExportFormat } from '../files/exchanged-files.ts'
import type { UploadPurpose } from '../files/upload-purpose.ts'
import { paymentFormNames } from '../forms/form-names.ts'
import { wordsOfCode, type Language, type LocalizedText } from '../language.ts'
import { loanChangeKindNames } from '../loans/loan-change.ts'
import { parseDecimal } from '../money/decimal.ts'
import { formatDecimal } from '../money/format-amount.ts'
import { apiKeyApiNames } from '../people/api-key.ts'
import { productRoleNames } from '../people/product-role.ts'
import {
  signRightNames,
  signSchemeNames,
  signTypeNames,
  verificationNames,
} from '../people/sign-right.ts'
import { statementKindNames } from '../statements/statement.ts'
import { formatDate } from '../time/format-date.ts'
import { isLocalDate } from '../time/instant.ts'

const detailNames = {
  ip: { ru: 'IP-адрес', ky: 'IP дареги', en: 'IP address' },
  deviceId: {
    ru: 'Устройство (номер записи)',
    ky: 'Түзмөк (жазуунун номери)',
    en: 'Device (record number)',
  },
  sessionId: {
    ru: 'Сеанс (номер записи)',
    ky: 'Сеанс (жазуунун номери)',
    en: 'Session (record number)',
  },
  operation: { ru: 'Операция', ky: 'Операция', en: 'Operation' },
  times: { ru: 'Сколько раз', ky: 'Канча жолу', en: 'How many times' },
  keyId: {
    ru: 'API-ключ (номер записи)',
    ky: 'API ачкычы (жазуунун номери)',
    en: 'API key (record number)',
  },
  userReferenceId: {
    ru: 'Пользователь (номер записи)',
    ky: 'Колдонуучу (жазуунун номери)',
    en: 'User (record number)',
  },
  fullName: { ru: 'Пользователь', ky: 'Колдонуучу', en: 'User' },
  personId: {
    ru: 'Пользователь (номер записи)',
    ky: 'Колдонуучу (жазуунун номери)',
    en: 'User (record number)',
  },
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
  taskId: {
    ru: 'Заявка (номер записи)',
    ky: 'Өтүнмө (жазуунун номери)',
    en: 'Application (record number)',
  },
  contractId: {
    ru: 'Договор (номер записи)',
    ky: 'Келишим (жазуунун номери)',
    en: 'Contract (record number)',
  },
  contractNum: { ru: 'Номер договора', ky: 'Келишимдин номери', en: 'Contract number' },
  apis: { ru: 'Разделы', ky: 'Бөлүмдөр', en: 'Parts' },
  formId: { ru: 'Форма (номер записи)', ky: 'Форма (жазуунун номери)', en: 'Form (record number)' },
  form: { ru: 'Форма', ky: 'Форма', en: 'Form' },
  templateId: {
    ru: 'Шаблон (номер записи)',
    ky: 'Шаблон (жазуунун номери)',
    en: 'Template (record number)',
  },
  templateName: { ru: 'Шаблон', ky: 'Шаблон', en: 'Template' },
  fileId: { ru: 'Файл (номер записи)', ky: 'Файл (жазуунун номери)', en: 'File (record number)' },
  paymentId: {
    ru: 'Документ (номер записи)',
    ky: 'Документ (жазуунун номери)',
    en: 'Document (record number)',
  },
  letterId: {
    ru: 'Письмо (номер записи)',
    ky: 'Кат (жазуунун номери)',
    en: 'Letter (record number)',
  },
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
  statementId: {
    ru: 'Выписка (номер записи)',
    ky: 'Көчүрмө (жазуунун номери)',
    en: 'Statement (record number)',
  },
  orderedBy: {
    ru: 'Кто заказал (номер записи)',
    ky: 'Ким буюртма берген (жазуунун номери)',
    en: 'Ordered by (record number)',
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
  cashierId: {
    ru: 'Кассир (номер записи)',
    ky: 'Кассир (жазуунун номери)',
    en: 'Cashier (record number)',
  },
  name: { ru: 'Название', ky: 'Аталышы', en: 'Name' },
  hasKkm: { ru: 'Есть ККМ', ky: 'ККМ бар', en: 'Has a fiscal register (KKM)' },
  isActive: { ru: 'Действует', ky: 'Иштейт', en: 'In use' },
  pcUserId: {
    ru: 'Номер ключа PayControl',
    ky: 'PayControl ачкычынын номери',
    en: 'PayControl key number',
  },
  isAvailable: { ru: 'Разрешено', ky: 'Уруксат берилген', en: 'Allowed' },
  signScheme: { ru: 'Количество подписей', ky: 'Кол тамгалардын саны', en: 'Number of signatures' },
  signType: { ru: 'Способ подписания', ky: 'Кол коюу ыкмасы', en: 'Signing method' },
  expirationDate: { ru: 'Действует до', ky: 'Жарактуу мөөнөтү', en: 'Valid until' },
  limitType: { ru: 'Лимит', ky: 'Лимит', en: 'Limit' },
  maxAmount: { ru: 'Сумма не больше', ky: 'Суммасы эң көп', en: 'Amount at most' },
  maxNumber: {
    ru: 'Операций не больше',
    ky: 'Операциялардын саны эң көп',
    en: 'Operations at most',
  },
  extension: { ru: 'Расширение файла', ky: 'Файлдын кеңейтүүсү', en: 'File extension' },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** A detail that may be written into a record: each has its name. */
export type AuditDetail = keyof typeof detailNames

const isAuditDetail = (name: string): name is AuditDetail => Object.hasOwn(detailNames, name)

/** What a detail of a record is about. Records outlive the names that a release knows. */
export const auditDetailName = (name: string, language: Language): string =>
  wordsOfCode(detailNames, name, language)

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

/** Why a scanner did not let a file in. */
const scanReasonNames = {
  CONTENT_DIFFERS_FROM_NAME: {
    ru: 'Содержимое не соответствует названию',
    ky: 'Мазмуну аталышына туура келбейт',
    en: 'The content does not match the name',
  },
  EXECUTABLE: { ru: 'Внутри программа', ky: 'Ичинде программа бар', en: 'A program is inside' },
  MACRO: { ru: 'Внутри макрос', ky: 'Ичинде макрос бар', en: 'A macro is inside' },
  ENCRYPTED_ARCHIVE: {
    ru: 'Архив закрыт паролем',
    ky: 'Архив сырсөз менен жабылган',
    en: 'The archive has a password',
  },
  TOO_LARGE_INSIDE: {
    ru: 'В распакованном виде слишком большой',
    ky: 'Ачылганда өтө чоң',
    en: 'Too large when unpacked',
  },
  NOT_READABLE: { ru: 'Не читается', ky: 'Окулбайт', en: 'Cannot be read' },
} as const satisfies Names

const applicationNames = {
  POS: { ru: 'POS-терминалы', ky: 'POS-терминалдар', en: 'POS terminals' },
  PAYDA: { ru: 'Pay-Da', ky: 'Pay-Da', en: 'Pay-Da' },
  SELLER: { ru: 'Продавец в рассрочку', ky: 'Бөлүп төлөөгө сатуучу', en: 'Instalment seller' },
} as const satisfies Names

const sellerVerdictNames = {
  DELIVERED: { ru: 'Выдача подтверждена', ky: 'Берилгени ырасталды', en: 'Delivery confirmed' },
  REFUSED: { ru: 'Отказ продавца', ky: 'Сатуучу баш тартты', en: 'Refused by the shop' },
} as const satisfies Names

const exportFormatNames: Readonly<Record<ExportFormat, LocalizedText>> = {
  CSV: { ru: 'CSV', ky: 'CSV', en: 'CSV' },
  XLSX: { ru: 'Excel', ky: 'Excel', en: 'Excel' },
  ONE_C: { ru: '1С', ky: '1С', en: '1C' },
  CAMT: { ru: 'ISO 20022 (camt.053)', ky: 'ISO 20022 (camt.053)', en: 'ISO 20022 (camt.053)' },
}

const formNames: Names = {
  ...paymentFormNames,
  letter: { ru: 'Письмо', ky: 'Кат', en: 'Letter' },
}

const answers: Names = {
  true: { ru: 'Да', ky: 'Ооба', en: 'Yes' },
  false: { ru: 'Нет', ky: 'Жок', en: 'No' },
}

const nothing: LocalizedText = { ru: 'нет', ky: 'жок', en: 'none' }

type Names = Readonly<Record<string, LocalizedText>>
type Reading = (value: string, language: Language) => string

const coded =
  (names: Names): Reading =>
  (value, language) =>
    wordsOfCode(names, value, language)

const asWritten: Reading = value => value
const day: Reading = value => (isLocalDate(value) ? formatDate(value) : value)
const som: Reading = value => (parseDecimal(value, 'KGS').ok ? formatDecimal(value, 'KGS') : value)

/** What is not given is kept as JSON's null. */
const orNothing =
  (reading: Reading): Reading =>
  (value, language) =>
    value === 'null' ? nothing[language] : reading(value, language)

/** A list of codes in words; what is no list stays as it is. */
const listed =
  (reading: Reading): Reading =>
  (value, language) => {
    if (!/^\[("[^"\\]*"(,"[^"\\]*")*)?\]$/.test(value)) return value
    const codes = [...value.matchAll(/"([^"]*)"/g)].map(([, code = '']) => reading(code, language))
    return codes.length > 0 ? codes.join(', ') : nothing[language]
  }

/** How the value of each detail is read; one that is not here is a text or a number as it is. */
const readings: Readonly<Partial<Record<AuditDetail, Reading>>> = {
  purpose: coded(purposeNames),
  isOn: coded(answers),
  isFrozen: coded(answers),
  isActive: coded(answers),
  isAvailable: coded(answers),
  hasKkm: coded(answers),
  signRight: coded(signRightNames),
  signScheme: coded(signSchemeNames),
  signType: coded(signTypeNames),
  expirationDate: orNothing(day),
  startDate: orNothing(day),
  endDate: orNothing(day),
  productRole: coded(productRoleNames),
  productRoles: listed(coded(productRoleNames)),
  apis: listed(coded(apiKeyApiNames)),
  limitType: coded(cardLimitTypeNames),
  maxAmount: som,
  maxNumber: orNothing(asWritten),
  status: coded({ ...cardStatusNames, ...verificationNames }),
  statusBefore: coded(cardStatusNames),
  reason: coded({ ...cardReasonNames, ...scanReasonNames }),
  verdict: coded(sellerVerdictNames),
  format: coded(exportFormatNames),
  form: coded(formNames),
  accounts: listed(asWritten),
  cashRegisterIds: listed(asWritten),
}

/** Details of one name that are about different things in different actions. */
const readingsOfActions: Readonly<
  Partial<Record<AuditAction, Readonly<Partial<Record<AuditDetail, Reading>>>>>
> = {
  permissionsChanged: { before: listed(permissionName), after: listed(permissionName) },
  statementOrdered: { kind: coded(statementKindNames) },
  statementRemoved: { kind: coded(statementKindNames) },
  applicationHandedIn: { kind: coded(applicationNames) },
  loanClaimSent: { kind: coded(loanChangeKindNames) },
  fileExportOrdered: { kind: coded(exportKindNames) },
}

/** A detail of a record as a person reads it; what a person or the bank has written stays as it is. */
export function auditDetailValue(
  {
    action,
    name,
    value,
  }: { readonly action: string; readonly name: string; readonly value: string },
  language: Language,
): string {
  if (!isAuditDetail(name)) return value
  const ofAction = isAuditAction(action) ? readingsOfActions[action]?.[name] : undefined
  return (ofAction ?? readings[name] ?? asWritten)(value, language)
}
