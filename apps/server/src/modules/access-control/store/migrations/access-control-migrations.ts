import { sql, type Kysely, type Migration } from 'kysely'

import { systemRole } from '../../../../platform/db/db.ts'
import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity, forbidChanges } from '../../../../platform/db/tenant-security.ts'

const contracts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema access_control`.execute(db)
    await sql`
      create table access_control.organisation (
        legal_party_id uuid primary key,
        company_name   text not null,
        inn            text not null
      )`.execute(db)
    await sql`
      create table access_control.contract (
        legal_party_id  uuid not null,
        contract_id     uuid not null,
        contract_num    text not null,
        is_active       boolean not null,
        sign_scheme     text not null,
        sign_type       text not null,
        department_code text not null,
        department_name text not null,
        created_date    timestamptz not null,
        expiration_date date,
        primary key (legal_party_id, contract_id)
      )`.execute(db)
    await sql`
      create table access_control.user_contract (
        legal_party_id   uuid not null,
        user_contract_id uuid not null,
        contract_id      uuid not null,
        person_id        uuid not null,
        sign_right       text not null,
        state            text not null check (state in ('ACTIVE', 'FROZEN')),
        product_roles    text[] not null,
        primary key (legal_party_id, user_contract_id)
      )`.execute(db)
    for (const table of ['organisation', 'contract', 'user_contract']) {
      await enableTenantSecurity(db, `access_control.${table}`)
    }
  },
}

const people: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_control.person (
        person_id                 uuid primary key,
        user_reference_id         uuid not null unique,
        client_id                 text not null unique,
        mobile                    text not null unique,
        email                     text,
        full_name                 text not null,
        short_name                text not null,
        individual_inn            text not null,
        is_resident               boolean not null,
        state                     text not null check (state in ('Init', 'Confirmed')),
        post_verification_status  text not null,
        created_date              timestamptz not null,
        password_hash             text,
        totp_secret               text,
        totp_last_step            bigint,
        last_user_contract_id     uuid
      ) with (fillfactor = 80)`.execute(db)
    // Which contracts a person has, kept by person: the contracts themselves are kept by organisation.
    await sql`
      create table access_control.person_contract (
        person_id        uuid not null,
        user_contract_id uuid not null,
        legal_party_id   uuid not null,
        primary key (person_id, user_contract_id)
      )`.execute(db)
    await sql`
      create table access_control.device (
        person_id    uuid not null,
        device_id    uuid not null,
        first_seen_at timestamptz not null,
        last_seen_at  timestamptz not null,
        primary key (person_id, device_id)
      )`.execute(db)
  },
}

const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    // No index holds an instant that a call moves, so extending a session rewrites one row in place.
    await sql`
      create table access_control.session (
        session_id       uuid primary key,
        token_hash       text not null unique,
        person_id        uuid not null,
        user_contract_id uuid,
        legal_party_id   uuid,
        device_id        uuid not null,
        created_at       timestamptz not null,
        last_active_at   timestamptz not null,
        expires_at       timestamptz not null,
        ended_at         timestamptz
      ) with (fillfactor = 60)`.execute(db)
    await sql`
      create index session_alive on access_control.session (session_id) where ended_at is null`.execute(
      db,
    )
    await sql`
      create index session_ended on access_control.session (ended_at) where ended_at is not null`.execute(
      db,
    )
    await sql`
      create table access_control.pre_session (
        token_hash    text primary key,
        person_id     uuid not null,
        login_subject text not null,
        device_id     uuid not null,
        form          text not null,
        expires_at    timestamptz not null
      )`.execute(db)
  },
}

const guessing: Migration = {
  async up(db: Kysely<unknown>) {
    // The subject is a person or the hash of a login. Logins are counted alike whether somebody has
    // them or not, so that the answers do not show which exist and which belong together.
    await sql`
      create table access_control.guess_counter (
        subject      text primary key,
        tries        integer not null default 0,
        round        integer not null default 0,
        locked_until timestamptz,
        lockouts     jsonb not null default '[]',
        is_permanent boolean not null default false,
        changed_at   timestamptz not null
      ) with (fillfactor = 80)`.execute(db)
    await sql`
      create table access_control.used_captcha (
        nonce       text primary key,
        valid_until timestamptz not null
      )`.execute(db)
  },
}

