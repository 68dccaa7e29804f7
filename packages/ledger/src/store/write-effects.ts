import { sql, type RawBuilder } from 'kysely'
import type { AccountState, Books, HoldState } from '../books.ts'
import type { BookedEntry, BookedTransfer, Effects, Refused } from '../effects.ts'
import { batchDigest, contentDigest, refusalDigest } from '../digests.ts'
import { isoTimes, type LedgerDb, plainArray, hourOf } from './ledger-db.ts'

/**
 * Writes all effects of a batch in one statement: one round trip, whatever the size of the batch.
 * Inserted ids are sorted, so that two batches with the same ids wait for each other in one
 * direction.
 */
export async function writeEffects(tx: LedgerDb, books: Books, effects: Effects): Promise<void> {
  const accounts = changedAccounts(books, effects)
  const enforced = accounts.filter(account => !account.overdraftAllowed)
  const unenforced = accounts.filter(account => account.overdraftAllowed)
  const parts: RawBuilder<unknown>[] = []
  const booked = withDigests(effects)
  const refused = refusalsWithDigests(effects.refusals)
  if (booked.length + refused.length > 0) {
    // First, because the other parts refer to its id.
    parts.push(insertBatch(booked, refused))
  }
  if (booked.length > 0) parts.push(insertTransfers(booked))
  if (effects.entries.length > 0) parts.push(insertEntries(effects.entries))
  if (refused.length > 0) parts.push(insertRefusals(refused))
  if (enforced.length > 0) parts.push(updateAccounts(enforced))
  if (unenforced.length > 0) parts.push(insertDeltas(unenforced, effects.entries))
  // A hold opened and resolved by the same batch never becomes a row: a statement does not see its
  // own rows.
  const resolved = new Set(effects.resolvedHoldIds)
  const opened = effects.openedHolds.filter(hold => !resolved.has(hold.id))
  if (opened.length > 0) parts.push(insertOpenHolds(opened, effects.transfers))
  if (resolved.size > 0) parts.push(deleteOpenHolds([...resolved]))
  if (parts.length === 0) return
  const named = parts.map((part, index) => sql`${sql.ref(`part_${index}`)} as (${part})`)
  await sql`with ${sql.join(named)} select 1`.execute(tx)
}

function changedAccounts(books: Books, effects: Effects): AccountState[] {
  const ids = new Set(effects.entries.map(entry => entry.accountId))
  for (const hold of effects.openedHolds) ids.add(hold.debitAccountId)
  for (const id of effects.resolvedHoldIds) {
    const hold = books.hold(id)
    if (hold !== undefined) ids.add(hold.debitAccountId)
  }
  return [...ids].flatMap(id => books.account(id) ?? [])
}

interface DigestedTransfer extends BookedTransfer {
  readonly contentDigest: Buffer
}

/** The transfers in the order of their ids, each with the digest of itself and its entries. */
function withDigests(effects: Effects): DigestedTransfer[] {
  const entries = new Map<string, BookedEntry>()
  for (const entry of effects.entries) entries.set(entry.transferId + entry.accountId, entry)
  return effects.transfers
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    .map(transfer => ({
      ...transfer,
      contentDigest: contentDigest(
        transfer,
        entries.get(transfer.id + transfer.debitAccountId),
        entries.get(transfer.id + transfer.creditAccountId),
      ),
    }))
}

interface DigestedRefusal extends Refused {
  readonly contentDigest: Buffer
}

function refusalsWithDigests(list: readonly Refused[]): DigestedRefusal[] {
  return list
    .toSorted((left, right) => (left.id < right.id ? -1 : 1))
    .map(refused => ({ ...refused, contentDigest: refusalDigest(refused) }))
}

function insertBatch(
  booked: readonly DigestedTransfer[],
  refused: readonly DigestedRefusal[],
): RawBuilder<unknown> {
  const digest = batchDigest([...booked, ...refused].map(row => row.contentDigest))
  return sql`
    insert into ledger.batch (transfer_count, refusal_count, digest)
    values (${booked.length}, ${refused.length}, decode(${digest.toString('hex')}, 'hex'))
    returning id`
}

