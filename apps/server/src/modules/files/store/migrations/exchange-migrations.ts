import { sql, type Kysely, type Migration } from 'kysely'
import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import {
  enableTenantSecurity,
  withRowsOfEverybody,
} from '../../../../platform/db/tenant-security.ts'

const exchangedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table files.imported_file (
        legal_party_id uuid not null,
        id uuid not null,
        person_id uuid not null,
        upload_id uuid not null,
        kind text not null,
        file_name text not null,
        file_hash text,
        payer_account text,
        status text not null,
        stage text not null,
        stage_state text not null,
        done_count integer not null default 0,
        format text,
        encoding text,
        message_id text,
        row_count integer not null default 0,
        ready_count integer not null default 0,
        faulty_count integer not null default 0,
        created_count integer not null default 0,
        totals json not null default '[]',
        complaints json not null default '[]',
        warnings json not null default '[]',
        columns json,
        mapping json,
        is_archived boolean not null default false,
        search_text text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (legal_party_id, id),
        unique (legal_party_id, upload_id)
      )`.execute(db)
    await sql`create index on files.imported_file (legal_party_id, created_at desc, id desc)`.execute(
      db,
    )
    await sql`
      create index on files.imported_file (updated_at) where status in ('PROCESSING', 'UPLOADING')`.execute(
      db,
    )
    await sql`
      create table files.imported_row (
        legal_party_id uuid not null,
        file_id uuid not null,
        row_id integer not null,
        row_number integer not null,
        sheet text,
        state text not null check (state in ('READY', 'FAULTY', 'CREATED')),
        kind text not null,
        operation_code text not null,
        currency text not null,
        amount_minor bigint,
        fields json not null,
        complaints json not null,
        warnings json not null,
        payment_id uuid,
        primary key (legal_party_id, file_id, row_id),
        check ((payment_id is not null) = (state = 'CREATED'))
      )`.execute(db)
    // The same bytes uploaded again have the same rows: each of them makes one document.
    await sql`
      create table files.imported_document (
        legal_party_id uuid not null,
        file_hash text not null,
        row_id integer not null,
        file_id uuid not null,
        payment_id uuid not null,
        primary key (legal_party_id, file_hash, row_id)
      )`.execute(db)
    await sql`
      create table files.column_mapping (
        legal_party_id uuid not null,
        headings text not null,
        mapping json not null,
        primary key (legal_party_id, headings)
      )`.execute(db)
    await sql`
      create table files.exported_file (
        legal_party_id uuid not null,
        id uuid not null,
        person_id uuid not null,
        kind text not null,
        format text not null,
        file_name text not null,
        status text not null,
        size_bytes integer,
        error_code text,
        search_text text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (legal_party_id, id)
      )`.execute(db)
    await sql`create index on files.exported_file (legal_party_id, created_at desc, id desc)`.execute(
      db,
    )
    await sql`create index on files.exported_file (expires_at)`.execute(db)
    for (const table of [
      'imported_file',
      'imported_row',
      'imported_document',
      'column_mapping',
      'exported_file',
    ]) {
      await enableTenantSecurity(db, `files.${table}`)
    }
  },
}

/** Who has ordered the work on a file, and what of it: jobs do it, in whatever process. */
const orderedWork: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table files.imported_file add user_contract_id uuid, add creation json`.execute(db)
    await sql`
      alter table files.exported_file add user_contract_id uuid,
        add filter json not null default '{}', add language text not null default 'ru'`.execute(db)
    await sql`drop index files.imported_file_updated_at_idx`.execute(db)
  },
}

/** How many rows are ready and have a warning. */
const warnedRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table files.imported_file add warned_count integer not null default 0`.execute(db)
    await withRowsOfEverybody(db, ['files.imported_file', 'files.imported_row'], () =>
      sql`
        update files.imported_file f set warned_count = (
          select count(*) from files.imported_row r where r.legal_party_id = f.legal_party_id
            and r.file_id = f.id and r.state = 'READY' and json_array_length(r.warnings) > 0)`.execute(
        db,
      ),
    )
  },
}

/** Headings may be longer than a key of an index: their hash is kept instead. */
const hashedHeadings: Migration = {
  async up(db: Kysely<unknown>) {
    await withRowsOfEverybody(db, ['files.column_mapping'], () =>
      sql`
        update files.column_mapping
        set headings = encode(sha256(convert_to(headings, 'UTF8')), 'hex')`.execute(db),
    )
  },
}

/** Which fields of a row were written into all rows. */
const filledFields: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table files.imported_row add filled json not null default '[]'`.execute(db)
  },
}

/** Files with payments that come in, and lists that go out as files; in the schema of the uploads. */
export const exchangeMigrations: MigrationSet = {
  name: 'files-exchange',
  migrations: {
    '0001-exchanged-files': exchangedFiles,
    '0002-ordered-work': orderedWork,
    '0003-warned-rows': warnedRows,
    '0004-hashed-headings': hashedHeadings,
    '0005-filled-fields': filledFields,
  },
}
