import { sql, type Kysely, type Migration } from 'kysely'

const keys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table twin.pay_control_key (
        pc_user_id text primary key,
        request_id uuid not null unique,
        legal_party_id uuid not null,
        person_id uuid not null,
        username text not null,
        status text not null check (status in ('CREATED', 'ACTIVE', 'BLOCKED', 'REMOVED')),
        secret_hash text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        public_key text,
        check ((status in ('ACTIVE', 'BLOCKED')) <= (public_key is not null))
      )`.execute(db)
    // Of two requests for a key at once one finds the other's.
    await sql`
      create unique index pay_control_key_live on twin.pay_control_key (legal_party_id, person_id)
        where status <> 'REMOVED'`.execute(db)
    await sql`
      create table twin.pay_control_transaction (
        transaction_id uuid primary key,
        fingerprint text not null,
        pc_user_id text not null references twin.pay_control_key,
        text text not null,
        digest text not null,
        valid_until timestamptz not null,
        callback_url text not null,
        created_at timestamptz not null,
        state text not null
          check (state in ('WAITING', 'CONFIRMED', 'DECLINED', 'FAILED', 'CANCELLED')),
        confirm_code text,
        answered_at timestamptz,
        reason text,
        check ((state = 'CONFIRMED') = (confirm_code is not null))
      )`.execute(db)
    await sql`
      create index pay_control_transaction_waiting
        on twin.pay_control_transaction (pc_user_id, created_at) where state = 'WAITING'`.execute(
      db,
    )
    // What is still to be reported. A row is never deleted: the history of what was sent stays.
    await sql`
      create table twin.pay_control_callback (
        id bigserial primary key,
        transaction_id uuid not null references twin.pay_control_transaction,
        body text not null,
        due_at timestamptz,
        attempts int not null default 0,
        last_status int
      )`.execute(db)
    await sql`
      create index pay_control_callback_due on twin.pay_control_callback (due_at)
        where due_at is not null`.execute(db)
    // The handsets of the demo. A real phone keeps its key to itself.
    await sql`
      create table twin.handset_key (
        pc_user_id text primary key references twin.pay_control_key,
        private_key text not null
      )`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    const tables = sql`
      twin.pay_control_key, twin.pay_control_transaction, twin.pay_control_callback,
      twin.handset_key`
    await sql`grant select, insert, update on ${tables} to ${roles}`.execute(db)
    await sql`
      grant usage on sequence twin.pay_control_callback_id_seq to ${roles}`.execute(db)
  },
}

const requests: Migration = {
  async up(db: Kysely<unknown>) {
    // Of everything that was requested, so that another request under a known id is distinguished from a repeated one.
    await sql`alter table twin.pay_control_key add column request_fingerprint text`.execute(db)
  },
}

export const payControlMigrations: Readonly<Record<string, Migration>> = {
  '0001-keys': keys,
  '0002-requests-of-keys': requests,
}
