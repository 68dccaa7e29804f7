import { sql, type Kysely, type Migration } from 'kysely'
import { addOtherLanguages } from '../words/convert-texts.ts'

const people: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.bank_person (
        person_id uuid primary key,
        inn text not null unique,
        full_name text not null,
        short_name text not null,
        phone text not null,
        email text,
        is_resident boolean not null,
        post_verification_status text not null
          check (post_verification_status in ('Pending', 'Confirmed', 'Rejected')),
        frozen_reason text
      )`.execute(db)
    await sql`
      create table twin.contract (
        contract_id uuid primary key,
        legal_party_id uuid not null,
        company_name text not null,
        inn text not null,
        contract_num text not null,
        is_active boolean not null,
        sign_scheme text not null,
        sign_type text not null,
        created_date date not null,
        expiration_date date not null,
        department_code text not null,
        department_name text not null
      )`.execute(db)
    await sql`create index contract_of_party on twin.contract (legal_party_id)`.execute(db)
    await sql`
      create table twin.user_contract (
        user_contract_id uuid primary key,
        person_id uuid not null references twin.bank_person,
        contract_id uuid not null references twin.contract,
        sign_right text not null,
        product_roles text[] not null,
        is_frozen boolean not null,
        unique (person_id, contract_id)
      )`.execute(db)
    // Only a hash is kept: nobody at the bank can read what was sent.
    await sql`
      create table twin.one_time_password (
        person_id uuid primary key references twin.bank_person,
        request_id uuid not null,
        salt bytea not null,
        hash bytea not null,
        expires_at timestamptz not null,
        tries_left int not null check (tries_left >= 0),
        retired_at timestamptz
      )`.execute(db)
  },
}

const tasks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.bank_task (
        task_id uuid primary key,
        fingerprint text not null,
        legal_party_id uuid not null,
        user_contract_id uuid not null,
        kind text not null check (kind in ('POS', 'SELLER', 'PAYDA', 'LOAN', 'REGISTRATION')),
        subject text not null,
        subject_inn text,
        content jsonb not null,
        created_date timestamptz not null,
        task_state text not null,
        reject_reason text,
        decided_at timestamptz,
        is_open boolean generated always as
          (task_state in ('ON_VERIFICATION', 'IN_PROCESS')) stored
      )`.execute(db)
    // Of two people who hand in the same application at once, one is second.
    await sql`
      create unique index bank_task_once on twin.bank_task (legal_party_id, kind, subject)
        where is_open`.execute(db)
    await sql`
      create index bank_task_of_party on twin.bank_task (legal_party_id, created_date desc)`.execute(
      db,
    )
    const tables = sql`
      twin.bank_person, twin.contract, twin.user_contract, twin.one_time_password, twin.bank_task`
    await sql`grant select, insert, update on ${tables} to tartip_app, tartip_system`.execute(db)
  },
}

const bankWords: Migration = {
  async up(db: Kysely<unknown>) {
    await addOtherLanguages(db, 'twin.contract', ['department_name'])
    await addOtherLanguages(db, 'twin.bank_person', ['frozen_reason'])
    await addOtherLanguages(db, 'twin.bank_task', ['reject_reason'])
  },
}

const passwordRequests: Migration = {
  async up(db: Kysely<unknown>) {
    // Of two people for whom one request comes at the same moment one gets a password.
    await sql`
      create unique index one_time_password_of_request
        on twin.one_time_password (request_id)`.execute(db)
  },
}

const everyPasswordRequest: Migration = {
  async up(db: Kysely<unknown>) {
    // A person has one password at a time, and an older request that comes again must not end the newer password.
    await sql`
      create table twin.one_time_password_request (
        request_id uuid primary key,
        person_id uuid not null references twin.bank_person
      )`.execute(db)
    await sql`
      insert into twin.one_time_password_request (request_id, person_id)
        select request_id, person_id from twin.one_time_password`.execute(db)
    await sql`
      grant select, insert on twin.one_time_password_request to tartip_app, tartip_system`.execute(
      db,
    )
  },
}

export const contractMigrations: Readonly<Record<string, Migration>> = {
  '0001-people': people,
  '0002-tasks': tasks,
  '0003-words-of-the-bank': bankWords,
  '0004-requests-of-passwords': passwordRequests,
  '0005-every-request-of-a-password': everyPasswordRequest,
}
