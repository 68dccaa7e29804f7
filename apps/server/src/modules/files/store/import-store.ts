import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type {
  FieldForAllRows,
  ImportedFileStatus,
  ImportStage,
  ImportStageState,
} from '@tartip/domain/files/exchanged-files'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import type { ProposedColumns } from '@tartip/formats/import/column-proposals'
import { paymentFileFields } from '@tartip/formats/import/payment-file'
import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import {
  fileFromRow,
  rowFromStored,
  type StoredComplaint,
  type FieldMapping,
  type ChosenRows,
  type Creation,
  type ImportedFile,
  type ImportedFileRow,
  type RowState,
  type ImportedRow,
  type StoredRow,
} from './imported-file-row.ts'

export const importedFileTopic = 'imported-file'

export interface FileKey {
  readonly legalPartyId: string
  readonly fileId: string
}

/** What a check or a creation changes of a file; what is left out stays. */
export interface FileChange {
  readonly status?: ImportedFileStatus
  readonly stage?: ImportStage
  readonly stageState?: ImportStageState
  readonly doneCount?: number
  readonly fileHash?: string
  readonly format?: string
  readonly encoding?: string
  readonly messageId?: string
  readonly rowCount?: number
  readonly totals?: ImportedFile['totals']
  readonly complaints?: readonly StoredComplaint[]
  readonly warnings?: readonly StoredComplaint[]
  readonly columns?: ProposedColumns | null
  readonly mapping?: FieldMapping
  readonly userContractId?: string
  readonly creation?: Creation
  readonly isArchived?: boolean
}

const columnOfChange = {
  status: 'status',
  stage: 'stage',
  stageState: 'stage_state',
  doneCount: 'done_count',
  fileHash: 'file_hash',
  format: 'format',
  encoding: 'encoding',
  messageId: 'message_id',
  rowCount: 'row_count',
  totals: 'totals',
  complaints: 'complaints',
  warnings: 'warnings',
  columns: 'columns',
  mapping: 'mapping',
  userContractId: 'user_contract_id',
  creation: 'creation',
  isArchived: 'is_archived',
} as const satisfies Readonly<Record<keyof FileChange, string>>

/** The row `r` is faulty for want of the field `n.field`, or for the value that was written into all rows. */
const lacksField = `r.state = 'FAULTY' and (coalesce(r.fields ->> n.field, '') = '' or exists (
  select from json_array_elements_text(r.filled) as f(field) where f.field = n.field)) and exists (
  select from json_array_elements(r.complaints) as c(one) where c.one ->> 'field' = n.field)`

