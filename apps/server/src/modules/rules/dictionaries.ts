import { type BankCalendar, createCalendar, type DayKind } from '@tartip/domain/bank-day/calendar'
import type { ShortDayShift, TimeRule } from '@tartip/domain/bank-day/time-rule'
import type { LetterSubject } from '@tartip/domain/documents/letter'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { keepNumbersWhole } from '@tartip/domain/money/grouping'
import type { Tariff } from '@tartip/domain/payment/commission'
import { parseTabSeparated, DatasetFault } from '@tartip/domain/text/tab-separated'
import { parseAbroad } from './datasets/abroad.ts'
import { createBankDirectory, parseBanks } from './datasets/bank-directory.ts'
import { parseTariffs } from './datasets/tariffs.ts'
import { parseTimeRules } from './datasets/time-rules.ts'
import { parseValidationRules } from './datasets/validation-rules.ts'
import type {
  AbroadDictionary,
  BankDirectory,
  FaqEntry,
  InstructionDocument,
  PaymentCode,
} from './public.ts'
import type { DatasetName } from './store/reference-dataset-store.ts'

export type DatasetContents = Readonly<Record<DatasetName, string>>

/** All dictionaries, read and ready to be queried. */
export interface Dictionaries {
  readonly calendar: BankCalendar
  readonly timeRules: readonly TimeRule[]
  readonly shortDayShifts: readonly ShortDayShift[]
  readonly fieldRules: readonly FieldRule[]
  readonly tariffs: readonly Tariff[]
  readonly banks: BankDirectory
  readonly paymentCodes: readonly PaymentCode[]
  readonly letterSubjects: readonly LetterSubject[]
  readonly abroad: AbroadDictionary
  readonly faq: readonly FaqEntry[]
  readonly instructionDocuments: readonly InstructionDocument[]
}

/** @throws DatasetFault or ZodError naming what cannot be read. */
export function parseDictionaries(
  contents: DatasetContents,
  ownPrefix: string,
  ownBankName?: LocalizedText,
): Dictionaries {
  return {
    calendar: parseCalendar(contents['holidays.tsv']),
    ...parseTimeRules(contents['cutoffs.tsv']),
    fieldRules: parseValidationRules(contents['validation-rules.json'], ownPrefix),
    tariffs: parseTariffs(contents['tariffs.tsv']),
    banks: createBankDirectory(parseBanks(contents['banks.tsv'], ownPrefix, ownBankName)),
    paymentCodes: parsePaymentCodes(contents['payment-codes.tsv']),
    letterSubjects: parseLetterSubjects(contents['letter-subjects.tsv']),
    abroad: parseAbroad(contents),
    faq: parseFaq(contents['faq.tsv']),
    instructionDocuments: parseInstructionDocuments(contents['instruction-documents.tsv']),
  }
}

/** Reads `payment-codes.tsv`, the part of the state classifier GK 018-2007 that is known. */
function parsePaymentCodes(content: string): readonly PaymentCode[] {
  return parseTabSeparated('payment-codes', content, ['code', 'name_ru', 'name_ky', 'name_en']).map(
    row => ({
      classCode: row['code'] ?? '',
      className: { ru: row['name_ru'] ?? '', ky: row['name_ky'] ?? '', en: row['name_en'] ?? '' },
      isActive: row['active'] === 'yes',
    }),
  )
}

const faqColumns = ['order', 'group', 'question_ru', 'answer_ru', 'question_ky', 'answer_ky']

/** Reads `faq.tsv`: frequent questions to the bank, in the order in which they are shown. */
function parseFaq(content: string): readonly FaqEntry[] {
  return parseTabSeparated('faq', content, [...faqColumns, 'question_en', 'answer_en'])
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(row => ({
      group: row['group'] ?? '',
      ...(row['document'] ? { document: row['document'] } : {}),
      question: wordsOf(row, 'question'),
      answer: wordsOf(row, 'answer'),
    }))
}

function wordsOf(row: Readonly<Record<string, string>>, column: 'question' | 'answer') {
  const textIn = (language: Language) => keepNumbersWhole(row[`${column}_${language}`] ?? '')
  return { ru: textIn('ru'), ky: textIn('ky'), en: textIn('en') }
}

/** What the kinds of `holidays.tsv` mean for the bank: a decree closes it like a law does. */
const dayKinds: Readonly<Record<string, DayKind>> = {
  holiday: 'holiday',
  day_off_by_decree: 'holiday',
  short: 'short',
  working: 'working',
}

/** Reads `holidays.tsv`. */
function parseCalendar(content: string): BankCalendar {
  const rows = parseTabSeparated('holidays', content, ['date', 'kind'])
  return createCalendar(
    rows.map((row, index) => {
      const kind = dayKinds[row['kind'] ?? '']
      if (!kind) throw new DatasetFault('holidays', index + 2, `unknown kind ${row['kind']}`)
      return { date: row['date'] ?? '', kind }
    }),
  )
}

const instructionColumns = ['document', 'language', 'order', 'title', 'description', 'file_name']
const languages = ['RU', 'KG', 'ENG'] as const

/** Reads `instruction-documents.tsv`: titles and file names, in the order in which they are shown. */
function parseInstructionDocuments(content: string): readonly InstructionDocument[] {
  return parseTabSeparated('instruction-documents', content, instructionColumns)
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .flatMap(row => {
      const language = languages.find(known => known === row['language'])
      const fileName = row['file_name'] ?? ''
      // A name with a path in it would lead out of the folder of the files.
      if (!language || !/^[\w-]+\.pdf$/.test(fileName)) return []
      return [
        {
          document: row['document'] ?? '',
          language,
          title: row['title'] ?? '',
          description: row['description'] ?? '',
          fileName,
        },
      ]
    })
}

const subjectColumns = [
  'code',
  'order',
  'name_ru',
  'name_ky',
  'name_en',
  'text_required',
  'hint_ru',
]

/** Reads `letter-subjects.tsv`: what letters to the bank may be about, in the order in which it is shown. */
export function parseLetterSubjects(content: string): readonly LetterSubject[] {
  const rows = parseTabSeparated('letter-subjects', content, [
    ...subjectColumns,
    'hint_ky',
    'hint_en',
  ])
  if (rows.length === 0) throw new DatasetFault('letter-subjects', 2, 'no subject is left')
  return rows
    .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    .map(row => ({
      code: row['code'] ?? '',
      name: { ru: row['name_ru'] ?? '', ky: row['name_ky'] ?? '', en: row['name_en'] ?? '' },
      hint: { ru: row['hint_ru'] ?? '', ky: row['hint_ky'] ?? '', en: row['hint_en'] ?? '' },
      needsTitle: row['text_required'] === 'yes',
    }))
}
