import { sql } from 'kysely'
import { accountDigestSql } from '../digests.ts'
import { onNormalSide } from '../store/read-past.ts'
import { type Check, inScope, type Scope } from './check.ts'

/** Sums over everything: a fault of one minor unit shows here, though not yet its row. */
const entrySums: readonly Check[] = [
  {
    code: 'CURRENCY_UNBALANCED',
    query: sql`
      select currency, 0, sum(delta_minor) from ledger.entry
      group by currency having sum(delta_minor) <> 0`,
  },
  {
    // The next entry of a balance-enforced account is numbered and dated by the account's last
    // entry.
    code: 'STORED_BALANCE_DIFFERS',
    hasCodes: true,
    query: sql`
      select 'account ' || id, expected, found,
        case when balance_differs then 'STORED_BALANCE_DIFFERS' else 'LAST_ENTRY_DIFFERS' end
      from (
        select coalesce(account.id, entries.account_id) as id,
          coalesce(entries.total * ${onNormalSide}, entries.total, 0) as expected,
          coalesce(account.booked_minor + coalesce(waiting.total, 0), 0) as found,
          account.booked_minor + coalesce(waiting.total, 0)
            is distinct from coalesce(entries.total, 0) * ${onNormalSide} as balance_differs,
          not account.overdraft_allowed and (account.last_sequence, account.last_booked_at)
            is distinct from (coalesce(entries.last_sequence, 0), entries.last_booked_at)
            as last_differs
        from ledger.account
        full join (select account_id, sum(delta_minor)::bigint as total,
            max(sequence) as last_sequence, max(booked_at) as last_booked_at
          from ledger.entry group by account_id) entries on entries.account_id = account.id
        left join (select account_id, sum(booked_minor)::bigint as total from ledger.balance_delta
          group by account_id) waiting on waiting.account_id = account.id
      ) as compared
      where balance_differs or last_differs`,
  },
]

/**
 * Checks without reading entries: they cost as much as the number of accounts, open holds and
 * hours.
 */
export const balanceChecks: readonly Check[] = [
  {
    // Balances are stored on the normal side; converted to one side they sum to zero, like the
    // entries.
    code: 'CURRENCY_UNBALANCED',
    query: sql`
      select account.currency, 0,
        sum((account.booked_minor + coalesce(waiting.total, 0)) * ${onNormalSide})
      from ledger.account
      left join (select account_id, sum(booked_minor) as total from ledger.balance_delta
        group by account_id) waiting on waiting.account_id = account.id
      group by account.currency
      having sum((account.booked_minor + coalesce(waiting.total, 0)) * ${onNormalSide}) <> 0`,
  },
  {
    code: 'HELD_AMOUNT_DIFFERS',
    query: sql`
      select 'account ' || account.id, coalesce(open.total, 0),
        account.held_minor + coalesce(waiting.total, 0)
      from ledger.account
      left join (select account_id, sum(amount_minor)::bigint as total from ledger.open_hold
        group by account_id) open on open.account_id = account.id
      left join (select account_id, sum(held_minor)::bigint as total from ledger.balance_delta
        group by account_id) waiting on waiting.account_id = account.id
      where account.held_minor + coalesce(waiting.total, 0) <> coalesce(open.total, 0)`,
  },
  {
    code: 'HOLD_OPEN_AND_RESOLVED',
    query: sql`
      select 'transfer ' || open_hold.id, 0, open_hold.amount_minor
      from ledger.open_hold join ledger.transfer on transfer.hold_id = open_hold.id`,
  },
  {
    code: 'ACCOUNT_CONTENT_CHANGED',
    query: sql`
      select 'account ' || account.id, 0, 0 from ledger.account
      where account.content_digest <> ${accountDigestSql}`,
  },
  {
    // Folding updates the balance and the hours at once.
    code: 'STORED_BALANCE_DIFFERS',
    query: sql`
      select 'account ' || id, turnover * ${onNormalSide}, balance from (
        select account.id, account.normal_side,
          account.booked_minor + coalesce(waiting.booked, 0) as balance,
          coalesce(hours.turnover, 0) + coalesce(waiting.turnover, 0) as turnover
        from ledger.account
        left join (select account_id, sum(credit_minor - debit_minor) as turnover
          from ledger.hour_turnover group by account_id) hours on hours.account_id = account.id
        left join (select account_id, sum(booked_minor) as booked,
            sum(credit_minor - debit_minor) as turnover
          from ledger.balance_delta group by account_id) waiting on waiting.account_id = account.id
        where account.overdraft_allowed
      ) as account
      where balance <> turnover * ${onNormalSide}`,
  },
  {
    code: 'HOLD_LOST',
    query: sql`
      select 'transfer ' || open_hold.id, coalesce(hold.amount_minor, 0), open_hold.amount_minor
      from ledger.open_hold
      left join ledger.transfer hold on hold.id = open_hold.id and hold.kind = 'HOLD'
      where (open_hold.amount_minor, open_hold.account_id, open_hold.expires_at,
          open_hold.created_at)
        is distinct from (hold.amount_minor, hold.debit_account_id, hold.expires_at,
          hold.booked_at)`,
  },
  {
    // An earlier proof has seen more links than exist now: the newest ones were removed.
    code: 'CHAIN_BROKEN',
    query: sql`
      select 'place ' || coalesce(newest.place, 0) + 1, 0, 0
      from ledger.proof_report, (select max(place) as place from ledger.batch) as newest
      where coalesce(newest.place, 0) < proof_report.place`,
  },
  {
    // These accounts are not locked, so their last entry must not be stored.
    code: 'LAST_ENTRY_DIFFERS',
    query: sql`
      select 'account ' || id, 0, last_sequence from ledger.account
      where overdraft_allowed and (last_sequence <> 0 or last_booked_at is not null)`,
  },
  {
    code: 'ACCOUNT_SHORT',
    query: sql`
      select 'account ' || id, held_minor, booked_minor from ledger.account
      where not overdraft_allowed and booked_minor < held_minor`,
  },
]

