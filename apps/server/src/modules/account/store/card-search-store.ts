import { sql } from 'kysely'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'

const hourMs = 3_600_000

/** Counts a search of the person and answers the how many-th of this hour it is. */
export async function countCardSearch(
  tx: Db,
  legalPartyId: string,
  personId: string,
  now: Instant,
): Promise<number> {
  const hour = toIso(Math.floor(now / hourMs) * hourMs)
  await sql`
    delete from account.card_search where legal_party_id = ${legalPartyId}
      and person_id = ${personId} and hour < ${hour}::timestamptz`.execute(tx)
  const { rows } = await sql<{ searches: number }>`
    insert into account.card_search as counted (legal_party_id, person_id, hour, searches)
    values (${legalPartyId}, ${personId}, ${hour}::timestamptz, 1)
    on conflict (legal_party_id, person_id, hour) do update set searches = counted.searches + 1
    returning searches`.execute(tx)
  return rows[0]?.searches ?? 1
}
