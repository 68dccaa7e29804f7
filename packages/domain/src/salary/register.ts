import type { ErrorCode } from '../errors/catalogue.ts'
import { canonicalLines } from '../documents/canonical-lines.ts'
import { unfinishedFormLimits } from '../forms/unfinished-form.ts'
import { isAccountOfBank } from '../identifiers/account-number.ts'
import { minorPerMajor, type CurrencyCode } from '../money/currency.ts'
import { parseDecimal, toDecimal } from '../money/decimal.ts'
import { err, holds, type Params, type Verdict } from '../result.ts'
import { withoutBlanks } from '../text/blanks.ts'
import { searchKeyOf } from '../lists/search-text.ts'
import { readVisibleText } from '../text/visible-text.ts'
import {
  isSalaryCurrency,
  paysSalary,
  salaryCardRefusal,
  type SalaryCardState,
  type SalaryContractState,
} from './salary-project.ts'

/** The longest register (specification 2, section 9 and the bank's own limit). */
export const largestRegister = 10_000
/** Letters of a register's name and of a person's name. */
export const longestName = 150
/** What one person may be paid by a register (specification 2, sections 5 and 9), in minor units. */
export function salaryAmountBounds(currency: CurrencyCode): {
  readonly smallest: bigint
  readonly largest: bigint
} {
  const unit = minorPerMajor(currency)
  return { smallest: unit, largest: 1_000_000_000n * unit }
}

/** A row as it is typed, pasted or read from a file. The amount has a dot and no blanks. */
export interface SalaryRowTexts {
  readonly fullName: string
  readonly cardAccount: string
  readonly amount: string
}

export type SalaryCell = keyof SalaryRowTexts
export const salaryCells: readonly SalaryCell[] = ['fullName', 'cardAccount', 'amount']

/** What is wrong, or unusual, with one cell; rows are counted from 0. */
export interface CellFinding {
  readonly row: number
  readonly cell: SalaryCell
  readonly code: ErrorCode
  readonly params: Params
}

/** Findings by their row. */
export function findingsByRow(
  findings: readonly CellFinding[],
): ReadonlyMap<number, readonly CellFinding[]> {
  const byRow = new Map<number, CellFinding[]>()
  for (const finding of findings) {
    const known = byRow.get(finding.row)
    if (known) known.push(finding)
    else byRow.set(finding.row, [finding])
  }
  return byRow
}

/** What the bank knows of a person whose account a row names. */
export interface SalaryEmployeeFact {
  readonly fullName: string
  readonly cardAccount: string
  readonly cardState: SalaryCardState
  readonly currency: CurrencyCode
}

/** The typed text in wire form: blanks are dropped and a comma is a dot. */
export function amountOfTyped(text: string): string {
  return withoutBlanks(text).replace(',', '.')
}

/** The account as digits, as it is stored. */
export const accountOfTyped = (text: string): string => withoutBlanks(text)

/** Pure; the minor units of one amount, or why it is none. */
export function readSalaryAmount(
  text: string,
  currency: CurrencyCode,
): { readonly minor: bigint } | { readonly code: ErrorCode; readonly params: Params } {
  if (text === '') return { code: 'FIELD_REQUIRED', params: { field: 'amount' } }
  const read = parseDecimal(text, currency)
  if (!read.ok) return { code: read.error.code, params: read.error.params }
  const { smallest, largest } = salaryAmountBounds(currency)
  if (read.value < smallest || read.value > largest) {
    const params = { min: toDecimal(smallest, currency), max: toDecimal(largest, currency) }
    return { code: 'SALARY_AMOUNT_OUT_OF_RANGE', params }
  }
  return { minor: read.value }
}

/** Why a text is no card account: 16 digits, of which the first three are the bank's. */
function accountRefusal(account: string, ownPrefix: string): ErrorCode | undefined {
  if (account === '') return 'FIELD_REQUIRED'
  return isAccountOfBank(account, ownPrefix) ? undefined : 'SALARY_ACCOUNT_INVALID'
}

export interface RegisterReading {
  readonly failures: readonly CellFinding[]
  /** Of the rows whose amount is sound, minor units. */
  readonly totalMinor: bigint
}

interface RowReading {
  readonly failures: readonly Omit<CellFinding, 'row'>[]
  /** Absent where it is none of this bank. */
  readonly account?: string
  readonly minor?: bigint
}

