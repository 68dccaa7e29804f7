import { sql, type RawBuilder } from 'kysely'
import type { AccountState } from '../books.ts'
import type { BookedEntry } from '../effects.ts'
import { hourOf, isoTimes, plainArray } from './ledger-db.ts'

/** One row for each account and hour that the batch has touched; what is held rides on the first one. */
export function insertDeltas(
  list: readonly AccountState[],
  entries: readonly BookedEntry[],
): RawBuilder<unknown> {
  const rows = list.flatMap(account => deltasOf(account, entries))
  return sql`
    insert into ledger.balance_delta (account_id, booked_minor, held_minor, hour, debit_minor,
      credit_minor)
    select id, booked, held, hour, debit, credit
    from unnest(
      ${plainArray(rows.map(row => row.accountId))}::uuid[],
      ${plainArray(rows.map(row => row.bookedMinor))}::bigint[],
      ${plainArray(rows.map(row => row.heldMinor))}::bigint[],
      ${plainArray(isoTimes(rows.map(row => row.hour)))}::timestamptz[],
      ${plainArray(rows.map(row => row.debitMinor))}::numeric[],
      ${plainArray(rows.map(row => row.creditMinor))}::numeric[]
    ) as added (id, booked, held, hour, debit, credit)`
}

interface Delta {
  readonly accountId: string
  readonly bookedMinor: bigint
  readonly heldMinor: bigint
  readonly hour: number | undefined
  readonly debitMinor: bigint
  readonly creditMinor: bigint
}

function deltasOf(account: AccountState, entries: readonly BookedEntry[]): Delta[] {
  const hours = new Map<number, { debitMinor: bigint; creditMinor: bigint }>()
  for (const { accountId, bookedAt, deltaMinor } of entries) {
    if (accountId !== account.id) continue
    const hour = hourOf(bookedAt)
    const sums = hours.get(hour) ?? { debitMinor: 0n, creditMinor: 0n }
    if (deltaMinor < 0n) sums.debitMinor -= deltaMinor
    else sums.creditMinor += deltaMinor
    hours.set(hour, sums)
  }
  const { id: accountId, heldMinor, normalSide } = account
  const none = { accountId, debitMinor: 0n, creditMinor: 0n }
  if (hours.size === 0) return [{ ...none, bookedMinor: 0n, heldMinor, hour: undefined }]
  return [...hours].map(([hour, { debitMinor, creditMinor }], index) => ({
    accountId,
    bookedMinor: normalSide === 'CREDIT' ? creditMinor - debitMinor : debitMinor - creditMinor,
    heldMinor: index === 0 ? heldMinor : 0n,
    hour,
    debitMinor,
    creditMinor,
  }))
}
