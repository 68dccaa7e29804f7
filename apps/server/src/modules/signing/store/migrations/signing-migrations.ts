import { sql, type Kysely } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/**
 * The authorities and lists of revoked certificates that signatures were checked against, each once, under the
 * hash of what it says. They belong to the bank and not to an organisation, and are only added to.
 */
const trustTable = sql`
  create table signing.trust (
    id              text        not null primary key,
    authorities     jsonb       not null,
    revocation_list text        not null,
    issued_at       timestamptz not null
  )`

/**
 * Requests to signatories to sign documents on their phones. `next_at` says when a job has something to do with the
 * request: send it, query what became of it, end it, or make the step its answer means.
 */
const phoneRequestTable = sql`
  create table signing.phone_request (
    legal_party_id uuid        not null,
    transaction_id uuid        not null,
    kind           text        not null,
    document_id    uuid        not null,
    stage          smallint    not null check (stage between 1 and 3),
    person_id      uuid        not null,
    text           text        not null,
    digest         text        not null check (digest ~ '^[0-9a-f]{64}$'),
    state          text        not null check (state in
      ('SENDING', 'WAITING', 'CONFIRMED', 'DECLINED', 'FAILED', 'EXPIRED', 'CANCELLED')),
    created_at     timestamptz not null,
    valid_until    timestamptz not null,
    pc_user_id     text,
    public_key     text,
    confirm_code   text,
    answered_at    timestamptz,
    reason         text,
    is_applied     boolean     not null default false,
    next_at        timestamptz,
    primary key (legal_party_id, transaction_id)
  )`

export const signingMigrations: MigrationSet = {
  name: 'signing',
  migrations: {
    '0001-signing': {
      async up(db: Kysely<unknown>) {
        await sql`create schema signing`.execute(db)
        await trustTable.execute(db)
        await phoneRequestTable.execute(db)
        // Nobody has two open requests for one document, whoever makes them and however often.
        await sql`
          create unique index phone_request_open
            on signing.phone_request (legal_party_id, kind, document_id, person_id)
            where state in ('SENDING', 'WAITING')`.execute(db)
        await sql`
          create index phone_request_document
            on signing.phone_request (legal_party_id, kind, document_id, created_at)`.execute(db)
        await sql`create unique index phone_request_transaction
            on signing.phone_request (transaction_id)`.execute(db)
        await sql`create index phone_request_due on signing.phone_request (next_at)
            where next_at is not null`.execute(db)
        await sql`grant usage on schema signing to tartip_app, tartip_system`.execute(db)
        await sql`grant select, insert on signing.trust to tartip_app, tartip_system`.execute(db)
        await enableTenantSecurity(db, 'signing.phone_request')
      },
    },
  },
}