function insertTransfers(sorted: readonly DigestedTransfer[]): RawBuilder<unknown> {
  return sql`
    insert into ledger.transfer (id, kind, debit_account_id, credit_account_id, currency,
      amount_minor, hold_id, expires_at, booked_at, digest, sold_transfer_id, rate,
      priced_currency, content_digest, batch_id)
    select added.id, kind, debit, credit, currency, amount, hold_id, expires_at, booked_at,
      decode(digest, 'hex'), sold_id, rate, priced, decode(content, 'hex'), batch.id
    from part_0 as batch, unnest(
      ${plainArray(sorted.map(row => row.id))}::uuid[],
      ${plainArray(sorted.map(row => row.kind))}::text[],
      ${plainArray(sorted.map(row => row.debitAccountId))}::uuid[],
      ${plainArray(sorted.map(row => row.creditAccountId))}::uuid[],
      ${plainArray(sorted.map(row => row.currency))}::text[],
      ${plainArray(sorted.map(row => row.amountMinor))}::bigint[],
      ${plainArray(sorted.map(row => row.holdId ?? null))}::uuid[],
      ${plainArray(isoTimes(sorted.map(row => row.expiresAt)))}::timestamptz[],
      ${plainArray(isoTimes(sorted.map(row => row.bookedAt)))}::timestamptz[],
      ${plainArray(sorted.map(row => row.digest))}::text[],
      ${plainArray(sorted.map(row => row.conversion?.soldTransferId ?? null))}::uuid[],
      ${plainArray(sorted.map(row => row.conversion?.rate ?? null))}::numeric[],
      ${plainArray(sorted.map(row => row.conversion?.pricedCurrency ?? null))}::text[],
      ${plainArray(sorted.map(row => row.contentDigest.toString('hex')))}::text[]
    ) as added (id, kind, debit, credit, currency, amount, hold_id, expires_at, booked_at, digest,
      sold_id, rate, priced, content)`
}

function insertEntries(list: readonly BookedEntry[]): RawBuilder<unknown> {
  return sql`
    insert into ledger.entry (account_id, sequence, transfer_id, currency, delta_minor,
      balance_after_minor, booked_at)
    select account_id, coalesce(sequence, nextval('ledger.overdraft_entry_sequence')), transfer_id, currency,
      delta, balance_after, booked_at
    from unnest(
      ${plainArray(list.map(row => row.accountId))}::uuid[],
      ${plainArray(list.map(row => row.sequence ?? null))}::bigint[],
      ${plainArray(list.map(row => row.transferId))}::uuid[],
      ${plainArray(list.map(row => row.currency))}::text[],
      ${plainArray(list.map(row => row.deltaMinor))}::bigint[],
      ${plainArray(list.map(row => row.balanceAfterMinor ?? null))}::bigint[],
      ${plainArray(isoTimes(list.map(row => row.bookedAt)))}::timestamptz[]
    ) as added (account_id, sequence, transfer_id, currency, delta, balance_after, booked_at)`
}

function insertRefusals(sorted: readonly DigestedRefusal[]): RawBuilder<unknown> {
  return sql`
    insert into ledger.refusal (id, code, digest, content_digest, batch_id)
    select added.id, code, decode(digest, 'hex'), decode(content, 'hex'), batch.id
    from part_0 as batch, unnest(
      ${plainArray(sorted.map(row => row.id))}::uuid[],
      ${plainArray(sorted.map(row => row.code))}::text[],
      ${plainArray(sorted.map(row => row.digest))}::text[],
      ${plainArray(sorted.map(row => row.contentDigest.toString('hex')))}::text[]
    ) as added (id, code, digest, content)`
}

/** The rows are locked by this transaction, so the new state can be written as decided. */
function updateAccounts(list: readonly AccountState[]): RawBuilder<unknown> {
  return sql`
    update ledger.account as account
    set booked_minor = changed.booked, held_minor = changed.held,
      last_sequence = changed.sequence, last_booked_at = changed.booked_at
    from unnest(
      ${plainArray(list.map(row => row.id))}::uuid[],
      ${plainArray(list.map(row => row.bookedMinor))}::bigint[],
      ${plainArray(list.map(row => row.heldMinor))}::bigint[],
      ${plainArray(list.map(row => row.lastSequence))}::bigint[],
      ${plainArray(isoTimes(list.map(row => row.lastBookedAt)))}::timestamptz[]
    ) as changed (id, booked, held, sequence, booked_at)
    where account.id = changed.id`
}

function insertOpenHolds(
  list: readonly HoldState[],
  transfers: readonly BookedTransfer[],
): RawBuilder<unknown> {
  const createdAt = new Map(transfers.map(transfer => [transfer.id, transfer.bookedAt]))
  return sql`
    insert into ledger.open_hold (id, account_id, amount_minor, expires_at, created_at)
    select id, account_id, amount, expires_at, created_at
    from unnest(
      ${plainArray(list.map(row => row.id))}::uuid[],
      ${plainArray(list.map(row => row.debitAccountId))}::uuid[],
      ${plainArray(list.map(row => row.amountMinor))}::bigint[],
      ${plainArray(isoTimes(list.map(row => row.expiresAt)))}::timestamptz[],
      ${plainArray(isoTimes(list.map(row => createdAt.get(row.id))))}::timestamptz[]
    ) as added (id, account_id, amount, expires_at, created_at)`
}

function deleteOpenHolds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`delete from ledger.open_hold where id = any(${plainArray(ids)}::uuid[])`
}

/** One row for each account and hour of the batch; the held amount goes into the first one. */
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
