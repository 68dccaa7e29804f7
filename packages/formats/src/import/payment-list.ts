import { hasAccountForm } from '@tartip/domain/identifiers/account-number'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { Result } from '@tartip/domain/result'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import {
  accountWarning,
  parseCurrency,
  readAccount,
  readAmount,
  readDate,
  readText,
  shownText,
} from './cell-values.ts'
import { complaint, fault, FileRefused, type Complaint, type ImportCode } from './complaint.ts'
import type { PaymentFileField, PaymentFileRow } from './payment-file.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'
import {
  columnPlace,
  findTable,
  isTotalRow,
  type ColumnMapping,
  type ColumnRule,
  type FoundTable,
} from './table.ts'

/** The order matters: what names the payer or the recipient comes before what names an account. */
export const paymentColumnRules: readonly ColumnRule<PaymentFileField>[] = [
  {
    field: 'payerAccount',
    heading:
      /(счет|эсеп|account).*(плательщ|төлөөчү|payer|debit|списан)|(payer|debit).*account|төлөөчүнүн.*эсеб|плательщ.*счет/,
  },
  { field: 'recipientBic', heading: /бик|bic|swift|bankcode|кодбанка/ },
  { field: 'recipientInn', heading: /инн|пин|жсн|inn|taxnumber|taxid/ },
  { field: 'paymentCode', heading: /код(назначения)?платежа|төлөмкоду|төлөмдүнкоду|paymentcode/ },
  { field: 'recipientBankName', heading: /^банк|bankname|банкполучателя|алуучунунбанкы/ },
  {
    field: 'recipientAccount',
    heading: /счет|эсеб|эсеп|account|iban/,
    missing: 'COLUMN_MISSING_RECIPIENT_ACCOUNT',
  },
  { field: 'currency', heading: /валюта|currency|ccy/ },
  { field: 'amount', heading: /сумма|amount|sum/, missing: 'COLUMN_MISSING_AMOUNT' },
  { field: 'purpose', heading: /назначен|багыт|максат|purpose|details|основани/ },
  { field: 'country', heading: /страна|өлкө|country/ },
  { field: 'recipientCity', heading: /город|шаар|city|town/ },
  { field: 'recipientAddress', heading: /адрес|дарек|address/ },
  { field: 'commissionOption', heading: /комисси|commission|charges/ },
  {
    field: 'recipientName',
    heading: /получател|алуучу|recipient|beneficiary|payee|контрагент|наименован|name|фио/,
    missing: 'COLUMN_MISSING_RECIPIENT',
  },
  { field: 'valueDate', heading: /дата|күнү|date/ },
  { field: 'isUrgent', heading: /срочн|шашылыш|urgent/ },
  { field: 'transferNum', heading: /^(номер|документ|number|no|doc)|номердокумента|номери/ },
]

const longestTexts: Readonly<Partial<Record<PaymentFileField, number>>> = {
  recipientName: 140,
  purpose: 210,
  recipientAddress: 140,
}

interface PaymentList {
  readonly sheet?: string
  readonly rows: readonly PaymentFileRow[]
  readonly complaints: readonly Complaint[]
  readonly warnings: readonly Complaint[]
}

/** Reads a table with one payment a row. Columns are recognised by their headings, or were chosen by a person. */
export function readPaymentList(
  sheets: readonly Sheet[],
  mapping?: ColumnMapping<PaymentFileField>,
): PaymentList {
  const table = findTable(sheets, paymentColumnRules, mapping)
  const complaints: Complaint[] = []
  const warnings: Complaint[] = []
  const rows = table.rows.flatMap(row => {
    const isEmpty = ![...table.columns.values()].some(column => row.cells.has(column))
    if (isEmpty || isTotalRow(row, table.columns.get('recipientAccount'))) return []
    return [readRow(table, row, complaints, warnings)]
  })
  if (rows.length === 0) throw new FileRefused('FILE_NO_ROWS')
  const { name } = table.sheet
  return { ...(name === undefined ? {} : { sheet: name }), rows, complaints, warnings }
}

