import type { BlobStore } from '@tartip/bank-ports/blob-store'
import { toDecimal } from '@tartip/domain/money/decimal'
import { ok, type Params } from '@tartip/domain/result'
import { checkRegisterHead, type SalaryCell } from '@tartip/domain/salary/register'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { Complaint } from '@tartip/formats/import/complaint'
import type {
  PayrollField,
  PayrollRegister,
  PayrollRow,
} from '@tartip/formats/import/payroll-register'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { PayrollFiles } from '../../files/public.ts'
import type {
  RegisterFailure,
  RegisterToWrite,
  RowFinding,
  SalaryStorage,
  StoredRegister,
  StoredRow,
} from '../store/salary-store.ts'

export interface RegisterFileDeps {
  readonly clock: Clock
  readonly storage: SalaryStorage
  readonly blobStore: Pick<BlobStore, 'get'>
  readonly payrollFiles: Pick<PayrollFiles, 'payroll'>
  readonly ownBic: string
}

/** The cell of a register that a column of a file belongs to. */
const cellOf: Readonly<Record<PayrollField, SalaryCell>> = {
  fullName: 'fullName',
  inn: 'fullName',
  account: 'cardAccount',
  amount: 'amount',
  currency: 'amount',
  date: 'amount',
}

interface FileReading {
  readonly register: Pick<StoredRegister, 'source' | 'totalMinor' | 'rowCount'>
  readonly rows: readonly StoredRow[]
  /** What is wrong with the file as a whole. */
  readonly failure?: RegisterFailure
  /** The file has rows, and they can be corrected. */
  readonly isReadable: boolean
}

/**
 * The first stage of a register from a file: reads its rows and stores them with what is wrong in each cell. Returns
 * the register for the next stage; undefined when it ends here or was changed meanwhile.
 */
export async function readRegisterFile(
  deps: RegisterFileDeps,
  register: StoredRegister,
  today: LocalDate,
  onRefused: (tx: Db, refused: RegisterToWrite) => Promise<void>,
): Promise<StoredRegister | undefined> {
  const { source } = register
  if (source === undefined) return register
  const blob = await deps.blobStore.get(source.blobKey)
  if (blob === undefined) throw new Error('The file of a register is not in the store')
  const accountPrefix = deps.ownBic.slice(0, 3)
  const { read } = await deps.payrollFiles.payroll(blob.bytes, { accountPrefix })
  const reading = read.ok
    ? readingOf(register, read.value, today)
    : {
        register: { source, totalMinor: 0n, rowCount: 0 },
        rows: [],
        failure: { code: read.error.code, params: read.error.params },
        isReadable: false,
      }
  return write(deps, register, reading, onRefused)
}

async function write(
  { clock, storage }: Pick<RegisterFileDeps, 'clock' | 'storage'>,
  { legalPartyId, id, version }: StoredRegister,
  { register: read, rows, failure, isReadable }: FileReading,
  onRefused: (tx: Db, refused: RegisterToWrite) => Promise<void>,
): Promise<StoredRegister | undefined> {
  const written = await storage.inTransaction<StoredRegister | undefined, never>(
    legalPartyId,
    async store => {
      const now = await store.salary.findForUpdate(legalPartyId, id)
      if (now?.version !== version || now.stage !== 'FILE_VALIDATION') return ok(undefined)
      const { paymentStatus: _status, ...former } = now
      const next: RegisterToWrite = {
        ...former,
        ...read,
        ...(failure === undefined ? {} : { failure }),
        state: isReadable ? 'PROCESSING' : 'FAILED',
        stage: isReadable ? 'BUSINESS_VALIDATION' : 'FILE_VALIDATION',
        version: version + 1,
        updatedAt: clock.now(),
      }
      await store.salary.save(next)
      await store.salary.replaceRows(next, rows)
      await store.salary.report(next)
      if (!isReadable) await onRefused(store.salary.tx, next)
      return ok(isReadable ? next : undefined)
    },
  )
  return written.ok ? written.value : undefined
}

