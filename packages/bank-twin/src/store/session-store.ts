import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import { sql, type RawBuilder } from 'kysely'
import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { type Instant, toIso } from '@tartip/domain/time/instant'
import type { DueChoice } from '../common/due-work.ts'
import type { SettlementTransit } from '../internal-accounts.ts'
import { recordset, timestamp, type TwinDb } from './twin-db.ts'

/** One session of one system in one currency. */
export interface SessionKey {
  readonly transitAccountId: string
  readonly system: SettlementTransit
  readonly currency: CurrencyCode
  readonly closesAt: Instant
}

export interface IncomingPayment {
  readonly incomingId: string
  readonly accountId: string
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly payerName: string
  readonly payerAccount: string
  readonly payerBic: string
  readonly payerInn?: string
  readonly purpose: string
  readonly documentNumber: string
}

/** Totals of a session, minor units. */
export interface SessionTotals {
  readonly outgoingCount: bigint
  readonly outgoingMinor: bigint
  readonly incomingCount: bigint
  readonly incomingMinor: bigint
}

/** Totals of a session with one other participant, minor units. */
export interface SessionPosition extends SessionTotals {
  /** The first three digits of the bank's BIC, or the provider of a QR code; empty where nobody is named. */
  readonly participant: string
}

/** A settled session, for the desk and for reconciliation. */
export interface SettledSession extends SessionTotals {
  readonly system: SettlementTransit
  readonly currency: CurrencyCode
  readonly closesAt: Instant
  readonly settledAt: Instant
  /** What each other participant owes and is owed; together they are the totals above. */
  readonly positions: readonly SessionPosition[]
}

export const sessionName = (transitAccountId: string, closesAt: Instant): string =>
  `${transitAccountId} ${closesAt}`

/**
 * Opens these sessions and keeps them unsettled until this transaction ends. Returns the names of
 * those that can still be joined: a settled one accepts no more.
 */
export async function joinSessions(
  tx: TwinDb,
  sessions: readonly SessionKey[],
): Promise<ReadonlySet<string>> {
  if (sessions.length === 0) return new Set()
  const rows = sessions
    .map(session => ({
      transit_account_id: session.transitAccountId,
      closes_at: toIso(session.closesAt),
      system: session.system,
      currency: session.currency,
    }))
    // In one order everywhere, to avoid deadlocks.
    .toSorted((left, right) =>
      left.transit_account_id + left.closes_at < right.transit_account_id + right.closes_at
        ? -1
        : 1,
    )
  await sql`
    insert into twin.settlement_session (transit_account_id, closes_at, system, currency)
    select transit_account_id, closes_at, system, currency
    from json_populate_recordset(null::twin.settlement_session, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
  const joined = await sql<{ transit_account_id: string; closes_at: number }>`
    select session.transit_account_id, session.closes_at
    from twin.settlement_session session
    join json_populate_recordset(null::twin.settlement_session, ${recordset(rows)}) as asked
      on asked.transit_account_id = session.transit_account_id
      and asked.closes_at = session.closes_at
    where session.settled_at is null
    order by session.transit_account_id, session.closes_at for share of session`.execute(tx)
  return new Set(joined.rows.map(row => sessionName(row.transit_account_id, row.closes_at)))
}

/** Sessions whose time has come, of the chosen names (`sessionName`), the oldest first. */
function isDue(now: Instant, choice: DueChoice): RawBuilder<unknown> {
  const name = sql`transit_account_id || ' ' || (extract(epoch from closes_at) * 1000)::bigint`
  const isChosen =
    'only' in choice ? sql`${name} = ${choice.only}` : sql`${name} <> all(${choice.except}::text[])`
  return sql`
    settled_at is null and closes_at <= ${timestamp(now)} and ${isChosen}
    order by closes_at, transit_account_id limit 1`
}

/** The name of the session that `claimSessionToSettle` would check; none where nothing is due. */
export async function readDueSessions(
  db: TwinDb,
  now: Instant,
  except: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ transit_account_id: string; closes_at: Instant }>`
    select transit_account_id, closes_at from twin.settlement_session
    where ${isDue(now, { except })}`.execute(db)
  return rows.map(row => sessionName(row.transit_account_id, row.closes_at))
}

/** Claims one due session for this transaction; one that is being joined is left for later. */
export async function claimSessionToSettle(
  tx: TwinDb,
  now: Instant,
  choice: DueChoice,
): Promise<SessionKey | undefined> {
  const { rows } = await sql<{
    transit_account_id: string
    system: SettlementTransit
    currency: CurrencyCode
    closes_at: number
  }>`
    select transit_account_id, system, currency, closes_at from twin.settlement_session
    where ${isDue(now, choice)} for update skip locked`.execute(tx)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    transitAccountId: row.transit_account_id,
    system: row.system,
    currency: row.currency,
    closesAt: row.closes_at,
  }
}

export async function saveSettlement(
  tx: TwinDb,
  session: SessionKey,
  totals: SessionTotals,
  now: Instant,
): Promise<void> {
  await sql`
    update twin.settlement_session set settled_at = ${timestamp(now)},
      outgoing_count = ${totals.outgoingCount}, outgoing_minor = ${totals.outgoingMinor},
      incoming_count = ${totals.incomingCount}, incoming_minor = ${totals.incomingMinor}
    where transit_account_id = ${session.transitAccountId}
      and closes_at = ${timestamp(session.closesAt)}`.execute(tx)
}

/** The stored data of an incoming payment. */
export async function findReceived(
  tx: TwinDb,
  incomingId: string,
): Promise<{ readonly fingerprint: string } | undefined> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from twin.received_payment where incoming_id = ${incomingId}`.execute(tx)
  return rows[0]
}

