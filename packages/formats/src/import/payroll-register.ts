import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { err, ok, type Result } from '@tartip/domain/result'
import { languages } from '@tartip/domain/language'
import { longestName, salaryAmountBounds } from '@tartip/domain/salary/register'
import { registerWords, templateHeadings } from '@tartip/domain/salary/register-words'
import { isSalaryCurrency, salaryCurrencies } from '@tartip/domain/salary/salary-project'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import type { LocalDate } from '@tartip/domain/time/instant'
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
import { readTables } from './file-kind.ts'
import type { Cell, SheetRow } from './sheet.ts'
import {
  columnPlace,
  findTable,
  isTotalRow,
  type ColumnMapping,
  type ColumnRule,
  type FoundTable,
} from './table.ts'
import type { TextEncoding } from './text-encoding.ts'

export type PayrollField = 'fullName' | 'account' | 'amount' | 'currency' | 'date' | 'inn'

/** One person of a register. A value that could not be read is absent, and a complaint names its cell. */
export interface PayrollRow {
  readonly row: number
  readonly fullName: string
  readonly account?: string
  readonly amountMinor?: bigint
  readonly currency?: CurrencyCode
  readonly date?: LocalDate
  readonly inn?: string
  /** Every cell as the file shows it, to be corrected in place. */
  readonly shown: Readonly<Partial<Record<PayrollField, string>>>
}

export interface PayrollRegister {
  readonly kind: 'XLSX' | 'XLS' | 'CSV'
  readonly encoding?: TextEncoding
  readonly sheet?: string
  /** The row of the headings, from 1. */
  readonly headingRow: number
  /** Columns from 0. */
  readonly columns: Readonly<Partial<Record<PayrollField, number>>>
  readonly rows: readonly PayrollRow[]
  /** Faults that keep the register from being paid. */
  readonly complaints: readonly Complaint[]
  /** What a person should look at before signing. */
  readonly warnings: readonly Complaint[]
  readonly totals: PayrollTotals
}

export interface PayrollTotals {
  readonly rowCount: number
  /** Of the first row; KGS where the file names none. */
  readonly currency: CurrencyCode
  /** The sum of all amounts that could be read. */
  readonly amountMinor: bigint
  /** What the file itself gives as its total. */
  readonly statedMinor?: bigint
}

export interface PayrollOptions {
  /** The first digits of the accounts of this bank. */
  readonly accountPrefix?: string
  readonly mapping?: ColumnMapping<PayrollField>
}

/** The order matters: «Расчётный счёт сотрудника» is an account, not a name. */
const columnRules: readonly ColumnRule<PayrollField>[] = [
  { field: 'inn', heading: /^(инн|пин|жсн|inn|pin|tin)|taxnumber|taxid/ },
  { field: 'fullName', heading: /holder|ээси/, missing: 'COLUMN_MISSING_NAME' },
  { field: 'account', heading: /счет|эсеп|account|карт|card/, missing: 'COLUMN_MISSING_ACCOUNT' },
  { field: 'currency', heading: /валюта|currency|ccy/ },
  {
    field: 'amount',
    heading: /сумма|начислен|выплате|amount|salary|айлык|маяна|төлөнүүчү/,
    missing: 'COLUMN_MISSING_AMOUNT',
  },
  {
    field: 'fullName',
    heading: /фио|фамили|сотрудник|работник|получател|атыжөнү|атыжону|кызматкер|name|employee/,
  },
  { field: 'date', heading: /дата|күнү|date/ },
]

/**
 * Reads a payroll register from an XLSX or XLS workbook or a CSV text. A file that cannot be read at all is refused by a code;
 * a fault of one cell is a complaint, so that everything wrong is seen at once.
 */
