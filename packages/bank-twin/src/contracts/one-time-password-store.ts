import { sql } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

export interface StoredPassword {
  readonly personId: string
  readonly requestId: string
  readonly salt: Uint8Array
  readonly hash: Uint8Array
  readonly expiresAt: Instant
  readonly attemptsLeft: number
  readonly retiredAt?: Instant
}

/** For whom a request has sent a password; `undefined` for a request that is new. */
export async function findPasswordRequest(
  db: TwinDb,
  requestId: string,
): Promise<{ readonly personId: string } | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from twin.one_time_password_request
      where request_id = ${requestId}`.execute(db)
  return rows[0] && { personId: rows[0].person_id }
}

/** Puts a new password in the place of the person's earlier one, unless this very request did so before. */
export async function savePassword(
  db: TwinDb,
  password: Omit<StoredPassword, 'retiredAt'>,
): Promise<'SAVED' | 'SENT_BEFORE'> {
  const { rows } = await sql`
    insert into twin.one_time_password_request (request_id, person_id)
      values (${password.requestId}, ${password.personId})
      on conflict do nothing
      returning request_id`.execute(db)
  if (rows.length === 0) return 'SENT_BEFORE'
  await sql`
    insert into twin.one_time_password
      (person_id, request_id, salt, hash, expires_at, tries_left)
    values (${password.personId}, ${password.requestId}, ${password.salt}, ${password.hash},
      ${timestamp(password.expiresAt)}, ${password.attemptsLeft})
    on conflict (person_id) do update set
      request_id = excluded.request_id, salt = excluded.salt, hash = excluded.hash,
      expires_at = excluded.expires_at, tries_left = excluded.tries_left, retired_at = null
  `.execute(db)
  return 'SAVED'
}

export async function findPasswordForUpdate(
  tx: TwinDb,
  personId: string,
): Promise<StoredPassword | undefined> {
  const { rows } = await sql<{
    request_id: string
    salt: Uint8Array
    hash: Uint8Array
    expires_at: Instant
    tries_left: number
    retired_at: Instant | null
  }>`
    select * from twin.one_time_password where person_id = ${personId} for update`.execute(tx)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    personId,
    requestId: row.request_id,
    salt: row.salt,
    hash: row.hash,
    expiresAt: row.expires_at,
    attemptsLeft: row.tries_left,
    ...(row.retired_at === null ? {} : { retiredAt: row.retired_at }),
  }
}

export async function countPasswordTry(tx: TwinDb, personId: string): Promise<void> {
  await sql`
    update twin.one_time_password set tries_left = tries_left - 1
    where person_id = ${personId}`.execute(tx)
}

export async function retirePassword(db: TwinDb, personId: string, at: Instant): Promise<void> {
  await sql`
    update twin.one_time_password set retired_at = ${timestamp(at)}
    where person_id = ${personId} and retired_at is null`.execute(db)
}
