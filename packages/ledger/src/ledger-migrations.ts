import { sql, type Kysely, type Migration } from 'kysely'
import { accountsInTheChain } from './migrations/accounts-in-the-chain.ts'
import { chainOfBatches } from './migrations/chain-of-batches.ts'
import { hourTurnover } from './migrations/hour-turnover.ts'
import { countedByProof, proofReport } from './migrations/proof-report.ts'
import { refusalsInTheChain } from './migrations/refusals-in-the-chain.ts'
import { turnoverWithoutLimit } from './migrations/turnover-without-limit.ts'
import { addEntryIndexes } from './migrations/ways-to-rows.ts'

/**
 * Transfers, entries and refusals only ever grow. Two walls: the roles of the server may not change them,
 * and triggers stop whoever may.
 */
const appendOnly = ['transfer', 'entry', 'refusal'] as const

const tables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema ledger`.execute(db)
    // An entry says credit + and debit −, so one sum over all accounts of a currency must be zero.
    // Balances and holds are written on the account's normal side and read without looking at entries.
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
    // A hold is resolved once, whoever comes at the same time.
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
    // Changes of accounts that may go short, waiting to be folded into ledger.account.
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

const guards: Migration = {
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
    // The last wall against a wrong posting: entries that do not balance cannot be committed at all.
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
    // What an account is never changes; what is on it does.
    await sql`revoke update, delete, truncate on ledger.account from ${roles}`.execute(db)
    await sql`
      grant select, insert,
        update (booked_minor, held_minor, last_sequence, last_booked_at)
        on ledger.account to ${roles}`.execute(db)
  },
}

/** Schema `ledger`. Run by the owner, after the platform's migrations have made the roles. */
export const ledgerMigrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-guards': guards,
  '0003-grants': grants,
  '0004-chain-of-batches': chainOfBatches,
  '0005-hour-turnover': hourTurnover,
  '0006-proof-report': proofReport,
  '0007-ways-to-rows': addEntryIndexes,
  '0008-accounts-in-the-chain': accountsInTheChain,
  '0009-counted-by-proof': countedByProof,
  '0010-refusals-in-the-chain': refusalsInTheChain,
  '0011-turnover-without-limit': turnoverWithoutLimit,
}
