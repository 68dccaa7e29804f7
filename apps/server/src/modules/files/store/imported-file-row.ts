import type {
  ImportedFileStatus,
  ImportedKind,
  ImportStage,
  ImportStageState,
} from '@tartip/domain/files/exchanged-files'
import type { LocalizedText } from '@tartip/domain/language'
import { importedFileList } from '@tartip/domain/lists/file-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { Params } from '@tartip/domain/result'
import { type Instant } from '@tartip/domain/time/instant'
import {
  isMissingColumn,
  missingColumnPrefix,
  type ProposedColumns,
} from '@tartip/formats/import/column-proposals'
import { type PaymentFileField } from '@tartip/formats/import/payment-file'
import type { ColumnMapping } from '@tartip/formats/import/table'
import { containsKey, isOneOf, isWithinDays } from '../../../platform/lists/conditions.ts'
import type { ListSource } from '../../../platform/lists/list-reads.ts'

/** A fault as it is stored: of the reader, or of the form that read the row. */
export interface StoredComplaint {
  readonly code: string
  readonly sheet?: string
  readonly row?: number
  readonly column?: string
  readonly field?: string
  readonly value?: string
  readonly params: Params
  /** The bank's own words, where a rule of the bank has some. */
  readonly message?: LocalizedText
}

export type FieldMapping = ColumnMapping<PaymentFileField>

/** Rows of which documents are to be made; all that are ready without `rowIds`. */
export interface ChosenRows {
  readonly rowIds?: readonly number[]
  /** Leaves out rows with a warning. */
  readonly withoutWarned?: true
}

/** Which documents somebody has ordered of a file, and in what request. */
export interface Creation extends ChosenRows {
  readonly personId: string
  readonly sessionId: string
  readonly ip: string
  readonly traceId: string
}

export interface ImportedFile {
  readonly id: string
  readonly legalPartyId: string
  readonly personId: string
  readonly uploadId: string
  readonly kind: 'PAYMENTS'
  readonly fileName: string
  readonly fileHash?: string
  readonly payerAccount?: string
  readonly status: ImportedFileStatus
  readonly stage: ImportStage
  readonly stageState: ImportStageState
  readonly doneCount: number
  readonly format?: string
  readonly encoding?: string
  readonly messageId?: string
  readonly rowCount: number
  readonly readyCount: number
  /** Of the ready rows, those with a warning. */
  readonly warnedCount: number
  readonly faultyCount: number
  readonly createdCount: number
  readonly totals: readonly { currency: CurrencyCode; count: number; amount: string }[]
  readonly complaints: readonly StoredComplaint[]
  readonly warnings: readonly StoredComplaint[]
  readonly columns?: ProposedColumns
  readonly mapping?: FieldMapping
  /** Of the person who has ordered the work under way, or the last one. */
  readonly userContractId?: string
  readonly creation?: Creation
  readonly isArchived: boolean
  readonly createdAt: Instant
}

export interface ImportedFileRow {
  readonly id: string
  readonly legal_party_id: string
  readonly person_id: string
  readonly upload_id: string
  readonly file_name: string
  readonly file_hash: string | null
  readonly payer_account: string | null
  readonly status: ImportedFileStatus
  readonly stage: ImportStage
  readonly stage_state: ImportStageState
  readonly done_count: number
  readonly format: string | null
  readonly encoding: string | null
  readonly message_id: string | null
  readonly row_count: number
  readonly ready_count: number
  readonly warned_count: number
  readonly faulty_count: number
  readonly created_count: number
  readonly totals: ImportedFile['totals']
  readonly complaints: readonly StoredComplaint[]
  readonly warnings: readonly StoredComplaint[]
  readonly columns: ProposedColumns | null
  readonly mapping: FieldMapping | null
  readonly user_contract_id: string | null
  readonly creation: Creation | null
  readonly is_archived: boolean
  readonly created_at: Instant
}