const audit: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_control.audit (
        id             bigint generated always as identity primary key,
        occurred_at    timestamptz not null,
        person_id      uuid,
        action         text not null,
        outcome        text not null,
        ip             text,
        device_id      uuid,
        session_id     uuid,
        legal_party_id uuid
      )`.execute(db)
    await sql`create index audit_person on access_control.audit (person_id, id)`.execute(db)
    await forbidChanges(db, 'access_control.audit')
  },
}

/**
 * Two functions that read across organisations, because a session is found before its
 * organisation is known. Each answers only what belongs to the one token or person requested.
 */
const bankPorts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function access_control.session_by_token(hash text, today date)
      returns table (
        session_id uuid, person_id uuid, created_at timestamptz, last_active_at timestamptz,
        expires_at timestamptz, user_reference_id uuid, full_name text, short_name text,
        post_verification_status text, legal_party_id uuid, user_contract_id uuid,
        contract_id uuid, sign_right text, product_roles text[], sign_scheme text, sign_type text,
        company_name text, company_inn text
      )
      language plpgsql stable security definer set search_path = pg_catalog rows 1
      as $$ begin return query
        select s.session_id, s.person_id, s.created_at, s.last_active_at,
          s.expires_at, p.user_reference_id, p.full_name, p.short_name,
          p.post_verification_status, u.legal_party_id, u.user_contract_id,
          c.contract_id, u.sign_right, u.product_roles, c.sign_scheme, c.sign_type,
          o.company_name, o.inn
        from access_control.session s
        join access_control.person p on p.person_id = s.person_id
        left join access_control.user_contract u
          on u.legal_party_id = s.legal_party_id and u.user_contract_id = s.user_contract_id
          and u.person_id = s.person_id and u.state = 'ACTIVE'
        left join access_control.contract c
          on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id and c.is_active
          and (c.expiration_date is null or c.expiration_date >= today)
        left join access_control.organisation o on o.legal_party_id = c.legal_party_id
        where s.token_hash = hash and s.ended_at is null;
      end $$`.execute(db)
    await sql`
      create function access_control.contracts_of_person(person uuid)
      returns table (
        user_contract_id uuid, legal_party_id uuid, contract_id uuid, sign_right text,
        user_contract_state text, product_roles text[], is_contract_active boolean,
        contract_num text, sign_scheme text, sign_type text, department_code text,
        department_name text, created_date timestamptz, expiration_date date,
        company_name text, company_inn text
      )
      language plpgsql stable security definer set search_path = pg_catalog
      as $$ begin return query
        select u.user_contract_id, u.legal_party_id, c.contract_id, u.sign_right,
          u.state, u.product_roles, c.is_active,
          c.contract_num, c.sign_scheme, c.sign_type, c.department_code,
          c.department_name, c.created_date, c.expiration_date,
          o.company_name, o.inn
        from access_control.person_contract pc
        join access_control.user_contract u
          on u.legal_party_id = pc.legal_party_id and u.user_contract_id = pc.user_contract_id
          and u.person_id = pc.person_id
        join access_control.contract c
          on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id
        join access_control.organisation o on o.legal_party_id = u.legal_party_id
        where pc.person_id = person
        order by c.created_date, u.user_contract_id;
      end $$`.execute(db)
    await handToSystem(db, ['session_by_token(text, date)', 'contracts_of_person(uuid)'])
  },
}

/** These functions run as the system role and not as the owner of the database, who could do more. */
async function handToSystem(db: Kysely<unknown>, functions: readonly string[]): Promise<void> {
  const system = sql.id(systemRole)
  await sql`grant create on schema access_control to ${system}`.execute(db)
  for (const name of functions) {
    await sql`alter function access_control.${sql.raw(name)} owner to ${system}`.execute(db)
  }
  await sql`revoke create on schema access_control from ${system}`.execute(db)
}

