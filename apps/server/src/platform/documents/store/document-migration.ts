import { sql, type Kysely, type RawBuilder } from 'kysely'

import { checkTenantPerFoundRow, enableTenantSecurity } from '../../db/tenant-security.ts'

export interface DocumentTables {
  readonly schema: string
  readonly table: string
  /** The column that names the document in the tables beside it. */
  readonly idColumn: string
  /** The columns of the content, of the search and of what is written once, as SQL. */
  readonly columns: RawBuilder<unknown>
  /** Statuses whose stage waits for phones. */
  readonly phoneStatuses: readonly string[]
}

/**
 * Creates a schema with the tables that `createDocumentStores` writes: the document, its status history, its
 * signatures and its audit, each with row-level security; the last three are only added to. Call it in the first
 * migration of the kind, which runs after the platform's set; indexes for its lists are the kind's own.
 */
export async function createDocumentTables(
  db: Kysely<unknown>,
  tables: DocumentTables,
): Promise<void> {
  const { schema, table } = tables
  const name = `${schema}.${table}`
  await sql`create schema ${sql.id(schema)}`.execute(db)
  await documentTable(tables).execute(db)
  await historyTable(tables).execute(db)
  await signatureTable(tables).execute(db)
  await auditTable(tables).execute(db)
  await createIndexes(db, tables)
  await createFunctions(db, schema)
  await sql`grant usage on schema ${sql.id(schema)} to tartip_app, tartip_system`.execute(db)
  await enableTenantSecurity(db, name)
  await checkTenantPerFoundRow(db, name)
  for (const appendOnly of ['status_history', 'signature', 'audit']) {
    const each = `${schema}.${appendOnly}`
    await sql`
      create trigger refuse_change before update or delete or truncate on ${sql.table(each)}
      for each statement execute function ${sql.id(schema, 'refuse_change')}()`.execute(db)
    await enableTenantSecurity(db, each, { isAppendOnly: true })
  }
}

/*
 * `signatures` repeats those that are valid now, so that a list and a decision need one row. Each document is
 * rewritten by every step: the free space lets a step write only what differs.
 */
const documentTable = ({ schema, table, columns }: DocumentTables) => sql`
  create table ${sql.id(schema, table)} (
    legal_party_id      uuid        not null,
    id                  uuid        not null,
    status_code         text        not null,
    version             integer     not null,
    content_version     integer     not null,
    digest              text        not null
      check (octet_length(digest) = 64 and encode(decode(digest, 'hex'), 'hex') = digest),
    signatures          jsonb       not null default '[]',
    is_fully_signed     boolean     not null default false,
    created_by          uuid        not null,
    created_at          timestamptz not null,
    updated_by          uuid,
    updated_at          timestamptz not null,
    description         text,
    description_other   jsonb,
    error_code          text,
    deleted_at          timestamptz,
    phone_asked_version integer,
    ${columns},
    primary key (legal_party_id, id)
  ) with (fillfactor = 70)`

/** Who brought a document where, when and why. `step` orders the statuses entered by one transition. */
const historyTable = ({ schema, idColumn }: DocumentTables) => sql`
  create table ${sql.id(schema, 'status_history')} (
    legal_party_id     uuid        not null,
    ${sql.id(idColumn)} uuid       not null,
    version            integer     not null,
    step               smallint    not null,
    status_code        text        not null,
    action             text        not null,
    entered_at         timestamptz not null,
    actor_kind         text        not null
      check (actor_kind in ('person', 'bank', 'officer', 'clock', 'phone')),
    person_id          uuid,
    comment            text,
    comment_other      jsonb,
    error_code         text,
    trace_id           text,
    primary key (legal_party_id, ${sql.id(idColumn)}, version, step),
    check ((actor_kind = 'person') = (person_id is not null))
  )`

/** What exactly a person saw and bound by a signature; the unique keys refuse a second one whatever the code does. */
const signatureTable = ({ schema, idColumn }: DocumentTables) => sql`
  create table ${sql.id(schema, 'signature')} (
    legal_party_id     uuid        not null,
    ${sql.id(idColumn)} uuid       not null,
    version            integer     not null,
    content_version    integer     not null,
    stage              smallint    not null check (stage between 1 and 3),
    person_id          uuid        not null,
    sign_right         text        not null,
    sign_type          text        not null,
    signed_at          timestamptz not null,
    digest             text        not null,
    canonical_text     text        not null,
    session_id         text,
    trace_id           text,
    evidence           jsonb,
    proof_id           text,
    primary key (legal_party_id, ${sql.id(idColumn)}, version),
    unique (legal_party_id, ${sql.id(idColumn)}, content_version, stage),
    unique (legal_party_id, ${sql.id(idColumn)}, content_version, person_id)
  )`

/** Everything a person did to a document, with the digests before and after. */
const auditTable = ({ schema, idColumn }: DocumentTables) => sql`
  create table ${sql.id(schema, 'audit')} (
    legal_party_id     uuid        not null,
    id                 bigint      generated always as identity,
    ${sql.id(idColumn)} uuid       not null,
    version            integer     not null,
    action             text        not null,
    at                 timestamptz not null,
    person_id          uuid,
    session_id         text,
    ip                 text,
    trace_id           text,
    digest_before      text,
    digest_after       text        not null,
    signature_seal     text,
    primary key (legal_party_id, id)
  )`

async function createIndexes(
  db: Kysely<unknown>,
  { schema, table, phoneStatuses }: DocumentTables,
): Promise<void> {
  // One proof of a token or a phone signs once, whatever document it is shown for.
  await sql`
    create unique index signature_proof on ${sql.id(schema, 'signature')} (legal_party_id, proof_id)
    where proof_id is not null`.execute(db)
  // Lets the sealing job find new lines of all organisations.
  await sql`
    create index audit_order on ${sql.id(schema, 'audit')} using brin (id)
    with (pages_per_range = 32)`.execute(db)
  const statuses = sql.join(phoneStatuses.map(status => sql.lit(status)))
  if (phoneStatuses.length > 0) {
    await sql`
      create index ${sql.id(`${table}_for_phones`)} on ${sql.id(schema, table)} (created_at, id)
      where deleted_at is null and status_code in (${statuses})
        and phone_asked_version is distinct from version`.execute(db)
  }
}

/** The condition of the index above, for the definition of the table. */
export function waitsForPhones(phoneStatuses: readonly string[]): string {
  const statuses = phoneStatuses.map(status => `'${status}'`).join(', ')
  return `p.status_code in (${statuses}) and p.phone_asked_version is distinct from p.version`
}

/*
 * `confirm_write` raises what the write statement must not let pass, so that its COMMIT can travel right behind
 * it: TP001 when documents were changed meanwhile (or one clashes), TP002 when the idempotency key was taken.
 * Grants alone would hold the application; `refuse_change` also holds whoever owns the tables.
 */
async function createFunctions(db: Kysely<unknown>, schema: string): Promise<void> {
  await sql`
    create function ${sql.id(schema, 'confirm_write')}(written integer, expected integer, answered integer)
    returns void language plpgsql as $$
    begin
      if answered = 0 then
        raise exception 'the idempotency key is taken' using errcode = 'TP002';
      elsif written <> expected then
        raise exception '% of % documents written', written, expected using errcode = 'TP001';
      end if;
    end $$`.execute(db)
  await sql`
    create function ${sql.id(schema, 'refuse_change')}() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '42501';
    end $$`.execute(db)
}