/** Of two that come under one id at the same moment the second fails, and finds the first when it is run again. */
export async function saveReceived(
  tx: TwinDb,
  incomingId: string,
  fingerprint: string,
  now: Instant,
): Promise<void> {
  await sql`
    insert into twin.received_payment (incoming_id, fingerprint, received_at)
    values (${incomingId}, ${fingerprint}, ${timestamp(now)})`.execute(tx)
}

/** Writes down what came in; one that is known already stays as it is. */
export async function saveIncoming(
  tx: TwinDb,
  incoming: IncomingPayment,
  session: { readonly transitAccountId: string; readonly closesAt: Instant },
): Promise<void> {
  await sql`
    insert into twin.incoming_payment (incoming_id, account_id, amount_minor, currency, payer_name,
      payer_account, payer_bic, payer_inn, purpose, document_number, transit_account_id, session_at,
      state)
    values (${incoming.incomingId}, ${incoming.accountId}, ${incoming.amountMinor},
      ${incoming.currency}, ${incoming.payerName}, ${incoming.payerAccount}, ${incoming.payerBic},
      ${incoming.payerInn ?? null}, ${incoming.purpose}, ${incoming.documentNumber}, ${session.transitAccountId},
      ${timestamp(session.closesAt)}, 'WAITING')
    on conflict (incoming_id) do nothing`.execute(tx)
}

export interface WaitingIncoming extends IncomingPayment {
  /** How its account stands now. */
  readonly status: AccountStatus
}

export async function readWaitingIncoming(
  tx: TwinDb,
  session: SessionKey,
): Promise<WaitingIncoming[]> {
  const { rows } = await sql<{
    incoming_id: string
    account_id: string
    amount_minor: bigint
    currency: CurrencyCode
    payer_name: string
    payer_account: string
    payer_bic: string
    payer_inn: string | null
    purpose: string
    document_number: string
    status: AccountStatus
  }>`
    select incoming_id, incoming.account_id, amount_minor, incoming.currency, payer_name,
      payer_account, payer_bic, payer_inn, purpose, document_number,
      account.status
    from twin.incoming_payment incoming
    join twin.account account on account.account_id = incoming.account_id
    where transit_account_id = ${session.transitAccountId}
      and session_at = ${timestamp(session.closesAt)} and state = 'WAITING'
    order by incoming_id for update of incoming`.execute(tx)
  return rows.map(row => ({
    incomingId: row.incoming_id,
    accountId: row.account_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    payerName: row.payer_name,
    payerAccount: row.payer_account,
    payerBic: row.payer_bic,
    ...(row.payer_inn === null ? {} : { payerInn: row.payer_inn }),
    purpose: row.purpose,
    documentNumber: row.document_number,
    status: row.status,
  }))
}

export async function saveBooked(tx: TwinDb, incomingIds: readonly string[]): Promise<void> {
  if (incomingIds.length === 0) return
  await sql`
    update twin.incoming_payment set state = 'BOOKED'
    where incoming_id = any(${incomingIds}::uuid[])`.execute(tx)
}

/** The reason why each of these is returned. */
export async function saveReturned(
  tx: TwinDb,
  returned: readonly { readonly incomingId: string; readonly code: BankRefusal }[],
  now: Instant,
): Promise<void> {
  if (returned.length === 0) return
  const rows = returned.map(({ incomingId, code }) => ({
    incoming_id: incomingId,
    return_code: code,
  }))
  await sql`
    update twin.incoming_payment incoming
    set state = 'RETURNED', return_code = went.return_code, returned_at = ${timestamp(now)}
    from json_populate_recordset(null::twin.incoming_payment, ${recordset(rows)}) as went
    where incoming.incoming_id = went.incoming_id`.execute(tx)
}
