import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Accounts that may go short have no balance after each entry. Their turnover is kept by the hour, folded
 * with their balance, so that the balance of any past instant is a sum of hours and one hour's entries.
 */
export const hourTurnover: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table ledger.hour_turnover (
        account_id uuid not null,
        hour timestamptz not null,
        debit_minor bigint not null,
        credit_minor bigint not null,
        primary key (account_id, hour)
      ) with (fillfactor = 70)`.execute(db)
    // The hour is absent where a change is a hold alone, and on rows from before there were hours.
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