/** All sum checks. */
export const sumChecks: readonly Check[] = [
  ...entrySums,
  ...balanceChecks.filter(({ code }) => code !== 'CURRENCY_UNBALANCED'),
]

/**
 * A hold that is neither open nor resolved, or whose open row has another amount, account or time.
 */
export function holdLost(scope: Scope): Check {
  return {
    code: 'HOLD_LOST',
    query: sql`
      select 'transfer ' || hold.id, hold.amount_minor, coalesce(open_hold.amount_minor, 0)
      from ledger.transfer hold
      left join ledger.open_hold on open_hold.id = hold.id
      where hold.kind = 'HOLD' and ${inScope(scope, 'hold.batch_id')}
        and not exists (select from ledger.transfer done where done.hold_id = hold.id)
        and (open_hold.amount_minor, open_hold.account_id, open_hold.expires_at,
            open_hold.created_at)
          is distinct from (hold.amount_minor, hold.debit_account_id, hold.expires_at,
            hold.booked_at)`,
  }
}

/** Checks that need the whole books: orphan rows, and stored sums against the entries. */
export const wholeChecks: readonly Check[] = [
  {
    code: 'HOUR_TURNOVER_DIFFERS',
    query: sql`
      with kept as (
        select account_id, hour, sum(debit_minor) as debit, sum(credit_minor) as credit
        from (
          select account_id, hour, debit_minor, credit_minor from ledger.hour_turnover
          union all
          select account_id, hour, debit_minor, credit_minor from ledger.balance_delta
          where hour is not null
        ) as parts group by account_id, hour
      ), booked as (
        select entry.account_id, date_trunc('hour', entry.booked_at, 'UTC') as hour,
          coalesce(-sum(entry.delta_minor) filter (where entry.delta_minor < 0), 0) as debit,
          coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0) as credit
        from ledger.entry join ledger.account on account.id = entry.account_id
        where account.overdraft_allowed group by 1, 2
      )
      select 'hour ' || account_id || '/' || to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24'),
        coalesce(booked.credit - booked.debit, 0), coalesce(kept.credit - kept.debit, 0)
      from kept full join booked using (account_id, hour)
      where (kept.debit, kept.credit) is distinct from (booked.debit, booked.credit)`,
  },
  {
    // Joining all entries to their transfers is worth it only when the counts differ.
    code: 'ENTRY_WITHOUT_TRANSFER',
    query: sql`
      select 'entry ' || entry.account_id || '/' || entry.sequence, 0, entry.delta_minor
      from ledger.entry
      where (select count(*) from ledger.entry) <> (select 2 * count(*) from ledger.transfer
          where kind in ('TRANSFER', 'POST_HOLD'))
        and (
          not exists (select from ledger.transfer where transfer.id = entry.transfer_id
            and entry.account_id in (transfer.debit_account_id, transfer.credit_account_id))
          or exists (select from ledger.entry twin where twin.account_id = entry.account_id
            and twin.transfer_id = entry.transfer_id and twin.sequence < entry.sequence)
        )`,
  },
  holdLost(undefined),
  {
    // Entries of a balance-enforced account are numbered from one without a gap, each balance
    // following from the last.
    code: 'RUNNING_BALANCE_BROKEN',
    query: sql`
      select 'entry ' || account_id || '/' || sequence, expected, balance_after_minor
      from (
        select entry.account_id, entry.sequence, entry.balance_after_minor,
          coalesce(lag(entry.balance_after_minor) over of_account, 0)
            + entry.delta_minor * ${onNormalSide} as expected,
          coalesce(lag(entry.sequence) over of_account, 0) + 1 as expected_sequence,
          coalesce(lag(entry.booked_at) over of_account, entry.booked_at) as booked_before,
          entry.booked_at
        from ledger.entry join ledger.account on account.id = entry.account_id
        where not account.overdraft_allowed
        window of_account as (partition by entry.account_id order by entry.sequence)
      ) as running
      where balance_after_minor is distinct from expected
        or sequence <> expected_sequence or booked_at < booked_before`,
  },
]

/** Names the transfers behind an unbalanced currency; only runs when there is one. */
export const unbalancedTransfers: Check = {
  code: 'TRANSFER_UNBALANCED',
  query: sql`
    select 'transfer ' || transfer_id, 0, sum(delta_minor) from ledger.entry
    group by transfer_id, currency having sum(delta_minor) <> 0`,
}
