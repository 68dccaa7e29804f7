import { sql, type Kysely, type Migration } from 'kysely'
import { accountsInChain, batchChain, refusalsInChain } from './batch-chain-migrations.ts'

/**
 * Transfers, entries and refusals are append-only, protected twice: the server roles have no right
 * to change them, and triggers refuse everyone else.
 */
const appendOnly = ['transfer', 'entry', 'refusal'] as const

const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema ledger`.execute(db)
    // An entry is credit + and debit −, so the sum over all accounts of a currency must be zero.
    // Balances and holds are stored on the account's normal side and read without reading entries.
    await sql`
      create table ledger.account (
        id uuid primary key,
        currency text not null,
        normal_side text not null check (normal_side in ('DEBIT', 'CREDIT')),
        may_go_short boolean not null,
        booked_minor bigint not null default 0,
        held_minor bigint not null default 0,
        last_sequence bigint not null default 0,
        last_booked_at timestamptz,
        constraint account_not_short
          check (may_go_short or (held_minor >= 0 and booked_minor >= held_minor))
      ) with (fillfactor = 70)`.execute(db)
    await sql`
      create table ledger.transfer (
        id uuid primary key,
        kind text not null
          check (kind in ('TRANSFER', 'HOLD', 'POST_HOLD', 'VOID_HOLD', 'EXPIRE_HOLD')),
        debit_account_id uuid not null,
        credit_account_id uuid not null,
        currency text not null,
        amount_minor bigint not null check (amount_minor > 0),
        hold_id uuid,
        expires_at timestamptz,
        booked_at timestamptz not null,
        digest bytea not null,
        check ((hold_id is not null) = (kind in ('POST_HOLD', 'VOID_HOLD', 'EXPIRE_HOLD')))
      )`.execute(db)
    // A hold is resolved once, even under concurrency.
    await sql`
      create unique index transfer_resolves_hold on ledger.transfer (hold_id)
        where hold_id is not null`.execute(db)
    await sql`create sequence ledger.unguarded_entry cache 64`.execute(db)
    await sql`
      create table ledger.entry (
        account_id uuid not null,
        sequence bigint not null,
        transfer_id uuid not null,
        currency text not null,
        delta_minor bigint not null check (delta_minor <> 0),
        balance_after_minor bigint,
        booked_at timestamptz not null,
        primary key (account_id, sequence)
      )`.execute(db)
    await sql`
      create index entry_by_time on ledger.entry (account_id, booked_at, sequence)
        include (delta_minor, balance_after_minor)`.execute(db)
    await sql`
      create table ledger.refusal (
        id uuid primary key,
        code text not null,
        digest bytea not null
      )`.execute(db)
    await sql`
      create table ledger.open_hold (
        id uuid primary key,
        account_id uuid not null,
        amount_minor bigint not null,
        expires_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index open_hold_of_account on ledger.open_hold (account_id, id)`.execute(db)
    await sql`
      create index open_hold_expiry on ledger.open_hold (expires_at)
        where expires_at is not null`.execute(db)
    // Changes of accounts that allow overdraft, waiting to be folded into ledger.account.
    await sql`
      create table ledger.balance_delta (
        id bigserial primary key,
        account_id uuid not null,
        booked_minor bigint not null,
        held_minor bigint not null
      )`.execute(db)
    await sql`create index balance_delta_of_account on ledger.balance_delta (account_id)`.execute(
      db,
    )
  },
}

const appendOnlyTriggers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function ledger.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'ledger.% is append-only', tg_table_name using errcode = 'restrict_violation';
      end $$`.execute(db)
    for (const name of appendOnly) {
      const table = sql.table(`ledger.${name}`)
      await sql`
        create trigger refuse_change before update or delete or truncate on ${table}
          for each statement execute function ledger.refuse_change()`.execute(db)
      await sql`
        revoke update, delete, truncate on ${table} from tartip_app, tartip_system`.execute(db)
    }
    // The last protection against a wrong posting: unbalanced entries cannot be committed.
    await sql`
      create function ledger.require_balance() returns trigger language plpgsql as $$
      declare
        faulty uuid;
      begin
        select transfer_id into faulty from added
          group by transfer_id, currency having sum(delta_minor) <> 0 limit 1;
        if faulty is not null then
          raise exception 'entries of transfer % do not balance', faulty
            using errcode = 'integrity_constraint_violation';
        end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger require_balance after insert on ledger.entry
        referencing new table as added
        for each statement execute function ledger.require_balance()`.execute(db)
  },
}