/** Imported files of one organisation; call it with a transaction of that organisation. */
export function createImportStore(tx: Db) {
  const query = async <Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows

  const notify = ({ legalPartyId, fileId }: FileKey, personId: string) =>
    appendOutbox(tx, {
      legalPartyId,
      topic: importedFileTopic,
      kind: 'importedFileChanged',
      payload: { fileId, personId },
    })

  return {
    /** Calls with one upload follow one another. */
    async lockUpload(uploadId: string): Promise<void> {
      await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${uploadId}`])
    },

    async insert(file: {
      readonly id: string
      readonly actor: Actor
      readonly uploadId: string
      readonly fileName: string
      readonly payerAccount: string | undefined
      readonly at: Instant
    }): Promise<void> {
      const { legalPartyId, personId, userContractId } = file.actor
      await query(
        `insert into files.imported_file (legal_party_id, id, person_id, upload_id, kind, file_name,
           payer_account, status, stage, stage_state, search_text, created_at, updated_at,
           user_contract_id)
         values ($1, $2, $3, $4, 'PAYMENTS', $5, $6, 'PROCESSING', 'FILE_VALIDATION', 'PROCESSING',
           $7, $8, $8, $9)`,
        [
          legalPartyId,
          file.id,
          personId,
          file.uploadId,
          file.fileName,
          file.payerAccount ?? null,
          searchKeyOf(file.fileName),
          toIso(file.at),
          userContractId,
        ],
      )
      await notify({ legalPartyId, fileId: file.id }, personId)
    },

    async findByUpload(legalPartyId: string, uploadId: string): Promise<ImportedFile | undefined> {
      const [row] = await query<ImportedFileRow>(
        'select * from files.imported_file where legal_party_id = $1 and upload_id = $2',
        [legalPartyId, uploadId],
      )
      return row && fileFromRow(row)
    },

    async findForUpdate({ legalPartyId, fileId }: FileKey): Promise<ImportedFile | undefined> {
      const [row] = await query<ImportedFileRow>(
        'select * from files.imported_file where legal_party_id = $1 and id = $2 for update',
        [legalPartyId, fileId],
      )
      return row && fileFromRow(row)
    },

    async change(key: FileKey, change: FileChange, at: Instant): Promise<void> {
      const values: unknown[] = [key.legalPartyId, key.fileId, toIso(at)]
      const sets = Object.entries(change).map(([name, value]) => {
        const isJson = typeof value === 'object'
        values.push(isJson && value !== null ? JSON.stringify(value) : value)
        return `${columnOfChange[name as keyof FileChange]} = $${values.length}`
      })
      const [row] = await query<{ person_id: string }>(
        `update files.imported_file set ${[...sets, 'updated_at = $3'].join(', ')}
         where legal_party_id = $1 and id = $2 returning person_id`,
        values,
      )
      if (row) await notify(key, row.person_id)
    },

    /** Counts documents that were made, in their transaction. */
    async addDone({ legalPartyId, fileId }: FileKey, count: number, at: Instant): Promise<void> {
      const [row] = await query<{ person_id: string }>(
        `update files.imported_file set done_count = done_count + $3, updated_at = $4
         where legal_party_id = $1 and id = $2 returning person_id`,
        [legalPartyId, fileId, count, toIso(at)],
      )
      if (row) await notify({ legalPartyId, fileId }, row.person_id)
    },

    /** How many of the chosen rows, or of all, have no document yet and how many have one. */
    async countChosen(
      { legalPartyId, fileId }: FileKey,
      { rowIds, withoutWarned }: ChosenRows,
    ): Promise<{ readonly ready: number; readonly created: number }> {
      const [row] = await query<{ ready: number; created: number }>(
        `select (count(*) filter (where state = 'READY'))::integer as ready,
           (count(*) filter (where state = 'CREATED'))::integer as created
         from files.imported_row where legal_party_id = $1 and file_id = $2
           and ($3::integer[] is null or row_id = any($3::integer[]))
           and (not $4 or state = 'CREATED' or json_array_length(warnings) = 0)`,
        [legalPartyId, fileId, rowIds ? [...rowIds] : null, withoutWarned ?? false],
      )
      return row ?? { ready: 0, created: 0 }
    },

    /** Counts the rows of a file by their states. */
    async recount({ legalPartyId, fileId }: FileKey): Promise<void> {
      await query(
        `update files.imported_file f set row_count = c.total, ready_count = c.ready,
           warned_count = c.warned, faulty_count = c.faulty, created_count = c.created
         from (select count(*)::integer as total,
             (count(*) filter (where state = 'READY'))::integer as ready,
             (count(*) filter (where state = 'READY' and json_array_length(warnings) > 0))::integer
               as warned,
             (count(*) filter (where state = 'FAULTY'))::integer as faulty,
             (count(*) filter (where state = 'CREATED'))::integer as created
           from files.imported_row where legal_party_id = $1 and file_id = $2) c
         where f.legal_party_id = $1 and f.id = $2`,
        [legalPartyId, fileId],
      )
    },

    async removeRows({ legalPartyId, fileId }: FileKey): Promise<void> {
      await query('delete from files.imported_row where legal_party_id = $1 and file_id = $2', [
        legalPartyId,
        fileId,
      ])
    },

    /** Writes rows; those with a document stay as they are. */
    async saveRows({ legalPartyId, fileId }: FileKey, rows: readonly ImportedRow[]): Promise<void> {
      const stored = rows.map(row => ({
        row_id: row.rowId,
        row_number: row.row,
        sheet: row.sheet,
        state: row.state,
        kind: row.kind,
        operation_code: row.operationCode,
        currency: row.currency,
        amount_minor: row.amountMinor?.toString(),
        fields: row.fields,
        filled: row.filled,
        complaints: row.complaints,
        warnings: row.warnings,
        payment_id: row.paymentId,
      }))
      await query(
        `insert into files.imported_row as r (legal_party_id, file_id, row_id, row_number, sheet,
           state, kind, operation_code, currency, amount_minor, fields, filled, complaints, warnings,
           payment_id)
         select $1, $2, n.* from json_to_recordset($3::json) as n(row_id integer,
           row_number integer, sheet text, state text, kind text, operation_code text,
           currency text, amount_minor bigint, fields json, filled json, complaints json, warnings json,
           payment_id uuid)
         on conflict (legal_party_id, file_id, row_id) do update set
           state = excluded.state, kind = excluded.kind, operation_code = excluded.operation_code,
           currency = excluded.currency, amount_minor = excluded.amount_minor,
           fields = excluded.fields, filled = excluded.filled, complaints = excluded.complaints,
           warnings = excluded.warnings
         where r.state <> 'CREATED'`,
        [legalPartyId, fileId, JSON.stringify(stored)],
      )
    },

    async rowsAfter(
      { legalPartyId, fileId }: FileKey,
      after: number,
      limit: number,
      states: readonly RowState[],
    ): Promise<readonly ImportedRow[]> {
      const rows = await query<StoredRow>(
        `select * from files.imported_row
         where legal_party_id = $1 and file_id = $2 and row_id > $3 and state = any($4::text[])
         order by row_id limit $5`,
        [legalPartyId, fileId, after, [...states], limit],
      )
      return rows.map(rowFromStored)
    },

    async rowsByIds(
      { legalPartyId, fileId }: FileKey,
      rowIds: readonly number[],
      lock = false,
    ): Promise<readonly ImportedRow[]> {
      const rows = await query<StoredRow>(
        `select * from files.imported_row
         where legal_party_id = $1 and file_id = $2 and row_id = any($3::integer[])
         order by row_id ${lock ? 'for update' : ''}`,
        [legalPartyId, fileId, [...rowIds]],
      )
      return rows.map(rowFromStored)
    },

    /** What the rows that are documents, or may become some, add up to. */
    async payableTotals({ legalPartyId, fileId }: FileKey): Promise<ImportedFile['totals']> {
      const rows = await query<{ currency: CurrencyCode; count: number; minor: string | bigint }>(
        `select currency, count(*)::integer as count, sum(amount_minor)::bigint as minor
         from files.imported_row
         where legal_party_id = $1 and file_id = $2 and state in ('READY', 'CREATED')
         group by currency order by currency`,
        [legalPartyId, fileId],
      )
      return rows.map(({ currency, count, minor }) => ({
        currency,
        count,
        amount: toDecimal(BigInt(minor), currency),
      }))
    },

    /** How many rows need each of the fields before they may become documents. */
    async countLacking(
      { legalPartyId, fileId }: FileKey,
      fields: readonly FieldForAllRows[],
    ): Promise<readonly { readonly field: FieldForAllRows; readonly rows: number }[]> {
      return query(
        `select n.field, count(*)::integer as rows
         from unnest($3::text[]) with ordinality as n(field, place)
           join files.imported_row r on ${lacksField}
         where r.legal_party_id = $1 and r.file_id = $2
         group by n.field, n.place order by n.place`,
        [legalPartyId, fileId, [...fields]],
      )
    },

    /** Rows that need one of the fields: it is empty, or what was written into all rows is wrong. */
    async rowsLacking(
      { legalPartyId, fileId }: FileKey,
      fields: readonly string[],
      after: number,
      limit: number,
    ): Promise<readonly ImportedRow[]> {
      const rows = await query<StoredRow>(
        `select * from files.imported_row r
         where r.legal_party_id = $1 and r.file_id = $2 and r.row_id > $4
           and exists (select from unnest($3::text[]) as n(field) where ${lacksField})
         order by r.row_id limit $5`,
        [legalPartyId, fileId, [...fields], after, limit],
      )
      return rows.map(rowFromStored)
    },

    async rowPage(
      { legalPartyId, fileId }: FileKey,
      filter: {
        readonly states: readonly string[]
        readonly kinds: readonly string[]
        readonly onlyWarned: boolean
        readonly page: number
        readonly size: number
      },
    ): Promise<{ readonly list: readonly ImportedRow[]; readonly count: number }> {
      const { states, kinds, onlyWarned, page, size } = filter
      const where = `legal_party_id = $1 and file_id = $2
        and (cardinality($3::text[]) = 0 or state = any($3::text[]))
        and (cardinality($4::text[]) = 0 or kind = any($4::text[]))
        and (not $5 or json_array_length(warnings) > 0)`
      const values = [legalPartyId, fileId, [...states], [...kinds], onlyWarned]
      const [counted] = await query<{ count: number }>(
        `select count(*)::integer as count from files.imported_row where ${where}`,
        values,
      )
      const rows = await query<StoredRow>(
        `select * from files.imported_row where ${where}
         order by row_id limit $6 offset $7`,
        [...values, size, (page - 1) * size],
      )
      return { list: rows.map(rowFromStored), count: counted?.count ?? 0 }
    },

    /** The documents that rows of these bytes have become, in this file or in one uploaded earlier. */
    async documentsOfHash(
      legalPartyId: string,
      fileHash: string,
    ): Promise<ReadonlyMap<number, { readonly fileId: string; readonly paymentId: string }>> {
      const rows = await query<{ row_id: number; file_id: string; payment_id: string }>(
        `select row_id, file_id, payment_id from files.imported_document
         where legal_party_id = $1 and file_hash = $2`,
        [legalPartyId, fileHash],
      )
      return new Map(
        rows.map(row => [row.row_id, { fileId: row.file_id, paymentId: row.payment_id }]),
      )
    },

    /** Records which documents rows have become. The key refuses a second document of a row. */
    async recordDocuments(
      { legalPartyId, fileId }: FileKey,
      fileHash: string,
      made: readonly { readonly key: number; readonly id: string }[],
    ): Promise<void> {
      const rowIds = made.map(({ key }) => key)
      const ids = made.map(({ id }) => id)
      await query(
        `insert into files.imported_document (legal_party_id, file_hash, row_id, file_id, payment_id)
         select $1, $2, n.row_id, $3, n.payment_id
         from unnest($4::integer[], $5::uuid[]) as n(row_id, payment_id)`,
        [legalPartyId, fileHash, fileId, rowIds, ids],
      )
      await query(
        `update files.imported_row r set state = 'CREATED', payment_id = n.payment_id
         from unnest($3::integer[], $4::uuid[]) as n(row_id, payment_id)
         where r.legal_party_id = $1 and r.file_id = $2 and r.row_id = n.row_id`,
        [legalPartyId, fileId, rowIds, ids],
      )
    },

    async documentIds({ legalPartyId, fileId }: FileKey): Promise<readonly string[]> {
      const rows = await query<{ payment_id: string }>(
        `select payment_id from files.imported_document
         where legal_party_id = $1 and file_id = $2 order by row_id`,
        [legalPartyId, fileId],
      )
      return rows.map(({ payment_id }) => payment_id)
    },

    async forgetDocuments({ legalPartyId, fileId }: FileKey): Promise<void> {
      await query(
        'delete from files.imported_document where legal_party_id = $1 and file_id = $2',
        [legalPartyId, fileId],
      )
      await query(
        `update files.imported_row set state = 'READY', payment_id = null
         where legal_party_id = $1 and file_id = $2 and state = 'CREATED'`,
        [legalPartyId, fileId],
      )
    },

    async findMapping(legalPartyId: string, headings: string): Promise<FieldMapping | undefined> {
      const [row] = await query<{ mapping: FieldMapping }>(
        `select mapping from files.column_mapping
         where legal_party_id = $1 and headings = $2`,
        [legalPartyId, hashOf(headings)],
      )
      return row?.mapping
    },

    async saveMapping(
      legalPartyId: string,
      headings: string,
      mapping: FieldMapping,
    ): Promise<void> {
      await query(
        `insert into files.column_mapping (legal_party_id, headings, mapping) values ($1, $2, $3)
         on conflict (legal_party_id, headings) do update set mapping = excluded.mapping`,
        [legalPartyId, hashOf(headings), JSON.stringify(mapping)],
      )
    },
  }
}

/** The key `headings`: they themselves may be longer than a key of an index. */
const hashOf = (headings: string): string => createHash('sha256').update(headings).digest('hex')

/** What a choice of columns is remembered for. */
export const headingsOf = ({ columns }: ProposedColumns): string =>
  columns.map(({ heading }) => heading).join('\n')

/** The columns of a table with the fields that somebody has chosen for them. */
export const withFields = (
  { headingRow, columns }: ProposedColumns,
  { columns: chosen }: FieldMapping,
): ProposedColumns => {
  const fields = new Map(
    paymentFileFields.flatMap(field => {
      const column = chosen[field]
      return column === undefined ? [] : [[column, field] as const]
    }),
  )
  return {
    headingRow,
    columns: columns.map(({ column, heading, samples }) => {
      const field = fields.get(column)
      return { column, heading, samples, ...(field ? { field } : {}) }
    }),
  }
}
