import { sql } from 'kysely'
import { type LedgerDb, timestamp } from '../store/ledger-db.ts'
import { onNormalSide } from '../store/read-past.ts'
import { chainChecks, stepCheck } from './chain-checks.ts'
import { type Check, type LedgerFault, onSnapshot, runChecks } from './check.ts'
import { holdLost } from './sum-checks.ts'

/** A part of the books that can be proved on its own. */
export type Slice =
  /** Balance-enforced accounts with ids in (after, upTo], with all their entries. */
  | { readonly kind: 'accounts'; readonly after: string; readonly upTo: string }
  /** Hours of the accounts that allow overdraft, epoch milliseconds, [from, until). */
  | { readonly kind: 'hours'; readonly from: number; readonly until: number }
  /** Places of the chain in (after, upTo]. */
  | { readonly kind: 'places'; readonly after: bigint; readonly upTo: bigint }

/** Proves one slice; faults are named by their rows. */
export async function proveSlice(db: LedgerDb, slice: Slice): Promise<LedgerFault[]> {
  if (slice.kind === 'places') {
    const checks = [...chainChecks(slice), stepCheck(slice), holdLost(slice)]
    return onSnapshot(db, 'some', tx => runChecks(tx, checks))
  }
  const [sums, rows] =
    slice.kind === 'accounts'
      ? [accountSumCheck(slice), runningBalanceCheck(slice)]
      : [hourSumCheck(slice), hourEntryCheck(slice)]
  return onSnapshot(db, 'some', async tx => {
    const found = await runChecks(tx, [sums])
    return found.length === 0 ? found : [...found, ...(await runChecks(tx, [rows]))]
  })
}

type Accounts = Extract<Slice, { kind: 'accounts' }>
type Hours = Extract<Slice, { kind: 'hours' }>

const isInSlice = ({ after, upTo }: Accounts) =>
  sql`account.id > ${after}::uuid and account.id <= ${upTo}::uuid and not account.overdraft_allowed`

/**
 * Compares the stored balance and the last entry with all entries of the account. Uses an
 * index-only scan per account.
 */
function accountSumCheck(slice: Accounts): Check {
  return {
    code: 'STORED_BALANCE_DIFFERS',
    hasCodes: true,
    query: sql`
      select 'account ' || account.id, coalesce(entries.total, 0) * ${onNormalSide},
        account.booked_minor,
        case when account.booked_minor <> coalesce(entries.total, 0) * ${onNormalSide}
          then 'STORED_BALANCE_DIFFERS' else 'LAST_ENTRY_DIFFERS' end
      from ledger.account
      left join lateral (
        select sum(delta_minor)::bigint as total, count(*) as entries,
          max(booked_at) as last_booked_at
        from ledger.entry where entry.account_id = account.id
      ) as entries on true
      where ${isInSlice(slice)}
        and (account.booked_minor <> coalesce(entries.total, 0) * ${onNormalSide}
          or account.last_sequence <> entries.entries
          or account.last_booked_at is distinct from entries.last_booked_at)`,
  }
}

/** Only runs for accounts whose sum is wrong. */
function runningBalanceCheck(slice: Accounts): Check {
  return {
    code: 'RUNNING_BALANCE_BROKEN',
    query: sql`
      with suspects as materialized (
        select account.* from ledger.account
        cross join lateral (
          select coalesce(sum(delta_minor), 0) as total, count(*) as entries
          from ledger.entry where entry.account_id = account.id
        ) as entries
        where ${isInSlice(slice)}
          and (account.booked_minor <> entries.total * ${onNormalSide}
            or account.last_sequence <> entries.entries)
      )
      select 'entry ' || account_id || '/' || sequence, expected, balance_after_minor
      from (
        select entry.account_id, entry.sequence, entry.balance_after_minor,
          coalesce(lag(entry.balance_after_minor) over of_account, 0)
            + entry.delta_minor * ${onNormalSide} as expected,
          coalesce(lag(entry.sequence) over of_account, 0) + 1 as expected_sequence
        from suspects as account join ledger.entry on entry.account_id = account.id
        window of_account as (partition by entry.account_id order by entry.sequence)
      ) as running
      where balance_after_minor is distinct from expected or sequence <> expected_sequence`,
  }
}

