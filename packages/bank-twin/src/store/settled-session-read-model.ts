import { sql } from 'kysely'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Instant } from '@tartip/domain/time/instant'
import type { SettlementTransit } from '../internal-accounts.ts'
import type { SettledSession } from './session-store.ts'
import type { TwinDb } from './twin-db.ts'

interface SessionRow {
  system: SettlementTransit
  currency: CurrencyCode
  closes_at: Instant
  settled_at: Instant
  outgoing_count: bigint
  outgoing_minor: bigint
  incoming_count: bigint
  incoming_minor: bigint
  /** Numbers of a JSON list come as texts, or they would lose digits. */
  positions: readonly {
    readonly participant: string
    readonly outgoing_count: string
    readonly outgoing_minor: string
    readonly incoming_count: string
    readonly incoming_minor: string
  }[]
}

/** The newest first, each with its positions in the order of the participants. */
export async function readSettledSessions(db: TwinDb, limit: number): Promise<SettledSession[]> {
  const { rows } = await sql<SessionRow>`
    select system, currency, closes_at, settled_at, outgoing_count, outgoing_minor,
      incoming_count, incoming_minor, coalesce(positions.list, '[]'::json) as positions
    from twin.settlement_session session left join lateral (
      select json_agg(json_build_object('participant', participant,
        'outgoing_count', outgoing_count::text, 'outgoing_minor', outgoing_minor::text,
        'incoming_count', incoming_count::text, 'incoming_minor', incoming_minor::text)
        order by participant) as list
      from twin.settlement_position position
      where position.transit_account_id = session.transit_account_id
        and position.closes_at = session.closes_at
    ) as positions on true
    where settled_at is not null
    order by settled_at desc, closes_at desc, system, currency limit ${limit}`.execute(db)
  return rows.map(row => ({
    system: row.system,
    currency: row.currency,
    closesAt: row.closes_at,
    settledAt: row.settled_at,
    outgoingCount: row.outgoing_count,
    outgoingMinor: row.outgoing_minor,
    incomingCount: row.incoming_count,
    incomingMinor: row.incoming_minor,
    positions: row.positions.map(position => ({
      participant: position.participant,
      outgoingCount: BigInt(position.outgoing_count),
      outgoingMinor: BigInt(position.outgoing_minor),
      incomingCount: BigInt(position.incoming_count),
      incomingMinor: BigInt(position.incoming_minor),
    })),
  }))
}