/** Pure; the rows of a file as a register has them. */
function readingOf(
  { name, currency, source }: StoredRegister,
  file: PayrollRegister,
  today: LocalDate,
): FileReading {
  const rowsOfFile = new Set(file.rows.map(({ row }) => row))
  const isOfRow = ({ row }: Complaint) => row !== undefined && rowsOfFile.has(row)
  const failuresOf = byRow(file.complaints.filter(isOfRow))
  // Every account is looked up at the bank, so its check digits say nothing more.
  const isUseful = ({ code }: Complaint) => code !== 'CELL_ACCOUNT_CHECK_DIGITS'
  const warningsOf = byRow(file.warnings.filter(one => isOfRow(one) && isUseful(one)))
  const rows = file.rows.map((row, index): StoredRow => {
    const failures = [
      ...(failuresOf.get(row.row) ?? []).map(found => findingOf(found, file)),
      ...otherFindings(row, file, currency, today),
    ]
    const warnings = (warningsOf.get(row.row) ?? []).map((found): RowFinding => ({
      ...findingOf(found, file),
      isWarning: true,
    }))
    const { amountMinor, account, shown } = row
    return {
      rowNumber: index + 1,
      fullName: row.fullName || (shown.fullName ?? ''),
      cardAccount: account ?? shown.account ?? '',
      amount: amountMinor === undefined ? (shown.amount ?? '') : toDecimal(amountMinor, currency),
      ...(amountMinor === undefined ? {} : { amountMinor }),
      state: failures.length === 0 ? 'NEW' : 'ERROR',
      findings: [...failures, ...warnings],
      fileRow: row.row,
    }
  })
  const rowCount = rows.length
  const { amountMinor: totalMinor } = file.totals
  const fits = checkRegisterHead({ fileName: name, currency, rowCount }, totalMinor)
  // A total that differs is a fault of the file, not of one of its rows.
  const [ofFile] = file.complaints.filter(found => !isOfRow(found))
  const failure = fits.ok ? ofFile : fits.error
  const { sheet, headingRow, columns } = file
  const { fullName, account, amount } = columns
  return {
    register: {
      source: {
        blobKey: source?.blobKey ?? '',
        ...(sheet === undefined ? {} : { sheet }),
        headingRow,
        columns: {
          ...(fullName === undefined ? {} : { fullName }),
          ...(account === undefined ? {} : { cardAccount: account }),
          ...(amount === undefined ? {} : { amount }),
        },
        warnings: file.warnings
          .filter(found => !isOfRow(found))
          .map(({ code, params }) => ({ code, params })),
      },
      totalMinor,
      rowCount,
    },
    rows: fits.ok ? rows : [],
    ...(failure === undefined ? {} : { failure: { code: failure.code, params: failure.params } }),
    isReadable: fits.ok,
  }
}

function byRow(found: readonly Complaint[]): ReadonlyMap<number, readonly Complaint[]> {
  const rows = new Map<number, Complaint[]>()
  for (const one of found) {
    const known = rows.get(one.row ?? 0)
    if (known) known.push(one)
    else rows.set(one.row ?? 0, [one])
  }
  return rows
}

const isField = (field: string): field is PayrollField => Object.hasOwn(cellOf, field)

function findingOf(
  { field = '', code, params }: Complaint,
  { columns }: PayrollRegister,
): RowFinding {
  return isField(field) ? placed(field, code, params, columns) : { cell: 'fullName', code, params }
}

function placed(
  field: PayrollField,
  code: RowFinding['code'],
  params: Params,
  columns: PayrollRegister['columns'],
): RowFinding {
  const cell = cellOf[field]
  const column = columns[field]
  const isOther = field === 'inn' || field === 'currency' || field === 'date'
  return { cell, code, params, ...(isOther && column !== undefined ? { column } : {}) }
}

/** What is wrong with a row beside its cells: another currency than the contract's, another day than today. */
function otherFindings(
  { row, currency: ofRow, date, shown }: PayrollRow,
  { columns }: PayrollRegister,
  currency: StoredRegister['currency'],
  today: LocalDate,
): readonly RowFinding[] {
  const found: RowFinding[] = []
  if (columns.currency !== undefined && ofRow !== undefined && ofRow !== currency) {
    const params = { row, value: shown.currency ?? '', expected: currency }
    found.push(placed('currency', 'CELL_INVALID_CURRENCY', params, columns))
  }
  if (date !== undefined && date !== today) {
    found.push(placed('date', 'SALARY_OPERATION_DATE', {}, columns))
  }
  return found
}
