import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { parseDottedDate } from '@tartip/domain/time/instant'
import { amountFault, parseCurrency } from './cell-values.ts'
import { complaint, FileRefused, type Complaint } from './complaint.ts'
import { importLimits } from './limits.ts'
import type { PaymentFileField, PaymentFileRow } from './payment-file.ts'
import type { DecodedText, TextEncoding } from './text-encoding.ts'

interface OneCFile {
  readonly encoding: TextEncoding
  readonly rows: readonly PaymentFileRow[]
  readonly complaints: readonly Complaint[]
  readonly warnings: readonly Complaint[]
}

/** A part of the file between its first and its last line, with the values of its keys. */
interface Section {
  readonly row: number
  readonly values: ReadonlyMap<string, string>
  /** Keys that stand twice with different values. */
  readonly repeated: readonly string[]
}

const declaredEncodings: Readonly<Record<string, TextEncoding>> = {
  WINDOWS: 'windows-1251',
  DOS: 'cp866',
  'UTF-8': 'UTF-8',
  UTF8: 'UTF-8',
}

/** Reads the exchange format of 1C, 1.02 and 1.03. A file without its last line has lost documents and is refused. */
export function readOneC({ text, encoding }: DecodedText): OneCFile {
  const { head, accounts, documents } = readSections(text)
  const complaints: Complaint[] = []
  const rows = documents.map(section => readDocument(section, complaints))
  return {
    encoding,
    rows,
    complaints,
    warnings: [
      ...encodingWarning(head.get('Кодировка') ?? '', encoding),
      ...sumWarnings(accounts, documents),
    ],
  }
}

function encodingWarning(declared: string, actual: TextEncoding): readonly Complaint[] {
  if (declared === '' || declaredEncodings[declared.toUpperCase()] === actual) return []
  return [complaint('FILE_ENCODING_DECLARED', {}, { declared, actual })]
}

function readSections(text: string) {
  const head = new Map<string, string>()
  const accounts: Section[] = []
  const documents: Section[] = []
  let section: { row: number; values: Map<string, string>; repeated: string[] } | undefined
  let isDocument = false
  let isEnded = false
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const { key, value } = keyAndValue(line)
    if (key === 'КонецФайла') isEnded = true
    else if (key === 'СекцияДокумент' || key === 'СекцияРасчСчет') {
      if (section) throw truncated(isDocument ? 'КонецДокумента' : 'КонецРасчСчет')
      isDocument = key === 'СекцияДокумент'
      section = { row: index + 1, values: new Map([[key, value]]), repeated: [] }
    } else if (key === 'КонецДокумента' || key === 'КонецРасчСчет') {
      if (section) (isDocument ? documents : accounts).push(section)
      section = undefined
      if (documents.length > importLimits.rows) {
        throw new FileRefused('FILE_TOO_MANY_ROWS', { max: importLimits.rows })
      }
    } else if (section) {
      const former = section.values.get(key)
      if (former !== undefined && former !== value) section.repeated.push(key)
      if (former === undefined) section.values.set(key, value)
    } else if (!head.has(key)) head.set(key, value)
  }
  if (section || !isEnded) throw truncated('КонецФайла')
  return { head, accounts, documents }
}

const truncated = (expected: string) => new FileRefused('FILE_TRUNCATED', { expected })

