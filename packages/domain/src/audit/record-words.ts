import { errorText, isErrorCode } from '../errors/catalogue.ts'
import type { Language, LocalizedText } from '../language.ts'

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

const detailNames: Readonly<Record<string, LocalizedText>> = {
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
  fileId: { ru: 'Файл', ky: 'Файл', en: 'File' },
}

/** What a detail of a record is about; a name that no release knows stays as it is. */
export const auditDetailName = (name: string, language: Language): string =>
  detailNames[name]?.[language] ?? name