export const fileFromRow = (row: ImportedFileRow): ImportedFile => ({
  id: row.id,
  legalPartyId: row.legal_party_id,
  personId: row.person_id,
  uploadId: row.upload_id,
  kind: 'PAYMENTS',
  fileName: row.file_name,
  status: row.status,
  stage: row.stage,
  stageState: row.stage_state,
  doneCount: row.done_count,
  rowCount: row.row_count,
  readyCount: row.ready_count,
  warnedCount: row.warned_count,
  faultyCount: row.faulty_count,
  createdCount: row.created_count,
  totals: row.totals,
  complaints: row.complaints,
  warnings: row.warnings,
  isArchived: row.is_archived,
  createdAt: row.created_at,
  ...(row.file_hash === null ? {} : { fileHash: row.file_hash }),
  ...(row.payer_account === null ? {} : { payerAccount: row.payer_account }),
  ...(row.format === null ? {} : { format: row.format }),
  ...(row.encoding === null ? {} : { encoding: row.encoding }),
  ...(row.message_id === null ? {} : { messageId: row.message_id }),
  ...(row.columns === null ? {} : { columns: row.columns }),
  ...(row.mapping === null ? {} : { mapping: row.mapping }),
  ...(row.user_contract_id === null ? {} : { userContractId: row.user_contract_id }),
  ...(row.creation === null ? {} : { creation: row.creation }),
})

/** A table that is read as soon as somebody says what its columns mean. */
export const awaitsColumns = ({
  status,
  columns,
  complaints,
}: Pick<ImportedFile, 'status' | 'columns' | 'complaints'>): boolean =>
  status === 'UNPROCESSABLE' &&
  columns !== undefined &&
  complaints.every(({ code }) => isMissingColumn(code))

/** The same in SQL, as the domain's `importedFileStateOf` names it. */
const stateOfFile = `case when p.status = 'UNPROCESSABLE' and p.columns is not null and not exists (
    select from json_array_elements(p.complaints) as c(one)
    where not starts_with(c.one ->> 'code', '${missingColumnPrefix}'))
  then 'AWAITS_COLUMNS' else p.status end`

/** A person's own files; the first signatory, who may read every account, sees those of all. */
export const importedFiles: ListSource<typeof importedFileList, ImportedFileRow, ImportedFile> = {
  table: {
    tenant: 'p.legal_party_id',
    id: 'p.id',
    idType: 'uuid',
    from: 'files.imported_file',
    columns: 'p.*',
    madeAt: 'p.created_at',
    sorts: { CREATED_DATE: ['p.created_at'] },
    version: `select concat_ws(' ', count(*), max(updated_at)) from files.imported_file
      where legal_party_id = $1`,
  },
  conditions: {
    search: containsKey('p.search_text', searchKeyOf),
    created: isWithinDays('p.created_at'),
    statuses: isOneOf(`(${stateOfFile})`),
    // The usual place is that of `addScope`.
    place: (where, place) => where.add(place === 'ARCHIVE' ? 'p.is_archived' : 'not p.is_archived'),
  },
  addScope(where, actor, values) {
    if (values && values.place === undefined) where.add('not p.is_archived')
    if (actor.signRight !== 'FIRST') where.add(`p.person_id = ${where.place(actor.personId)}::uuid`)
  },
  fromRow: fileFromRow,
}

export type RowState = 'READY' | 'FAULTY' | 'CREATED'
export type RowFields = Readonly<Partial<Record<PaymentFileField, string>>>

export interface ImportedRow {
  readonly rowId: number
  readonly row: number
  readonly sheet?: string
  readonly state: RowState
  readonly kind: ImportedKind
  readonly operationCode: OperationCode
  readonly currency: CurrencyCode
  readonly amountMinor?: bigint
  readonly fields: RowFields
  /** Fields whose value was written into all rows that lacked it. */
  readonly filled: readonly string[]
  readonly complaints: readonly StoredComplaint[]
  readonly warnings: readonly StoredComplaint[]
  readonly paymentId?: string
}

export interface StoredRow {
  readonly row_id: number
  readonly row_number: number
  readonly sheet: string | null
  readonly state: RowState
  readonly kind: ImportedKind
  readonly operation_code: OperationCode
  readonly currency: CurrencyCode
  readonly amount_minor: bigint | null
  readonly fields: RowFields
  readonly filled: readonly string[]
  readonly complaints: readonly StoredComplaint[]
  readonly warnings: readonly StoredComplaint[]
  readonly payment_id: string | null
}

export const rowFromStored = (stored: StoredRow): ImportedRow => ({
  rowId: stored.row_id,
  row: stored.row_number,
  state: stored.state,
  kind: stored.kind,
  operationCode: stored.operation_code,
  currency: stored.currency,
  fields: stored.fields,
  filled: stored.filled,
  complaints: stored.complaints,
  warnings: stored.warnings,
  ...(stored.sheet === null ? {} : { sheet: stored.sheet }),
  ...(stored.amount_minor === null ? {} : { amountMinor: stored.amount_minor }),
  ...(stored.payment_id === null ? {} : { paymentId: stored.payment_id }),
})
