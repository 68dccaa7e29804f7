import { sql } from 'kysely'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import type { Instant } from '@tartip/domain/time/instant'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { StoredFile } from '../public.ts'

export interface NewFile {
  readonly legalPartyId: string
  readonly fileId: string
  readonly personId: string
  readonly purpose: UploadPurpose
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

/** A file as its download needs it: of whom it is, and which document refers to it. */
export interface FoundFile extends StoredFile {
  readonly personId: string
  readonly purpose: UploadPurpose
  readonly reference: string | undefined
}

/** What one organisation and one person have uploaded lately. */
export interface UploadUsage {
  readonly organisationFiles: number
  readonly personFiles: number
  /** Bytes that no document refers to. */
  readonly unclaimedBytes: number
  readonly personUnclaimedBytes: number
  /** All that the organisation has, whatever refers to it. */
  readonly totalBytes: number
}

export const blobKeyOf = (legalPartyId: string, fileId: string): string =>
  `files/${legalPartyId}/${fileId}`

interface FileRow {
  readonly file_id: string
  readonly person_id: string
  readonly purpose: UploadPurpose
  readonly file_name: string
  readonly content_type: string
  readonly size_bytes: number
  readonly reference: string | null
}

const fileFromRow = (legalPartyId: string, row: FileRow): FoundFile => ({
  fileId: row.file_id,
  fileName: row.file_name,
  contentType: row.content_type,
  sizeBytes: row.size_bytes,
  blobKey: blobKeyOf(legalPartyId, row.file_id),
  personId: row.person_id,
  purpose: row.purpose,
  reference: row.reference ?? undefined,
})

export const createFileStore = (tx: Db) => ({
  /** Makes uploads of one organisation wait for each other, so that a quota cannot be passed in parallel. */
  async lockOrganisation(legalPartyId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files:${legalPartyId}`}, 0))`.execute(
      tx,
    )
  },

  async usage(
    legalPartyId: string,
    { personId, since }: { personId: string; since: Instant },
  ): Promise<UploadUsage> {
    const unclaimed = sql`state in ('RECEIVED', 'KEPT') and reference is null`
    const { rows } = await sql<{
      organisation: number
      person: number
      unclaimed: number
      person_unclaimed: number
      total: number
    }>`
      select count(*) filter (where created_at > ${toTimestamp(since)})::int as organisation,
        count(*) filter (where created_at > ${toTimestamp(since)}
          and person_id = ${personId})::int as person,
        coalesce(sum(size_bytes) filter (where ${unclaimed}), 0)::int as unclaimed,
        coalesce(sum(size_bytes) filter (where ${unclaimed} and person_id = ${personId}), 0)::int
          as person_unclaimed,
        (select coalesce(sum(t.size_bytes), 0)::float8 from files.file t
          where t.legal_party_id = ${legalPartyId} and t.state in ('RECEIVED', 'KEPT')) as total
      from files.file
      where legal_party_id = ${legalPartyId}
        and (created_at > ${toTimestamp(since)} or expires_at is not null)`.execute(tx)
    return {
      organisationFiles: rows[0]?.organisation ?? 0,
      personFiles: rows[0]?.person ?? 0,
      unclaimedBytes: rows[0]?.unclaimed ?? 0,
      personUnclaimedBytes: rows[0]?.person_unclaimed ?? 0,
      totalBytes: rows[0]?.total ?? 0,
    }
  },

  async insertReceived(file: NewFile): Promise<void> {
    await sql`
      insert into files.file (legal_party_id, file_id, person_id, purpose, state, file_name,
        content_type, size_bytes, created_at, expires_at)
      values (${file.legalPartyId}, ${file.fileId}, ${file.personId}, ${file.purpose}, 'RECEIVED',
        ${file.fileName}, ${file.contentType}, ${file.sizeBytes}, ${toTimestamp(file.createdAt)},
        ${toTimestamp(file.expiresAt)})`.execute(tx)
  },

  async setState(
    { legalPartyId, fileId }: Pick<NewFile, 'legalPartyId' | 'fileId'>,
    state: 'KEPT' | 'REFUSED',
  ): Promise<void> {
    await sql`
      update files.file set state = ${state}
      where legal_party_id = ${legalPartyId} and file_id = ${fileId}`.execute(tx)
  },

  async remove({ legalPartyId, fileId }: Pick<NewFile, 'legalPartyId' | 'fileId'>): Promise<void> {
    await sql`
      delete from files.file
      where legal_party_id = ${legalPartyId} and file_id = ${fileId}`.execute(tx)
  },

  /** A kept file that has not expired. */
  async findStored(
    legalPartyId: string,
    fileId: string,
    now: Instant,
  ): Promise<FoundFile | undefined> {
    const { rows } = await sql<FileRow>`
      select * from files.file
      where legal_party_id = ${legalPartyId} and file_id = ${fileId} and state = 'KEPT'
        and (expires_at is null or expires_at > ${toTimestamp(now)})`.execute(tx)
    return rows[0] && fileFromRow(legalPartyId, rows[0])
  },

  /** Binds a person's own upload to a document; undefined when it is not theirs, expired or taken. */
  async claim(claim: {
    readonly legalPartyId: string
    readonly fileId: string
    readonly personId: string
    readonly purpose: UploadPurpose
    readonly reference: string
    readonly now: Instant
  }): Promise<StoredFile | undefined> {
    const { legalPartyId, fileId, reference } = claim
    const { rows } = await sql<FileRow>`
      update files.file set reference = ${reference}, expires_at = null
      where legal_party_id = ${legalPartyId} and file_id = ${fileId} and state = 'KEPT'
        and purpose = ${claim.purpose}
        and (reference = ${reference} or (reference is null
          and person_id = ${claim.personId} and expires_at > ${toTimestamp(claim.now)}))
      returning *`.execute(tx)
    return rows[0] && fileFromRow(legalPartyId, rows[0])
  },

  /** Sets when a person's own upload expires, as long as no document has it. */
  async hold(upload: {
    readonly legalPartyId: string
    readonly fileId: string
    readonly personId: string
    readonly expiresAt: Instant
    readonly now: Instant
  }): Promise<void> {
    await sql`
      update files.file set expires_at = ${toTimestamp(upload.expiresAt)}
      where legal_party_id = ${upload.legalPartyId} and file_id = ${upload.fileId}
        and person_id = ${upload.personId} and state = 'KEPT' and reference is null
        and expires_at > ${toTimestamp(upload.now)}`.execute(tx)
  },

  /** Takes back a person's own upload; returns its purpose, or undefined when it is not theirs, expired or taken. */
  async withdraw(upload: {
    readonly legalPartyId: string
    readonly fileId: string
    readonly personId: string
    readonly now: Instant
  }): Promise<UploadPurpose | undefined> {
    const { rows } = await sql<Pick<FileRow, 'purpose'>>`
      update files.file set state = 'EXPIRED'
      where legal_party_id = ${upload.legalPartyId} and file_id = ${upload.fileId}
        and person_id = ${upload.personId} and state = 'KEPT' and reference is null
        and expires_at > ${toTimestamp(upload.now)}
      returning purpose`.execute(tx)
    return rows[0]?.purpose
  },

  /** Lets go of every file of a document but the one that it keeps. */
  async release(release: {
    readonly legalPartyId: string
    readonly purpose: UploadPurpose
    readonly reference: string
    readonly retainedFileIds: readonly string[]
    readonly expiresAt: Instant
  }): Promise<void> {
    await sql`
      update files.file set reference = null, expires_at = ${toTimestamp(release.expiresAt)}
      where legal_party_id = ${release.legalPartyId} and purpose = ${release.purpose}
        and reference = ${release.reference}
        and file_id <> all (${[...release.retainedFileIds]}::uuid[])`.execute(tx)
  },
})

/** Marks files that nothing refers to as expired: from then on nobody can claim them. */
export async function expireFiles(
  tx: Db,
  now: Instant,
  limit: number,
): Promise<readonly { legalPartyId: string; fileId: string }[]> {
  const { rows } = await sql<{ legal_party_id: string; file_id: string }>`
    update files.file f set state = 'EXPIRED'
    from (select legal_party_id, file_id from files.file
      where expires_at <= ${toTimestamp(now)}
      order by expires_at limit ${limit} for update skip locked) due
    where f.legal_party_id = due.legal_party_id and f.file_id = due.file_id
    returning f.legal_party_id, f.file_id`.execute(tx)
  return rows.map(row => ({ legalPartyId: row.legal_party_id, fileId: row.file_id }))
}