const grants: Migration = {
  async up(db: Kysely<unknown>) {
    const roles = sql`tartip_app, tartip_system`
    await sql`grant usage on schema ledger to ${roles}`.execute(db)
    await sql`grant usage on all sequences in schema ledger to ${roles}`.execute(db)
    await sql`
      grant select, insert on ledger.transfer, ledger.entry, ledger.refusal to ${roles}`.execute(db)
    await sql`
      grant select, insert, delete on ledger.open_hold, ledger.balance_delta to ${roles}`.execute(
      db,
    )
    await sql`revoke update on ledger.open_hold, ledger.balance_delta from ${roles}`.execute(db)
    // The properties of an account never change; its balances do.
    await sql`revoke update, delete, truncate on ledger.account from ${roles}`.execute(db)
    await sql`
      grant select, insert,
        update (booked_minor, held_minor, last_sequence, last_booked_at)
        on ledger.account to ${roles}`.execute(db)
  },
}

/**
 * Accounts that allow overdraft have no balance after each entry. Their turnover is kept by the
 * hour, folded with their balance, so that any past balance is a sum of hours and of one hour's
 * entries.
 */
const hourTurnover: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table ledger.hour_turnover (
        account_id uuid not null,
        hour timestamptz not null,
        debit_minor bigint not null,
        credit_minor bigint not null,
        primary key (account_id, hour)
      ) with (fillfactor = 70)`.execute(db)
    // Null for a hold without entries, and on rows from before this migration.
    await sql`
      alter table ledger.balance_delta
        add column hour timestamptz,
        add column debit_minor bigint not null default 0,
        add column credit_minor bigint not null default 0`.execute(db)
    await sql`
      insert into ledger.hour_turnover (account_id, hour, debit_minor, credit_minor)
      select entry.account_id, date_trunc('hour', entry.booked_at, 'UTC'),
        coalesce(-sum(entry.delta_minor) filter (where entry.delta_minor < 0), 0)::bigint,
        coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0)::bigint
      from ledger.entry join ledger.account on account.id = entry.account_id
      where account.may_go_short
      group by 1, 2`.execute(db)
    const roles = sql`tartip_app, tartip_system`
    await sql`revoke update, delete, truncate on ledger.hour_turnover from ${roles}`.execute(db)
    await sql`
      grant select, insert, update (debit_minor, credit_minor)
        on ledger.hour_turnover to ${roles}`.execute(db)
  },
}

/**
 * A balance fits into an int8, but turnover grows for ever, so debits and credits are stored
 * without a limit.
 */
const unlimitedTurnover: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['balance_delta', 'hour_turnover']) {
      await sql`
        alter table ${sql.table(`ledger.${table}`)}
          alter column debit_minor type numeric,
          alter column credit_minor type numeric`.execute(db)
    }
  },
}

/** The newest report of the continuous proof, for processes that do not run it. */
const proofReport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table ledger.proof_report (
        is_newest boolean primary key default true check (is_newest),
        proved_at timestamptz not null,
        took_ms integer not null,
        is_sound boolean not null,
        faults jsonb not null,
        place bigint not null
      )`.execute(db)
    await sql`
      grant select, insert, update on ledger.proof_report to tartip_app, tartip_system`.execute(db)
  },
}

/**
 * The statistics counters at that report, so that the next process notices changes made in between.
 */
const rewriteCounterOfProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table ledger.proof_report
        add column rewritten bigint, add column horizon bigint`.execute(db)
  },
}

/** Indexes for the proof, and for finding the few accounts that allow overdraft. */
const addEntryIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index entry_of_transfer on ledger.entry (transfer_id)`.execute(db)
    await sql`
      create index account_unguarded on ledger.account (id) where may_go_short`.execute(db)
  },
}

const overdraftAllowed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table ledger.account rename column may_go_short to overdraft_allowed`.execute(
      db,
    )
    await sql`
      alter table ledger.account
        rename constraint account_not_short to account_balance_enforced`.execute(db)
    await sql`
      alter index ledger.account_unguarded rename to account_overdraft_allowed`.execute(db)
    await sql`
      alter sequence ledger.unguarded_entry rename to overdraft_entry_sequence`.execute(db)
  },
}

/** Schema `ledger`. Run by the owner, after the platform's migrations have made the roles. */
export const ledgerMigrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-guards': appendOnlyTriggers,
  '0003-grants': grants,
  '0004-chain-of-batches': batchChain,
  '0005-hour-turnover': hourTurnover,
  '0006-proof-report': proofReport,
  '0007-ways-to-rows': addEntryIndexes,
  '0008-accounts-in-the-chain': accountsInChain,
  '0009-counted-by-proof': rewriteCounterOfProof,
  '0010-refusals-in-the-chain': refusalsInChain,
  '0011-turnover-without-limit': unlimitedTurnover,
  '0012-overdraft-allowed': overdraftAllowed,
}
