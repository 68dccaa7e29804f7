import { sql, type Kysely, type Migration } from 'kysely'

const authority: Migration = {
  async up(db: Kysely<unknown>) {
    // The demo's authority signs with keys that lie beside its certificates; a bank's lie in its vault.
    await sql`
      create table twin.token_authority (
        name text primary key check (name in ('ROOT', 'ISSUING')),
        certificate_pem text not null,
        private_key text not null
      )`.execute(db)
    await sql`
      create table twin.token_certificate (
        serial text primary key,
        request_id uuid not null unique,
        request_fingerprint text not null,
        legal_party_id uuid not null,
        owner jsonb not null,
        key_kind text not null,
        certificate_pem text not null,
        fingerprint text not null unique,
        valid_from timestamptz not null,
        valid_until timestamptz not null,
        issued_at timestamptz not null,
        revoked_at timestamptz,
        revocation_reason text,
        check ((revoked_at is null) = (revocation_reason is null))
      )`.execute(db)
    await sql`
      create index token_certificate_of_party
        on twin.token_certificate (legal_party_id, issued_at desc)`.execute(db)
    await sql`
      create table twin.software_token (
        token_id uuid primary key,
        person_id uuid not null,
        legal_party_id uuid not null,
        label text not null,
        pin_salt bytea not null,
        pin_hash bytea not null,
        tries_left int not null check (tries_left >= 0),
        state text not null,
        private_key text not null,
        certificate_pem text not null,
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create index software_token_of_person on twin.software_token (person_id, created_at)`.execute(
      db,
    )
    const tables = sql`twin.token_authority, twin.token_certificate, twin.software_token`
    await sql`grant select, insert, update on ${tables} to tartip_app, tartip_system`.execute(db)
  },
}

/** Tokens whose keys are not RSA; those that are there have RSA keys. */
const tokenKeyKind: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table twin.software_token add column key_kind text not null default 'RSA_2048'`.execute(
      db,
    )
    await sql`alter table twin.software_token alter column key_kind drop default`.execute(db)
  },
}

export const tokenMigrations: Readonly<Record<string, Migration>> = {
  '0001-authority': authority,
  '0002-token-key-kind': tokenKeyKind,
}