function readRowTexts(
  texts: SalaryRowTexts,
  currency: CurrencyCode,
  ownPrefix: string,
): RowReading {
  const failures: Omit<CellFinding, 'row'>[] = []
  const name = texts.fullName.trim()
  if (name === '') {
    failures.push({ cell: 'fullName', code: 'FIELD_REQUIRED', params: { field: 'fullName' } })
  } else if (name.length > longestName) {
    failures.push({ cell: 'fullName', code: 'FIELD_TOO_LONG', params: { max: longestName } })
  }
  const account = accountOfTyped(texts.cardAccount)
  const code = accountRefusal(account, ownPrefix)
  if (code) {
    const params = { prefix: ownPrefix, field: 'cardAccount' }
    failures.push({ cell: 'cardAccount', code, params })
  }
  const amount = readSalaryAmount(amountOfTyped(texts.amount), currency)
  if (!('minor' in amount)) failures.push({ cell: 'amount', ...amount })
  return {
    failures,
    ...(code ? {} : { account }),
    ...('minor' in amount ? { minor: amount.minor } : {}),
  }
}

/**
 * Checks everything that the texts of a register show by themselves; the same on both sides. A row object that was
 * checked before is not read again, so that a key in a register of ten thousand rows costs one row.
 */
export function createRegisterCheck(
  currency: CurrencyCode,
  ownPrefix: string,
): (rows: readonly SalaryRowTexts[]) => RegisterReading {
  const known = new WeakMap<SalaryRowTexts, RowReading>()
  return rows => {
    const failures: CellFinding[] = []
    const firstWith = new Map<string, number>()
    let totalMinor = 0n
    rows.forEach((texts, row) => {
      let reading = known.get(texts)
      if (reading === undefined) {
        reading = readRowTexts(texts, currency, ownPrefix)
        known.set(texts, reading)
      }
      const first = reading.account === undefined ? undefined : firstWith.get(reading.account)
      if (reading.account !== undefined && first === undefined) firstWith.set(reading.account, row)
      for (const failure of reading.failures) failures.push({ row, ...failure })
      if (first !== undefined) {
        const params = { row: first + 1 }
        failures.push({
          row,
          cell: 'cardAccount',
          code: 'SALARY_DUPLICATE_EMPLOYEE_ACCOUNT',
          params,
        })
      }
      totalMinor += reading.minor ?? 0n
    })
    return { failures, totalMinor }
  }
}

/** The check of a register that is read once. */
export const checkRegisterTexts = (
  rows: readonly SalaryRowTexts[],
  currency: CurrencyCode,
  ownPrefix: string,
): RegisterReading => createRegisterCheck(currency, ownPrefix)(rows)

/** What is wrong with the people of a register; `employees` by their account. Rows with another failure are left out. */
export function checkRegisterPeople(
  rows: readonly SalaryRowTexts[],
  currency: CurrencyCode,
  employees: ReadonlyMap<string, SalaryEmployeeFact>,
): readonly CellFinding[] {
  return rows.flatMap(({ cardAccount }, row): readonly CellFinding[] => {
    const employee = employees.get(accountOfTyped(cardAccount))
    const code =
      employee === undefined
        ? 'SALARY_EMPLOYEE_NOT_FOUND'
        : (salaryCardRefusal(employee.cardState) ??
          (employee.currency === currency ? undefined : 'CURRENCY_MISMATCH'))
    return code === undefined ? [] : [{ row, cell: 'cardAccount', code, params: {} }]
  })
}

/** How far an amount may be from the last one before it is called unusual: three times as much, or a third. */
const unusualFactor = 3n

/** What a person should check, though it stops nothing: another name, an unusual amount. */
export function registerWarnings(
  rows: readonly SalaryRowTexts[],
  currency: CurrencyCode,
  employees: ReadonlyMap<string, SalaryEmployeeFact>,
  lastMinorOf: ReadonlyMap<string, bigint>,
): readonly CellFinding[] {
  return rows.flatMap(({ fullName, cardAccount, amount }, row): readonly CellFinding[] => {
    const account = accountOfTyped(cardAccount)
    const found: CellFinding[] = []
    const employee = employees.get(account)
    if (employee && !isSameName(employee.fullName, fullName)) {
      const params = { name: employee.fullName }
      found.push({ row, cell: 'fullName', code: 'SALARY_NAME_DIFFERS', params })
    }
    const last = lastMinorOf.get(account)
    const read = readSalaryAmount(amountOfTyped(amount), currency)
    if (last !== undefined && 'minor' in read) {
      const isUnusual = read.minor > last * unusualFactor || read.minor * unusualFactor < last
      const params = { last: toDecimal(last, currency) }
      if (isUnusual) found.push({ row, cell: 'amount', code: 'SALARY_AMOUNT_UNUSUAL', params })
    }
    return found
  })
}

