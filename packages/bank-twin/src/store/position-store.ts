import { sql } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'
import type { SessionKey, SessionPosition, SessionTotals } from './session-store.ts'
import { timestamp, type TwinDb } from './twin-db.ts'

/**
 * Nets the session against each participant and keeps what it came to: outgoing is what was executed into the
 * transit, incoming what was credited out of it. A session is settled once, so this is written once.
 */
export async function savePositions(tx: TwinDb, session: SessionKey): Promise<SessionPosition[]> {
  const { transitAccountId, closesAt } = session
  const { rows } = await sql<PositionRow>`
    insert into twin.settlement_position (transit_account_id, closes_at, participant,
      outgoing_count, outgoing_minor, incoming_count, incoming_minor)
    select ${transitAccountId}, ${timestamp(closesAt)}, participant,
      count(outgoing), coalesce(sum(outgoing), 0), count(incoming), coalesce(sum(incoming), 0)
    from (
      select coalesce(nullif(left(recipient_bic, 3), ''), details #>> '{qr,provider}', '')
        as participant, amount_minor as outgoing, null::bigint as incoming
      from twin.payment_order
      where credit_account_id = ${transitAccountId}
        and session_at = ${timestamp(closesAt)} and state = 'EXECUTED'
      union all
      select left(payer_bic, 3), null, amount_minor from twin.incoming_payment
      where transit_account_id = ${transitAccountId}
        and session_at = ${timestamp(closesAt)} and state = 'BOOKED'
    ) as moved
    group by participant
    returning transit_account_id, closes_at, participant, outgoing_count, outgoing_minor,
      incoming_count, incoming_minor`.execute(tx)
  return rows.map(positionOf)
}

interface PositionRow {
  transit_account_id: string
  closes_at: Instant
  participant: string
  outgoing_count: bigint
  outgoing_minor: bigint
  incoming_count: bigint
  incoming_minor: bigint
}

export function totalsOf(positions: readonly SessionPosition[]): SessionTotals {
  const sum = (name: keyof SessionTotals) =>
    positions.reduce((total, position) => total + position[name], 0n)
  return {
    outgoingCount: sum('outgoingCount'),
    outgoingMinor: sum('outgoingMinor'),
    incomingCount: sum('incomingCount'),
    incomingMinor: sum('incomingMinor'),
  }
}

function positionOf(row: PositionRow): SessionPosition {
  return {
    participant: row.participant,
    outgoingCount: row.outgoing_count,
    outgoingMinor: row.outgoing_minor,
    incomingCount: row.incoming_count,
    incomingMinor: row.incoming_minor,
  }
}