export async function readPayrollRegister(
  bytes: Uint8Array,
  options: PayrollOptions = {},
): Promise<Result<PayrollRegister, ImportCode>> {
  try {
    const { sheets, ...source } = await readTables(bytes)
    const table = findTable(sheets, columnRules, options.mapping)
    return ok({
      ...source,
      ...(table.sheet.name === undefined ? {} : { sheet: table.sheet.name }),
      headingRow: table.headingRow,
      columns: Object.fromEntries(table.columns),
      ...readRegister(table, options),
    })
  } catch (error) {
    if (error instanceof FileRefused) return err(error.code, error.params)
    throw error
  }
}

function readRegister(
  table: FoundTable<PayrollField>,
  options: PayrollOptions,
): Pick<PayrollRegister, 'rows' | 'complaints' | 'warnings' | 'totals'> {
  const reader = createRowReader(table, options)
  const rows: PayrollRow[] = []
  const totalRows: SheetRow[] = []
  const isLeftOut = untouchedRows(table)
  let leftOut = 0
  for (const row of table.rows) {
    if (isTotalRow(row, table.columns.get('account'))) totalRows.push(row)
    else if (isLeftOut(row)) leftOut += 1
    else if ([...table.columns.values()].some(column => row.cells.has(column))) {
      rows.push(reader.read(row))
    }
  }
  if (rows.length === 0) throw new FileRefused(leftOut > 0 ? 'FILE_NO_AMOUNTS' : 'FILE_NO_ROWS')
  const { currency } = reader
  const amountMinor = rows.reduce((sum, row) => sum + (row.amountMinor ?? 0n), 0n)
  const [stated] = totalRows.map(row => reader.readTotal(row, amountMinor))
  return {
    rows,
    complaints: reader.complaints,
    warnings: [
      ...(leftOut > 0 ? [complaint('FILE_ROWS_LEFT_OUT', {}, { count: leftOut })] : []),
      ...reader.warnings,
    ],
    totals: {
      rowCount: rows.length,
      currency: currency(),
      amountMinor,
      ...(stated === undefined ? {} : { statedMinor: stated }),
    },
  }
}

/**
 * Rows of the bank's own template that nobody has filled in: it holds every employee, and few are paid each time. In
 * any other file a row without an amount is a fault.
 */
function untouchedRows({ headings }: FoundTable<PayrollField>): (row: SheetRow) => boolean {
  const isTemplate = languages.some(
    language =>
      headings.size === templateHeadings.length &&
      templateHeadings.every(
        (word, column) => headings.get(column) === registerWords[word][language],
      ),
  )
  if (!isTemplate) return () => false
  return ({ cells }) =>
    templateHeadings.every(
      (word, column) => (shownText(cells.get(column)) === '') === (word === 'amount'),
    )
}

