import { CompiledQuery } from 'kysely'
import type {
  ExportedFileStatus,
  ExportFormat,
  ExportKind,
} from '@tartip/domain/files/exchanged-files'
import type { Language } from '@tartip/domain/language'
import { exportedFileList } from '@tartip/domain/lists/file-lists'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import { queueBlobRemoval } from '../../../platform/jobs/remove-blobs.ts'
import { containsKey, isOneOf, isWithinDays } from '../../../platform/lists/conditions.ts'
import type { ListSource } from '../../../platform/lists/list-reads.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'

export const exportedFileTopic = 'exported-file'

export interface ExportedFile {
  readonly id: string
  readonly legalPartyId: string
  readonly personId: string
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly fileName: string
  readonly status: ExportedFileStatus
  readonly sizeBytes?: number
  readonly errorCode?: string
  /** Of the person who has ordered it: what they may view when it is made decides what it holds. */
  readonly userContractId?: string
  readonly filter: Readonly<Record<string, string>>
  readonly language: Language
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

export interface ExportChange {
  readonly status: ExportedFileStatus
  readonly fileName?: string
  readonly sizeBytes?: number
  readonly errorCode?: string
}

interface ExportedFileRow {
  readonly id: string
  readonly legal_party_id: string
  readonly person_id: string
  readonly kind: ExportKind
  readonly format: ExportFormat
  readonly file_name: string
  readonly status: ExportedFileStatus
  readonly size_bytes: number | null
  readonly error_code: string | null
  readonly user_contract_id: string | null
  readonly filter: ExportedFile['filter']
  readonly language: Language
  readonly created_at: Instant
  readonly expires_at: Instant
}

const fileFromRow = (row: ExportedFileRow): ExportedFile => ({
  id: row.id,
  legalPartyId: row.legal_party_id,
  personId: row.person_id,
  kind: row.kind,
  format: row.format,
  fileName: row.file_name,
  status: row.status,
  filter: row.filter,
  language: row.language,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.size_bytes === null ? {} : { sizeBytes: row.size_bytes }),
  ...(row.error_code === null ? {} : { errorCode: row.error_code }),
  ...(row.user_contract_id === null ? {} : { userContractId: row.user_contract_id }),
})

/** A file holds what its person may view, so nobody else sees it. */
export const exportedFiles: ListSource<typeof exportedFileList, ExportedFileRow, ExportedFile> = {
  table: {
    tenant: 'p.legal_party_id',
    id: 'p.id',
    idType: 'uuid',
    from: 'files.exported_file',
    columns: 'p.*',
    madeAt: 'p.created_at',
    sorts: { CREATED_DATE: ['p.created_at'] },
    version: `select concat_ws(' ', count(*), max(updated_at)) from files.exported_file
      where legal_party_id = $1`,
  },
  conditions: {
    search: containsKey('p.search_text', searchKeyOf),
    created: isWithinDays('p.created_at'),
    statuses: isOneOf('p.status'),
  },
  addScope: (where, actor) => where.add(`p.person_id = ${where.place(actor.personId)}::uuid`),
  fromRow: fileFromRow,
}

export const exportKeyOf = (legalPartyId: string, fileId: string): string =>
  `exports/${legalPartyId}/${fileId}`

/** Exported files of one organisation; call it with a transaction of that organisation. */
export function createExportStore(tx: Db) {
  const query = async <Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  const notify = (legalPartyId: string, fileId: string, personId: string) =>
    appendOutbox(tx, {
      legalPartyId,
      topic: exportedFileTopic,
      kind: 'exportedFileChanged',
      payload: { fileId, personId },
    })
  return {
    async insert(file: ExportedFile): Promise<void> {
      await query(
        `insert into files.exported_file (legal_party_id, id, person_id, kind, format, file_name,
           status, search_text, created_at, updated_at, expires_at, user_contract_id, filter,
           language)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13)`,
        [
          file.legalPartyId,
          file.id,
          file.personId,
          file.kind,
          file.format,
          file.fileName,
          file.status,
          searchKeyOf(file.fileName),
          toIso(file.createdAt),
          toIso(file.expiresAt),
          file.userContractId,
          JSON.stringify(file.filter),
          file.language,
        ],
      )
      await notify(file.legalPartyId, file.id, file.personId)
    },

    /** How many files are not made yet; a parallel order waits until this one has ended. */
    async lockUnfinished(legalPartyId: string): Promise<number> {
      await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `exports ${legalPartyId}`,
      ])
      const [row] = await query<{ count: number }>(
        `select count(*)::integer as count from files.exported_file
         where legal_party_id = $1 and status in ('PENDING', 'GENERATING')`,
        [legalPartyId],
      )
      return row?.count ?? 0
    },

    async find(legalPartyId: string, fileId: string): Promise<ExportedFile | undefined> {
      const [row] = await query<ExportedFileRow>(
        'select * from files.exported_file where legal_party_id = $1 and id = $2',
        [legalPartyId, fileId],
      )
      return row && fileFromRow(row)
    },

    /** False when the file was removed meanwhile. */
    async setStatus(
      { legalPartyId, id, personId }: Pick<ExportedFile, 'legalPartyId' | 'id' | 'personId'>,
      change: ExportChange,
      at: Instant,
    ): Promise<boolean> {
      const rows = await query(
        `update files.exported_file set status = $3, file_name = coalesce($4, file_name),
           size_bytes = $5, error_code = $6, updated_at = $7
         where legal_party_id = $1 and id = $2 returning id`,
        [
          legalPartyId,
          id,
          change.status,
          change.fileName ?? null,
          change.sizeBytes ?? null,
          change.errorCode ?? null,
          toIso(at),
        ],
      )
      if (rows.length > 0) await notify(legalPartyId, id, personId)
      return rows.length > 0
    },

    /** Whether there was such a file of the person. */
    async remove(legalPartyId: string, fileId: string, personId: string): Promise<boolean> {
      const rows = await query(
        `delete from files.exported_file
         where legal_party_id = $1 and id = $2 and person_id = $3 returning id`,
        [legalPartyId, fileId, personId],
      )
      if (rows.length === 0) return false
      await queueBlobRemoval(tx, [exportKeyOf(legalPartyId, fileId)])
      await notify(legalPartyId, fileId, personId)
      return true
    },
  }
}

/** Removes files whose days are over; returns how many. */
export async function expireExports(tx: Db, now: Instant, limit: number): Promise<number> {
  const { rows } = await tx.executeQuery<{ legal_party_id: string; id: string }>(
    CompiledQuery.raw(
      `delete from files.exported_file p using (
         select legal_party_id, id from files.exported_file where expires_at <= $1
         order by expires_at limit $2 for update skip locked) due
       where p.legal_party_id = due.legal_party_id and p.id = due.id
       returning p.legal_party_id, p.id`,
      [toIso(now), limit],
    ),
  )
  const keys = rows.map(row => exportKeyOf(row.legal_party_id, row.id))
  if (keys.length > 0) await queueBlobRemoval(tx, keys)
  return keys.length
}
