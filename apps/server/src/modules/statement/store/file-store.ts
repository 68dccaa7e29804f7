import type { Language } from '@tartip/domain/language'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import type { Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { holdStatement, type StatementFailure, type StatementRecord } from './statement-store.ts'

/** One file of a statement: its content is in the blob store when it is READY. */
export interface StatementFileRecord {
  readonly format: StatementFormat
  readonly language: Language
  readonly status: 'ORDERED' | 'READY' | 'FAILED'
  readonly failure?: StatementFailure
  readonly blobKey?: string
  readonly sizeBytes?: number
}

interface FileRow {
  format: StatementFormat
  language: Language
  status: StatementFileRecord['status']
  failure: StatementFailure | null
  blob_key: string | null
  size_bytes: bigint | null
}

export type FileKey = Pick<StatementFileRecord, 'format' | 'language'>

export async function findFile(
  tx: Db,
  { legalPartyId, id }: StatementRecord,
  { format, language }: FileKey,
): Promise<StatementFileRecord | undefined> {
  const { rows } = await sql<FileRow>`
    select format, language, status, failure, blob_key, size_bytes from statement.file
    where legal_party_id = ${legalPartyId} and statement_id = ${id}
      and format = ${format} and language = ${language}`.execute(tx)
  const [row] = rows
  return (
    row && {
      format: row.format,
      language: row.language,
      status: row.status,
      ...(row.failure === null ? {} : { failure: row.failure }),
      ...(row.blob_key === null ? {} : { blobKey: row.blob_key }),
      ...(row.size_bytes === null ? {} : { sizeBytes: Number(row.size_bytes) }),
    }
  )
}

/** Files that somebody has ordered and that are not made yet. */
export async function findOrderedFiles(
  tx: Db,
  { legalPartyId, id }: StatementRecord,
): Promise<readonly FileKey[]> {
  const { rows } = await sql<FileKey>`
    select format, language from statement.file
    where legal_party_id = ${legalPartyId} and statement_id = ${id} and status = 'ORDERED'`.execute(
    tx,
  )
  return rows
}

/** Keeps what has become of a file, whatever it was before. */
export async function saveFile(
  tx: Db,
  record: StatementRecord,
  file: StatementFileRecord,
  now: Instant,
): Promise<void> {
  const { legalPartyId, id } = record
  await holdStatement(tx, record)
  await sql`
    insert into statement.file (legal_party_id, statement_id, format, language, status, failure,
      blob_key, size_bytes, ordered_at)
    values (${legalPartyId}, ${id}, ${file.format}, ${file.language}, ${file.status},
      ${file.failure ? JSON.stringify(file.failure) : null}::jsonb, ${file.blobKey ?? null},
      ${file.sizeBytes ?? null}, ${toTimestamp(now)})
    on conflict (legal_party_id, statement_id, format, language) do update set
      status = excluded.status, failure = excluded.failure, blob_key = excluded.blob_key,
      size_bytes = excluded.size_bytes`.execute(tx)
}
