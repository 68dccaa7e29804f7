import type { LocalizedText } from '../language.ts'
import { err, holds, type Verdict } from '../result.ts'

/** What an imported file is, from its upload to its documents. */
export const importedFileStatusNames = {
  PROCESSING: { ru: 'Проверяется', ky: 'Текшерилүүдө', en: 'Being checked' },
  PROCESSED: { ru: 'Проверен', ky: 'Текшерилди', en: 'Checked' },
  EDITED: { ru: 'Исправлен', ky: 'Түзөтүлдү', en: 'Corrected' },
  UNPROCESSABLE: { ru: 'Не принят', ky: 'Кабыл алынган жок', en: 'Not accepted' },
  FAILED: { ru: 'Ошибка обработки', ky: 'Иштетүүнүн катасы', en: 'Processing error' },
  UPLOADING: { ru: 'Создаются документы', ky: 'Документтер түзүлүүдө', en: 'Creating documents' },
  PARTIALLY_PROCESSED: {
    ru: 'Создан частично',
    ky: 'Жарым-жартылай түзүлдү',
    en: 'Partially created',
  },
  UPLOADED: { ru: 'Документы созданы', ky: 'Документтер түзүлдү', en: 'Documents created' },
  DENIED: { ru: 'Импорт отменён', ky: 'Импорт жокко чыгарылды', en: 'Import undone' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ImportedFileStatus = keyof typeof importedFileStatusNames

/** The state as shown: an unreadable file whose columns can be chosen is AWAITS_COLUMNS. */
export const importedFileStateNames = {
  ...importedFileStatusNames,
  AWAITS_COLUMNS: { ru: 'Выберите столбцы', ky: 'Мамычаларды тандаңыз', en: 'Choose the columns' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ImportedFileState = keyof typeof importedFileStateNames

export const importedFileStateOf = ({
  status,
  awaitsColumns,
}: {
  readonly status: ImportedFileState
  readonly awaitsColumns: boolean
}): ImportedFileState => (awaitsColumns ? 'AWAITS_COLUMNS' : status)

/** Files of which nothing more is to be done are put aside. */
export const importedPlaceNames = {
  CURRENT: { ru: 'Текущие', ky: 'Учурдагылар', en: 'Current' },
  ARCHIVE: { ru: 'Архив', ky: 'Архив', en: 'Archive' },
} as const satisfies Readonly<Record<string, LocalizedText>>

export const importStages = ['FILE_VALIDATION', 'BUSINESS_VALIDATION', 'CREATION'] as const
export type ImportStage = (typeof importStages)[number]
export type ImportStageState = 'PROCESSING' | 'FINISHED' | 'ERROR'

/** What may still be done with the rows of a file. */
export const fileIsOpen = (status: ImportedFileStatus): boolean =>
  status === 'PROCESSED' || status === 'EDITED' || status === 'PARTIALLY_PROCESSED'

/** Whether the columns of a table may still be chosen: its rows are read again then, so none of them is a document. */
export const columnsCanBeChosen = (status: ImportedFileStatus, createdCount: number): boolean =>
  status === 'UNPROCESSABLE' || (fileIsOpen(status) && createdCount === 0)

/** Fields that all rows of a file may get at once where they have none: lists of accountants often lack them. */
export const fieldsForAllRows = ['payerAccount', 'paymentCode', 'valueDate'] as const
export type FieldForAllRows = (typeof fieldsForAllRows)[number]

/** Longer than any field of the form of a payment, in characters. */
export const longestRowText = 500

/** Each text is short enough to be written into rows, of which a file has thousands. */
export function checkRowTexts(
  texts: Readonly<Record<string, string | undefined>>,
): Verdict<'FIELD_TOO_LONG'> {
  const long = Object.entries(texts).find(([, text = '']) => text.length > longestRowText)
  return long ? err('FIELD_TOO_LONG', { field: long[0], max: longestRowText }) : holds
}

/** Whether documents of the file exist and nothing is under way: then they can be deleted together. */
export const fileCanBeUndone = (status: ImportedFileStatus): boolean =>
  status === 'PARTIALLY_PROCESSED' || status === 'UPLOADED'

/** Whether rows of the file are documents or may become some. */
export const fileIsPayable = (status: ImportedFileStatus): boolean =>
  fileIsOpen(status) || status === 'UPLOADING' || status === 'UPLOADED'

/** The kinds that a preview distinguishes. */
export const importedKindNames = {
  INTERBANK: { ru: 'В другой банк', ky: 'Башка банкка', en: 'To another bank' },
  INTRABANK: { ru: 'Внутри банка', ky: 'Банктын ичинде', en: 'Inside the bank' },
  SWIFT: { ru: 'За границу', ky: 'Чет өлкөгө', en: 'Abroad' },
  BUDGET: { ru: 'В бюджет', ky: 'Бюджетке', en: 'To the budget' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ImportedKind = keyof typeof importedKindNames

export const exportedFileStatusNames = {
  PENDING: { ru: 'В очереди', ky: 'Кезекте', en: 'Queued' },
  GENERATING: { ru: 'Готовится', ky: 'Даярдалууда', en: 'In preparation' },
  SUCCESS: { ru: 'Готов', ky: 'Даяр', en: 'Ready' },
  ERROR: { ru: 'Ошибка', ky: 'Ката', en: 'Error' },
  EMPTY: { ru: 'Нет данных', ky: 'Маалымат жок', en: 'No data' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ExportedFileStatus = keyof typeof exportedFileStatusNames

export const exportedFileDays = 30

export const exportKindNames = {
  OPERATIONS: {
    ru: 'Операции по счетам',
    ky: 'Эсептер боюнча операциялар',
    en: 'Account operations',
  },
  DOCUMENTS: { ru: 'Документы', ky: 'Документтер', en: 'Documents' },
  REGISTERS: { ru: 'Зарплатные ведомости', ky: 'Эмгек акы тизмелери', en: 'Salary lists' },
} as const satisfies Readonly<Record<string, LocalizedText>>
export type ExportKind = keyof typeof exportKindNames
export type ExportFormat = 'CSV' | 'XLSX' | 'ONE_C' | 'CAMT'