/** The first function for many tokens at once: the position of a row is that of its token. */
const sessionsAtOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function access_control.sessions_by_token(hashes text[], days date[])
      returns table (
        place integer, session_id uuid, person_id uuid, created_at timestamptz,
        last_active_at timestamptz, expires_at timestamptz, user_reference_id uuid, full_name text,
        short_name text, post_verification_status text, legal_party_id uuid, user_contract_id uuid,
        contract_id uuid, sign_right text, product_roles text[], sign_scheme text, sign_type text,
        company_name text, company_inn text
      )
      language plpgsql stable security definer set search_path = pg_catalog rows 10
      as $$ begin return query
        select k.place::integer, s.session_id, s.person_id, s.created_at, s.last_active_at,
          s.expires_at, p.user_reference_id, p.full_name, p.short_name,
          p.post_verification_status, u.legal_party_id, u.user_contract_id,
          c.contract_id, u.sign_right, u.product_roles, c.sign_scheme, c.sign_type,
          o.company_name, o.inn
        from unnest(hashes, days) with ordinality as k(hash, today, place)
        join access_control.session s on s.token_hash = k.hash and s.ended_at is null
        join access_control.person p on p.person_id = s.person_id
        left join access_control.user_contract u
          on u.legal_party_id = s.legal_party_id and u.user_contract_id = s.user_contract_id
          and u.person_id = s.person_id and u.state = 'ACTIVE'
        left join access_control.contract c
          on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id and c.is_active
          and (c.expiration_date is null or c.expiration_date >= k.today)
        left join access_control.organisation o on o.legal_party_id = c.legal_party_id;
      end $$`.execute(db)
    await handToSystem(db, ['sessions_by_token(text[], date[])'])
    await sql`drop function access_control.session_by_token(text, date)`.execute(db)
  },
}

/** The name of the bank's department in its other languages; the function that reads a person's contracts returns them too. */
const departmentWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_control.contract add column department_name_other jsonb`.execute(db)
    await sql`
      update access_control.contract
      set department_name_other = ${JSON.stringify({ ky: 'Башкы кеңсе', en: 'Head office' })}::jsonb
      where department_name = 'Головной офис'`.execute(db)
    await sql`drop function access_control.contracts_of_person(uuid)`.execute(db)
    await sql`
      create function access_control.contracts_of_person(person uuid)
      returns table (
        user_contract_id uuid, legal_party_id uuid, contract_id uuid, sign_right text,
        user_contract_state text, product_roles text[], is_contract_active boolean,
        contract_num text, sign_scheme text, sign_type text, department_code text,
        department_name text, department_name_other jsonb, created_date timestamptz,
        expiration_date date, company_name text, company_inn text
      )
      language plpgsql stable security definer set search_path = pg_catalog
      as $$ begin return query
        select u.user_contract_id, u.legal_party_id, c.contract_id, u.sign_right,
          u.state, u.product_roles, c.is_active,
          c.contract_num, c.sign_scheme, c.sign_type, c.department_code,
          c.department_name, c.department_name_other, c.created_date,
          c.expiration_date, o.company_name, o.inn
        from access_control.person_contract pc
        join access_control.user_contract u
          on u.legal_party_id = pc.legal_party_id and u.user_contract_id = pc.user_contract_id
          and u.person_id = pc.person_id
        join access_control.contract c
          on c.legal_party_id = u.legal_party_id and c.contract_id = u.contract_id
        join access_control.organisation o on o.legal_party_id = u.legal_party_id
        where pc.person_id = person
        order by c.created_date, u.user_contract_id;
      end $$`.execute(db)
    await handToSystem(db, ['contracts_of_person(uuid)'])
  },
}

export const accessControlMigrations: MigrationSet = {
  name: 'access_control',
  migrations: {
    '0001-contracts': contracts,
    '0002-people': people,
    '0003-sessions': sessions,
    '0004-guessing': guessing,
    '0005-audit': audit,
    '0006-doors': bankPorts,
    '0007-sessions-at-once': sessionsAtOnce,
    '0008-department-words': departmentWords,
  },
}
