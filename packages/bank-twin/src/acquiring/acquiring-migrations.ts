import { sql, type Kysely, type Migration } from 'kysely'
import { cashierMigration } from './cashier-store.ts'

const acquiring: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create sequence twin.sale_point_code start 100001`.execute(db)
    await sql`create sequence twin.terminal_code start 70000001`.execute(db)
    await sql`
      create table twin.sale_point (
        sale_point_id uuid primary key,
        legal_party_id uuid not null,
        fingerprint text not null,
        code text not null unique,
        name text not null,
        input jsonb not null,
        created_at timestamptz not null
      )`.execute(db)
    await sql`
      create unique index sale_point_name on twin.sale_point (legal_party_id, lower(name))`.execute(
      db,
    )
    await sql`
      create table twin.cash_register (
        cash_register_id uuid primary key,
        sale_point_id uuid not null references twin.sale_point,
        legal_party_id uuid not null,
        fingerprint text not null,
        code text not null,
        name text not null,
        has_kkm boolean not null,
        is_active boolean not null,
        unique (sale_point_id, code)
      )`.execute(db)
    await sql`
      create table twin.terminal (
        terminal_id uuid primary key,
        cash_register_id uuid not null references twin.cash_register,
        legal_party_id uuid not null,
        code text not null unique,
        is_active boolean not null
      )`.execute(db)
    await sql`
      create table twin.cashier_shift (
        legal_party_id uuid not null,
        cashier_id uuid not null,
        opened_at timestamptz not null,
        closed_at timestamptz,
        primary key (legal_party_id, cashier_id, opened_at)
      )`.execute(db)
    await sql`
      create unique index cashier_shift_open on twin.cashier_shift (legal_party_id, cashier_id)
        where closed_at is null`.execute(db)
    await sql`
      create table twin.terminal_operation (
        operation_id uuid primary key,
        terminal_code text not null references twin.terminal (code),
        legal_party_id uuid not null,
        kind text not null check (kind in ('SALE', 'RETURN')),
        occurred_at timestamptz not null,
        amount_minor bigint not null check (amount_minor > 0),
        fee_minor bigint not null check (fee_minor >= 0),
        currency text not null,
        masked_card text not null,
        rrn text not null
      )`.execute(db)
    await sql`
      create index terminal_operation_of_party
        on twin.terminal_operation (legal_party_id, occurred_at)`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    const tables = sql`
      twin.sale_point, twin.cash_register, twin.terminal, twin.cashier_shift`
    await sql`grant select, insert, update on ${tables} to ${roles}`.execute(db)
    await sql`grant select, insert on twin.terminal_operation to ${roles}`.execute(db)
    await sql`
      grant usage on sequence twin.sale_point_code, twin.terminal_code to ${roles}`.execute(db)
  },
}

export const acquiringMigrations: Readonly<Record<string, Migration>> = {
  '0001-acquiring': acquiring,
  '0002-cashiers': cashierMigration,
}