/** The value is everything behind the first `=`. */
function keyAndValue(line: string): { key: string; value: string } {
  const at = line.indexOf('=')
  if (at < 0) return { key: line.trim(), value: '' }
  return { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
}

/** In each pair the first key that has a value is taken. */
const keysOfFields: readonly (readonly [PaymentFileField, readonly string[]])[] = [
  ['transferNum', ['Номер']],
  ['payerAccount', ['ПлательщикСчет', 'ПлательщикРасчСчет']],
  ['recipientName', ['Получатель1', 'Получатель']],
  ['recipientInn', ['ПолучательИНН']],
  ['recipientAccount', ['ПолучательСчет', 'ПолучательРасчСчет']],
  ['recipientBic', ['ПолучательБИК']],
  ['recipientBankName', ['ПолучательБанк1']],
  ['paymentCode', ['КодНазПлатежа', 'КодПлатежа']],
]

const fieldOfKey = (key: string): PaymentFileField | undefined => {
  if (key === 'Сумма') return 'amount'
  if (key === 'Дата') return 'valueDate'
  if (key.startsWith('НазначениеПлатежа')) return 'purpose'
  return keysOfFields.find(([, keys]) => keys.includes(key))?.[0]
}

function readDocument(section: Section, complaints: Complaint[]): PaymentFileRow {
  const { row, values, repeated } = section
  const fields: Partial<Record<PaymentFileField, string>> = {}
  for (const [field, keys] of keysOfFields) {
    const value = keys.map(key => values.get(key) ?? '').find(each => each !== '')
    if (value !== undefined) fields[field] = value
  }
  for (const column of repeated) {
    const field = fieldOfKey(column)
    const place = { row, column, ...(field ? { field } : {}) }
    complaints.push(complaint('CELL_REPEATED_KEY', place))
  }
  const purpose = purposeOf(values)
  if (purpose !== '') fields.purpose = purpose
  if ((values.get('ВидПлатежа') ?? '').toLowerCase().startsWith('срочн')) fields.isUrgent = 'true'

  const typedDate = values.get('Дата') ?? ''
  const date = parseDottedDate(typedDate)
  if (date.ok) fields.valueDate = date.value
  else if (typedDate !== '') {
    const place = { row, column: 'Дата', field: 'valueDate', value: typedDate }
    complaints.push(complaint('CELL_INVALID_VALUE_DATE', place))
    fields.valueDate = typedDate
  }

  const typedCurrency = values.get('Валюта') ?? ''
  const currency = parseCurrency(typedCurrency)
  if (typedCurrency !== '' && !currency) {
    const place = { row, column: 'Валюта', field: 'currency', value: typedCurrency }
    complaints.push(complaint('CELL_INVALID_CURRENCY', place, { expected: 'KGS' }))
  }
  const of = currency ?? 'KGS'
  const typedAmount = values.get('Сумма') ?? ''
  const amount = readOneCAmount(typedAmount, of)
  const place = { row, column: 'Сумма', field: 'amount', value: typedAmount }
  if (!amount.ok) {
    complaints.push(complaint(amount.error.code, place, amount.error.params))
    fields.amount = typedAmount
    return { row, fields, currency: of }
  }
  fields.amount = toDecimal(amount.value, of)
  if (amount.value === 0n) {
    complaints.push(complaint('CELL_AMOUNT_TOO_SMALL', place, { min: toDecimal(1n, of) }))
  }
  return { row, fields, currency: of, amountMinor: amount.value }
}

/** Payment orders on paper write roubles and kopecks with a dash: `175000-00`. */
function readOneCAmount(typed: string, currency: PaymentFileRow['currency']) {
  const amount = parseTypedAmount(typed.replace(/^(\d+)-(\d{2})$/, '$1.$2'), currency)
  return amount.ok ? amount : amountFault(amount)
}

function purposeOf(values: ReadonlyMap<string, string>): string {
  const whole = values.get('НазначениеПлатежа') ?? ''
  if (whole !== '') return whole
  return [1, 2, 3, 4, 5, 6]
    .map(part => values.get(`НазначениеПлатежа${part}`) ?? '')
    .filter(part => part !== '')
    .join(' ')
}

/** Statements give the turnover of each account and day; documents that add up to something else are worth a look. */
function sumWarnings(
  accounts: readonly Section[],
  documents: readonly Section[],
): readonly Complaint[] {
  return accounts.flatMap(({ row, values }) => {
    const account = values.get('РасчСчет') ?? ''
    const days = ['ДатаНачала', 'ДатаКонца'].map(key => parseDottedDate(values.get(key) ?? ''))
    const [from, to] = days
    if (!from?.ok || !to?.ok) return []
    const turnovers = [
      ['ВсегоПоступило', 'ПолучательСчет', 'ДатаПоступило'],
      ['ВсегоСписано', 'ПлательщикСчет', 'ДатаСписано'],
    ] as const
    const isNamed = documents.some(
      ({ values: of }) =>
        of.get('ПолучательСчет') === account || of.get('ПлательщикСчет') === account,
    )
    return turnovers.flatMap(([declaredKey, accountKey, dateKey]) => {
      const declared = readOneCAmount(values.get(declaredKey) ?? '', 'KGS')
      if (!isNamed || !declared.ok) return []
      const actual = documents.reduce((sum, { values: of }) => {
        const day = parseDottedDate(of.get(dateKey) ?? '')
        const isInside = day.ok && day.value >= from.value && day.value <= to.value
        if (of.get(accountKey) !== account || !isInside) return sum
        const amount = readOneCAmount(of.get('Сумма') ?? '', 'KGS')
        return amount.ok ? sum + amount.value : sum
      }, 0n)
      if (actual === declared.value) return []
      const params = {
        declared: toDecimal(declared.value, 'KGS'),
        actual: toDecimal(actual, 'KGS'),
      }
      return [complaint('SECTION_SUM_MISMATCH', { row, value: account }, params)]
    })
  })
}
