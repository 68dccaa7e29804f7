import { sql, type Kysely, type Migration } from 'kysely'
import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

const uploadedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema files`.execute(db)
    await sql`
      create table files.file (
        legal_party_id uuid not null,
        file_id uuid not null,
        person_id uuid not null,
        purpose text not null,
        state text not null check (state in ('RECEIVED', 'KEPT', 'REFUSED', 'EXPIRED')),
        file_name text not null,
        content_type text not null,
        size_bytes integer not null,
        reference text,
        created_at timestamptz not null,
        expires_at timestamptz,
        primary key (legal_party_id, file_id),
        check ((reference is null) = (expires_at is not null)),
        check (reference is null or state = 'KEPT')
      )`.execute(db)
    await sql`create index on files.file (legal_party_id, created_at)`.execute(db)
    await sql`create index on files.file (expires_at) where expires_at is not null`.execute(db)
    await enableTenantSecurity(db, 'files.file')
  },
}

/** Schema `files`: what people have uploaded; the content is in the blob store. */
export const fileMigrations: MigrationSet = {
  name: 'files',
  migrations: { '0001-uploaded-files': uploadedFiles },
}