function readRow(
  { columns, headings, sheet }: FoundTable<PaymentFileField>,
  row: SheetRow,
  complaints: Complaint[],
  warnings: Complaint[],
): PaymentFileRow {
  const cells = new Map<PaymentFileField, Cell>()
  for (const [field, column] of columns) {
    const cell = row.cells.get(column)
    if (cell) cells.set(field, cell)
  }
  const placeOf = (field: PaymentFileField) => ({
    ...(sheet.name === undefined ? {} : { sheet: sheet.name }),
    row: row.row,
    ...columnPlace(headings, columns.get(field)),
    field,
    value: shownText(cells.get(field)),
  })
  const currencyCell = cells.get('currency')
  const currency = currencyCell ? parseCurrency(shownText(currencyCell)) : 'KGS'
  const of = currency ?? 'KGS'
  const fields: Partial<Record<PaymentFileField, string>> = { currency: of }
  const take = (field: PaymentFileField, read: Result<string, ImportCode>) => {
    if (read.ok) {
      fields[field] = read.value
      return
    }
    fields[field] = shownText(cells.get(field))
    complaints.push(complaint(read.error.code, placeOf(field), read.error.params))
  }
  if (!currency) take('currency', fault('CELL_INVALID_CURRENCY', { expected: 'KGS' }))

  const amount = readAmount(cells.get('amount'), of)
  const isZero = amount.ok && amount.value === 0n
  const min = toDecimal(1n, of)
  if (isZero) take('amount', fault('CELL_AMOUNT_TOO_SMALL', { min }))
  else take('amount', amount.ok ? { ok: true, value: toDecimal(amount.value, of) } : amount)

  for (const field of columns.keys()) {
    const cell = cells.get(field)
    if (field === 'amount' || field === 'currency') continue
    if (!cell && field !== 'recipientAccount' && field !== 'recipientName') continue
    take(field, readField(field, cell, of))
  }
  const account = fields.recipientAccount
  const warning = of === 'KGS' && account && hasAccountForm(account) && accountWarning(account)
  if (warning) warnings.push(complaint(warning, placeOf('recipientAccount')))
  return {
    row: row.row,
    ...(sheet.name === undefined ? {} : { sheet: sheet.name }),
    fields,
    currency: of,
    ...(amount.ok ? { amountMinor: amount.value } : {}),
  }
}

function readField(
  field: PaymentFileField,
  cell: Cell | undefined,
  currency: PaymentFileRow['currency'],
): Result<string, ImportCode> {
  switch (field) {
    case 'payerAccount':
      return readAccount(cell)
    case 'recipientAccount':
      // Abroad an account is an IBAN or whatever the bank there writes.
      return currency === 'KGS' || cell?.kind === 'number' ? readAccount(cell) : readCode(cell)
    case 'recipientBic':
    case 'paymentCode':
    case 'commissionOption':
    case 'country':
      return readCode(cell)
    case 'recipientInn': {
      const inn = parseCounterpartyInn(withoutBlanks(shownText(cell)))
      // Abroad a recipient has another number.
      return inn.ok || currency !== 'KGS' ? readCode(cell) : fault('CELL_INVALID_INN')
    }
    case 'valueDate':
      return cell ? readDate(cell) : fault('CELL_EMPTY')
    case 'isUrgent':
      return {
        ok: true,
        value: /^(да|ооба|yes|true|1|\+|x|х)$/i.test(shownText(cell)) ? 'true' : '',
      }
    default:
      return readText(cell, longestTexts[field] ?? 100)
  }
}

function readCode(cell: Cell | undefined): Result<string, ImportCode> {
  const text = readText(cell, 40)
  return text.ok ? { ok: true, value: withoutBlanks(text.value).toUpperCase() } : text
}