function createRowReader(
  { columns, headings, sheet }: FoundTable<PayrollField>,
  { accountPrefix }: PayrollOptions,
) {
  const complaints: Complaint[] = []
  const warnings: Complaint[] = []
  const rowOfAccount = new Map<string, number>()
  let currency: CurrencyCode | undefined

  const cellOf = (row: SheetRow, field: PayrollField): Cell | undefined => {
    const column = columns.get(field)
    return column === undefined ? undefined : row.cells.get(column)
  }
  const placeOf = (row: SheetRow, field: PayrollField) => ({
    ...(sheet.name === undefined ? {} : { sheet: sheet.name }),
    row: row.row,
    ...columnPlace(headings, columns.get(field)),
    field,
    value: shownText(cellOf(row, field)),
  })
  const take = <T>(
    row: SheetRow,
    field: PayrollField,
    read: Result<T, ImportCode>,
  ): T | undefined => {
    if (read.ok) return read.value
    complaints.push(complaint(read.error.code, placeOf(row, field), read.error.params))
    return undefined
  }

  function readCurrency(row: SheetRow): CurrencyCode | undefined {
    const cell = cellOf(row, 'currency')
    if (!cell) return (currency ??= 'KGS')
    const code = parseCurrency(shownText(cell))
    const isExpected = code && isSalaryCurrency(code)
    if (isExpected && (currency ??= code) === code) return code
    const expected = currency ?? salaryCurrencies.join(', ')
    return take(row, 'currency', fault('CELL_INVALID_CURRENCY', { expected }))
  }

  function checkAccount(row: SheetRow): string | undefined {
    const account = take(row, 'account', readAccount(cellOf(row, 'account')))
    if (account === undefined) return undefined
    if (accountPrefix !== undefined && !account.startsWith(accountPrefix)) {
      return take(row, 'account', fault('CELL_ACCOUNT_OTHER_BANK', { prefix: accountPrefix }))
    }
    const other = rowOfAccount.get(account)
    if (other !== undefined) take(row, 'account', fault('CELL_DUPLICATE_ACCOUNT', { other }))
    else rowOfAccount.set(account, row.row)
    const warning = accountWarning(account)
    if (warning) warnings.push(complaint(warning, placeOf(row, 'account')))
    return account
  }

  function checkAmount(row: SheetRow, of: CurrencyCode): bigint | undefined {
    const amount = take(row, 'amount', readAmount(cellOf(row, 'amount'), of))
    if (amount === undefined) return undefined
    const { smallest, largest } = salaryAmountBounds(of)
    if (amount < smallest) {
      const min = toDecimal(smallest, of)
      return take(row, 'amount', fault('CELL_AMOUNT_TOO_SMALL', { min }))
    }
    if (amount <= largest) return amount
    return take(row, 'amount', fault('CELL_AMOUNT_TOO_LARGE', { max: toDecimal(largest, of) }))
  }

  function checkInn(row: SheetRow): string | undefined {
    const cell = cellOf(row, 'inn')
    if (!cell) return undefined
    const inn = parseCounterpartyInn(withoutBlanks(shownText(cell)))
    return take(row, 'inn', inn.ok ? inn : fault('CELL_INVALID_INN'))
  }

  function read(row: SheetRow): PayrollRow {
    const fullName = take(row, 'fullName', readText(cellOf(row, 'fullName'), longestName)) ?? ''
    const account = checkAccount(row)
    const ofRow = readCurrency(row)
    const amountMinor = checkAmount(row, ofRow ?? currency ?? 'KGS')
    const dateCell = cellOf(row, 'date')
    const date = dateCell && take(row, 'date', readDate(dateCell))
    const inn = checkInn(row)
    const shown: Partial<Record<PayrollField, string>> = {}
    for (const field of columns.keys()) shown[field] = shownText(cellOf(row, field))
    return {
      row: row.row,
      fullName,
      ...(account === undefined ? {} : { account }),
      ...(ofRow === undefined ? {} : { currency: ofRow }),
      ...(amountMinor === undefined ? {} : { amountMinor }),
      ...(date === undefined ? {} : { date }),
      ...(inn === undefined ? {} : { inn }),
      shown,
    }
  }

  /** Compares only where every amount could be read: otherwise the difference says nothing. */
  function readTotal(row: SheetRow, sum: bigint): bigint | undefined {
    const cell = cellOf(row, 'amount')
    if (!cell) return undefined
    const of = currency ?? 'KGS'
    const stated = readAmount(cell, of)
    const areAllRead = !complaints.some(({ field }) => field === 'amount')
    if (areAllRead && (!stated.ok || stated.value !== sum)) {
      const expected = toDecimal(sum, of)
      if (cell.isFormula) {
        warnings.push(complaint('CELL_INVALID_FORMULA_TOTAL', placeOf(row, 'amount'), { expected }))
      } else {
        complaints.push(
          complaint('CELL_INVALID_TOTAL_AMOUNT', placeOf(row, 'amount'), { expected }),
        )
      }
    }
    return stated.ok ? stated.value : undefined
  }

  return { read, readTotal, complaints, warnings, currency: () => currency ?? 'KGS' }
}
