import { sql } from 'kysely'
import type { LedgerDb } from './store/ledger-db.ts'

export type LedgerFaultCode =
  | 'CURRENCY_UNBALANCED'
  | 'TRANSFER_UNBALANCED'
  | 'TRANSFER_ENTRIES_DIFFER'
  | 'ENTRY_WITHOUT_TRANSFER'
  | 'RUNNING_BALANCE_BROKEN'
  | 'STORED_BALANCE_DIFFERS'
  | 'HELD_AMOUNT_DIFFERS'
  | 'HOLD_OPEN_AND_RESOLVED'
  | 'HOLD_LOST'
  | 'ACCOUNT_SHORT'

export interface LedgerFault {
  readonly code: LedgerFaultCode
  /** The row at fault: a currency, `transfer <id>`, `account <id>` or `entry <account id>/<sequence>`. */
  readonly row: string
  /** Minor units that should have been there, and that are. */
  readonly expectedMinor: bigint
  readonly foundMinor: bigint
}

export interface LedgerProof {
  readonly isSound: boolean
  readonly faults: readonly LedgerFault[]
}

/** Faults of one kind that are named; one broken row can shift every row after it. */
const faultsOfOneKind = 100

/**
 * Proves the books: every currency and every transfer sums to zero, every stored balance is the sum of its
 * entries, every running balance follows from the one before, every hold is either open or resolved.
 * Everything is read from one snapshot, so it may run while the bank works.
 */
export async function verifyLedger(db: LedgerDb): Promise<LedgerProof> {
  const faults = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => {
      const found: LedgerFault[] = []
      for (const check of checks) {
        const { rows } = await sql<{ row: string; expected: bigint; found: bigint }>`
          select * from (${check.query}) as fault ("row", expected, found)
          limit ${faultsOfOneKind}`.execute(tx)
        for (const fault of rows) {
          found.push({
            code: check.code,
            row: fault.row,
            expectedMinor: fault.expected,
            foundMinor: fault.found,
          })
        }
      }
      return found
    })
  return { isSound: faults.length === 0, faults }
}

const onNormalSide = sql`case account.normal_side when 'CREDIT' then 1 else -1 end`

const checks: readonly { code: LedgerFaultCode; query: ReturnType<typeof sql> }[] = [
  {
    code: 'CURRENCY_UNBALANCED',
    query: sql`
      select currency, 0::bigint, sum(delta_minor)::bigint from ledger.entry
      group by currency having sum(delta_minor) <> 0`,
  },
  {
    code: 'TRANSFER_UNBALANCED',
    query: sql`
      select 'transfer ' || transfer_id, 0::bigint, sum(delta_minor)::bigint from ledger.entry
      group by transfer_id, currency having sum(delta_minor) <> 0`,
  },
  {
    // A booked transfer has its two entries, and a hold or its release has none.
    code: 'TRANSFER_ENTRIES_DIFFER',
    query: sql`
      select 'transfer ' || transfer.id,
        case when transfer.kind in ('TRANSFER', 'POST_HOLD') then transfer.amount_minor else 0 end,
        coalesce(sum(entry.delta_minor) filter (where entry.delta_minor > 0), 0)::bigint
      from ledger.transfer
      left join ledger.entry on entry.transfer_id = transfer.id
      group by transfer.id
      having case when transfer.kind in ('TRANSFER', 'POST_HOLD')
        then count(entry.transfer_id) <> 2
          or count(*) filter (where entry.account_id = transfer.debit_account_id
            and entry.currency = transfer.currency
            and entry.delta_minor = -transfer.amount_minor) <> 1
          or count(*) filter (where entry.account_id = transfer.credit_account_id
            and entry.currency = transfer.currency
            and entry.delta_minor = transfer.amount_minor) <> 1
        else count(entry.transfer_id) <> 0 end`,
  },
  {
    code: 'ENTRY_WITHOUT_TRANSFER',
    query: sql`
      select 'entry ' || entry.account_id || '/' || entry.sequence, 0::bigint, entry.delta_minor
      from ledger.entry
      where not exists (select from ledger.transfer where transfer.id = entry.transfer_id)`,
  },
  {
    // Entries of a guarded account count up from one without a gap, each balance following the last.
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
        where not account.may_go_short
        window of_account as (partition by entry.account_id order by entry.sequence)
      ) as running
      where balance_after_minor is distinct from expected
        or sequence <> expected_sequence or booked_at < booked_before`,
  },
  {
    code: 'STORED_BALANCE_DIFFERS',
    query: sql`
      select 'account ' || account.id, coalesce(entries.total, 0) * ${onNormalSide},
        account.booked_minor + coalesce(waiting.total, 0)
      from ledger.account
      left join (select account_id, sum(delta_minor)::bigint as total from ledger.entry
        group by account_id) entries on entries.account_id = account.id
      left join (select account_id, sum(booked_minor)::bigint as total from ledger.balance_delta
        group by account_id) waiting on waiting.account_id = account.id
      where account.booked_minor + coalesce(waiting.total, 0)
        <> coalesce(entries.total, 0) * ${onNormalSide}`,
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
      select 'transfer ' || open_hold.id, 0::bigint, open_hold.amount_minor
      from ledger.open_hold join ledger.transfer on transfer.hold_id = open_hold.id`,
  },
  {
    code: 'HOLD_LOST',
    query: sql`
      select 'transfer ' || hold.id, hold.amount_minor, coalesce(open_hold.amount_minor, 0)
      from ledger.transfer hold
      left join ledger.open_hold on open_hold.id = hold.id
      where hold.kind = 'HOLD'
        and not exists (select from ledger.transfer done where done.hold_id = hold.id)
        and open_hold.amount_minor is distinct from hold.amount_minor`,
  },
  {
    code: 'ACCOUNT_SHORT',
    query: sql`
      select 'account ' || id, held_minor, booked_minor from ledger.account
      where not may_go_short and booked_minor < held_minor`,
  },
]
