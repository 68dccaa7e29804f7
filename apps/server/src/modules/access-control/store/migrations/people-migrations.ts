import { sql, type Kysely, type Migration } from 'kysely'

import { systemRole } from '../../../../platform/db/db.ts'
import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'

/** When a person's rights last changed: other processes find their open pages by it. */
const changedRights: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_control.user_contract add column rights_changed_at timestamptz`.execute(db)
    await sql`
      create index user_contract_changed on access_control.user_contract (rights_changed_at)
      where rights_changed_at is not null`.execute(db)
    await sql`
      create function access_control.sessions_with_changed_rights(after timestamptz)
      returns table (session_id uuid, rights_changed_at timestamptz)
      language plpgsql stable security definer set search_path = pg_catalog
      as $$ begin return query
        select s.session_id, u.rights_changed_at
        from access_control.user_contract u
        join access_control.session s
          on s.user_contract_id = u.user_contract_id and s.legal_party_id = u.legal_party_id
        where u.rights_changed_at > after and s.ended_at is null;
      end $$`.execute(db)
    await ownedBySystem(db, ['sessions_with_changed_rights(timestamptz)'])
  },
}

const apiKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_control.api_key (
        legal_party_id     uuid        not null,
        key_id             uuid        not null,
        key_hash           text        not null unique,
        key_prefix         text        not null,
        person_id          uuid        not null,
        user_contract_id   uuid        not null,
        apis               text[]      not null,
        created_at         timestamptz not null,
        valid_until        timestamptz not null,
        ended_at           timestamptz,
        reissue_allowed_at timestamptz,
        last_used_at       timestamptz,
        last_used_ip       text,
        primary key (legal_party_id, key_id)
      )`.execute(db)
    // An organisation has one key; the next one only when the bank has allowed it.
    await sql`
      create unique index api_key_last on access_control.api_key (legal_party_id)
      where reissue_allowed_at is null`.execute(db)
    await enableTenantSecurity(db, 'access_control.api_key')
    // Like a session, a key is found before its organisation is known.
    await sql`
      create function access_control.api_key_by_hash(hash text, today date)
      returns table (
        key_id uuid, apis text[], valid_until timestamptz, ended_at timestamptz,
        reissue_allowed_at timestamptz, last_used_at timestamptz, last_used_ip text,
        key_legal_party_id uuid,
        person_id uuid, user_reference_id uuid, full_name text, short_name text,
        post_verification_status text, legal_party_id uuid, user_contract_id uuid,
        contract_id uuid, sign_right text, product_roles text[], sign_scheme text, sign_type text,
        company_name text, company_inn text
      )
      language plpgsql stable security definer set search_path = pg_catalog rows 1
      as $$ begin return query
        select k.key_id, k.apis, k.valid_until, k.ended_at,
          k.reissue_allowed_at, k.last_used_at, k.last_used_ip,
          k.legal_party_id,
          p.person_id, p.user_reference_id, p.full_name, p.short_name,
          p.post_verification_status, u.legal_party_id, u.user_contract_id,
          c.contract_id, u.sign_right, u.product_roles, c.sign_scheme, c.sign_type,
          o.company_name, o.inn
        from access_control.api_key k
        join access_control.person p on p.person_id = k.person_id
        left join access_control.user_contract u
          on u.legal_party_id = k.legal_party_id and u.user_contract_id = k.user_contract_id
          and u.person_id = k.person_id and u.state = 'ACTIVE'
        left join access_control.contract c
          on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id and c.is_active
          and (c.expiration_date is null or c.expiration_date >= today)
        left join access_control.organisation o on o.legal_party_id = c.legal_party_id
        where k.key_hash = hash;
      end $$`.execute(db)
    await ownedBySystem(db, ['api_key_by_hash(text, date)'])
  },
}

/**
 * Who keeps a person out: the bank, altogether or in one contract, or their organisation. Whoever was kept
 * out before is so by their organisation, which alone could lift it then.
 */
const freezes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_control.person add column is_frozen boolean not null default false`.execute(
      db,
    )
    await sql`
      alter table access_control.user_contract
        add column frozen_by_bank boolean not null default false,
        add column frozen_by_organisation boolean not null default false`.execute(db)
    await sql`
      update access_control.user_contract set frozen_by_organisation = true
      where state = 'FROZEN'`.execute(db)
  },
}

/** How a person likes their tables, one row a table; `views` is what the domain's `TableViews` says. */
const tableViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_control.table_view (
        legal_party_id uuid        not null,
        person_id      uuid        not null,
        table_name     text        not null,
        views          jsonb       not null,
        changed_at     timestamptz not null,
        primary key (legal_party_id, person_id, table_name)
      )`.execute(db)
    await enableTenantSecurity(db, 'access_control.table_view')
  },
}

/** The functions that read across organisations run as the system role, not as the owner. */
async function ownedBySystem(db: Kysely<unknown>, bankPorts: readonly string[]): Promise<void> {
  const system = sql.id(systemRole)
  await sql`grant create on schema access_control to ${system}`.execute(db)
  for (const name of bankPorts) {
    await sql`alter function access_control.${sql.raw(name)} owner to ${system}`.execute(db)
  }
  await sql`revoke create on schema access_control from ${system}`.execute(db)
}

/** Rights of people and keys of programs; runs after `accessControlMigrations`. */
export const peopleMigrations: MigrationSet = {
  name: 'access_control_people',
  migrations: {
    '0001-changed-rights': changedRights,
    '0002-api-keys': apiKeys,
    '0003-freezes': freezes,
    '0004-table-views': tableViews,
  },
}