const storedHours = ({ from, until }: Hours) => sql`
  select account_id, hour, sum(debit_minor) as debit, sum(credit_minor) as credit
  from (
    select account_id, hour, debit_minor, credit_minor from ledger.hour_turnover
    union all
    select account_id, hour, debit_minor, credit_minor from ledger.balance_delta
  ) as parts
  where hour >= ${timestamp(from)} and hour < ${timestamp(until)}
  group by account_id, hour`

const bookedHours = ({ from, until }: Hours) => sql`
  select entry.account_id, date_trunc('hour', entry.booked_at, 'UTC') as hour,
    coalesce(-sum(entry.delta_minor) filter (where entry.delta_minor < 0), 0) as debit,
    coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0) as credit
  from ledger.account join ledger.entry on entry.account_id = account.id
  where account.overdraft_allowed
    and entry.booked_at >= ${timestamp(from)} and entry.booked_at < ${timestamp(until)}
  group by 1, 2`

const differingHours = (slice: Hours) => sql`
  select account_id, hour, coalesce(booked.credit - booked.debit, 0) as expected,
    coalesce(kept.credit - kept.debit, 0) as found
  from (${storedHours(slice)}) as kept
  full join (${bookedHours(slice)}) as booked using (account_id, hour)
  where (coalesce(kept.debit, 0), coalesce(kept.credit, 0))
    is distinct from (coalesce(booked.debit, 0), coalesce(booked.credit, 0))`

function hourSumCheck(slice: Hours): Check {
  return {
    code: 'HOUR_TURNOVER_DIFFERS',
    query: sql`
      select 'hour ' || account_id || '/' || to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24'),
        expected, found
      from (${differingHours(slice)}) as differing`,
  }
}

/** In an hour that differs, the entries that do not match their transfers. */
function hourEntryCheck(slice: Hours): Check {
  return {
    code: 'TRANSFER_ENTRIES_DIFFER',
    query: sql`
      select 'transfer ' || entry.transfer_id, coalesce(transfer.amount_minor, 0),
        abs(entry.delta_minor)
      from (${differingHours(slice)}) as differing
      join ledger.entry on entry.account_id = differing.account_id
        and entry.booked_at >= differing.hour
        and entry.booked_at < differing.hour + interval '1 hour'
      left join ledger.transfer on transfer.id = entry.transfer_id
      where transfer.id is null or entry.delta_minor is distinct from case entry.account_id
        when transfer.debit_account_id then -transfer.amount_minor
        when transfer.credit_account_id then transfer.amount_minor end`,
  }
}

/** Proves slices, and checks faulty ones again until they are sound. */
export interface Prover {
  prove(slice: Slice): Promise<LedgerFault[]>
  proveAll(slices: readonly Slice[]): Promise<LedgerFault[]>
  recheckFaulty(): Promise<LedgerFault[]>
}

export function createProver(db: LedgerDb): Prover {
  const faultySlices = new Map<string, Slice>()

  async function prove(slice: Slice): Promise<LedgerFault[]> {
    const faults = await proveSlice(db, slice)
    const name = Object.values(slice).join(' ')
    if (faults.length > 0) faultySlices.set(name, slice)
    else faultySlices.delete(name)
    return faults
  }

  async function proveAll(slices: readonly Slice[]): Promise<LedgerFault[]> {
    const faults: LedgerFault[] = []
    for (const slice of slices) faults.push(...(await prove(slice)))
    return faults
  }

  return { prove, proveAll, recheckFaulty: () => proveAll([...faultySlices.values()]) }
}