/** Names are compared without case, signs and the order of their parts: files often have the given name first. */
function isSameName(one: string, other: string): boolean {
  const partsOf = (name: string) =>
    searchKeyOf(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const known = new Set(partsOf(one))
  const written = partsOf(other)
  return written.length > 0 && written.every(part => known.has(part))
}

export type RegisterNameRefusal = 'FIELD_REQUIRED' | 'FIELD_TOO_LONG' | 'FIELD_PATTERN'

/** Why a text is no name of a register: it is printed, exported and signed, so it is one line of plain text. */
export function checkRegisterName(fileName: string): Verdict<RegisterNameRefusal> {
  const name = fileName.trim()
  if (name === '') return err('FIELD_REQUIRED', { field: 'fileName' })
  if (name.length > longestName)
    return err('FIELD_TOO_LONG', { field: 'fileName', max: longestName })
  const isPlain = readVisibleText(name).ok && !/[\p{Cc}<>]/u.test(name)
  return isPlain ? holds : err('FIELD_PATTERN', { field: 'fileName' })
}

/** A name with its number, cut so that it still fits. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name
  const suffix = ` ${number}`
  return `${name.slice(0, longestName - suffix.length).trimEnd()}${suffix}`
}

export interface RegisterHead {
  readonly fileName: string
  readonly currency: string
  readonly rowCount: number
  /** The total that the file or the program states; undefined when it states none. */
  readonly statedTotal?: string | undefined
}

export type DraftHeadRefusal = RegisterNameRefusal | 'SALARY_TOO_MANY_ROWS'

/** A register that is still typed has a name and no more rows than a register may have. */
export function checkDraftHead({
  fileName,
  rowCount,
}: Pick<RegisterHead, 'fileName' | 'rowCount'>): Verdict<DraftHeadRefusal> {
  if (rowCount > largestRegister) return err('SALARY_TOO_MANY_ROWS', { max: largestRegister })
  return checkRegisterName(fileName)
}

/** Texts of rows are stored as typed, also wrong ones, up to the length of any unfinished form. */
export function checkCellLengths(rows: readonly SalaryRowTexts[]): Verdict<'FIELD_TOO_LONG'> {
  const { text: max } = unfinishedFormLimits
  for (const row of rows) {
    const field = salaryCells.find(cell => row[cell].length > max)
    if (field) return err('FIELD_TOO_LONG', { field, max })
  }
  return holds
}

export type RegisterHeadRefusal =
  | DraftHeadRefusal
  | 'CURRENCY_MISMATCH'
  | 'SALARY_EMPTY_DETAILS'
  | 'SALARY_CALCULATION_ERROR'
  | 'SALARY_TOTAL_SUM_MISMATCH'

/** What is wrong with a register as a whole, before anybody is looked up. */
export function checkRegisterHead(
  { fileName, currency, rowCount, statedTotal }: RegisterHead,
  totalMinor: bigint,
): Verdict<RegisterHeadRefusal> {
  const isNamed = checkRegisterName(fileName)
  if (!isNamed.ok) return isNamed
  if (!isSalaryCurrency(currency)) return err('CURRENCY_MISMATCH')
  if (rowCount === 0) return err('SALARY_EMPTY_DETAILS')
  if (rowCount > largestRegister) return err('SALARY_TOO_MANY_ROWS', { max: largestRegister })
  if (statedTotal === undefined) return holds
  const stated = parseDecimal(amountOfTyped(statedTotal), currency)
  if (!stated.ok) return err('SALARY_CALCULATION_ERROR')
  return stated.value === totalMinor ? holds : err('SALARY_TOTAL_SUM_MISMATCH')
}

/** Whether the organisation may pay salaries at all. */
export function contractPays(
  contract: { readonly state: SalaryContractState } | undefined,
): Verdict<'SALARY_CONTRACT_NOT_FOUND'> {
  return contract && paysSalary(contract.state) ? holds : err('SALARY_CONTRACT_NOT_FOUND')
}

/** A sound row, as it is signed and paid. */
export interface SalaryRow {
  /** Its place in the register, from 1. */
  readonly rowNumber: number
  readonly fullName: string
  readonly cardAccount: string
  /** Minor units of the register's currency. */
  readonly amountMinor: bigint
}

/** The text whose digest the signed document carries: every row with its account, name and amount, in order. */
export function canonicalRegister(rows: readonly SalaryRow[], currency: CurrencyCode): string {
  return canonicalLines(
    `tartip salary register v1 ${currency}`,
    rows.map(({ rowNumber, fullName, cardAccount, amountMinor }) => [
      String(rowNumber),
      `${cardAccount} ${toDecimal(amountMinor, currency)} ${fullName}`,
    ]),
  )
}
