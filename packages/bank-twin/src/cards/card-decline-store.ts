import { sql } from 'kysely'
import type { AuthorisationRefusal } from '@tartip/domain/cards/authorise-card'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

/** Why a payment with a card is declined by what it is; a changed request is declined for another reason. */
export type CardDeclineCode =
  | AuthorisationRefusal
  | 'CARD_NOT_FOUND'
  | 'ACCOUNT_SEIZED'
  | 'RATE_NOT_FOUND'
  | 'INSUFFICIENT_FUNDS'

/** A declined payment: what it was, by its fingerprint, and why it was declined. */
export interface CardDecline {
  readonly operationId: string
  readonly fingerprint: string
  readonly code: CardDeclineCode
  readonly at: Instant
}

/** How a payment was declined; `undefined` for an id that was not. */
export async function findCardDecline(
  db: TwinDb,
  operationId: string,
): Promise<Pick<CardDecline, 'fingerprint' | 'code'> | undefined> {
  const { rows } = await sql<{ fingerprint: string; code: CardDeclineCode }>`
    select fingerprint, code from twin.card_decline
    where operation_id = ${operationId}`.execute(db)
  return rows[0]
}

export async function insertCardDecline(tx: TwinDb, decline: CardDecline): Promise<void> {
  await sql`
    insert into twin.card_decline (operation_id, fingerprint, code, at)
    values (${decline.operationId}, ${decline.fingerprint}, ${decline.code},
      ${timestamp(decline.at)})`.execute(tx)
}
