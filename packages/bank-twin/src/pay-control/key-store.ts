import { sql } from 'kysely'
import type { PayControlKey, PayControlKeyStatus } from '@tartip/bank-ports/pay-control'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface KeyRow {
  pc_user_id: string
  legal_party_id: string
  person_id: string
  username: string
  status: Exclude<PayControlKeyStatus, 'EXPIRED'>
  created_at: Instant
  expires_at: Instant
  public_key: string | null
}

export interface NewKey {
  readonly pcUserId: string
  readonly requestId: string
  /** Of everything that was requested. */
  readonly fingerprint: string
  readonly legalPartyId: string
  readonly personId: string
  readonly username: string
  readonly secretHash: string
  readonly createdAt: Instant
  readonly expiresAt: Instant
}

export async function insertKey(tx: TwinDb, key: NewKey): Promise<void> {
  await sql`
    insert into twin.pay_control_key (pc_user_id, request_id, request_fingerprint, legal_party_id, person_id,
      username, status, secret_hash, created_at, expires_at)
    values (${key.pcUserId}, ${key.requestId}, ${key.fingerprint}, ${key.legalPartyId},
      ${key.personId}, ${key.username}, 'CREATED', ${key.secretHash}, ${timestamp(key.createdAt)},
      ${timestamp(key.expiresAt)})`.execute(tx)
}

/** The request that a key was given out for. Of keys from before, only that there was one is known. */
export async function findKeyRequest(
  tx: TwinDb,
  requestId: string,
): Promise<{ readonly fingerprint: string | undefined } | undefined> {
  const { rows } = await sql<{ request_fingerprint: string | null }>`
    select request_fingerprint from twin.pay_control_key
    where request_id = ${requestId}`.execute(tx)
  return rows[0] && { fingerprint: rows[0].request_fingerprint ?? undefined }
}

/** The key of the person that is not removed, locked until the transaction ends. */
export async function findLiveKey(
  tx: TwinDb,
  legalPartyId: string,
  personId: string,
  now: Instant,
): Promise<PayControlKey | undefined> {
  const { rows } = await sql<KeyRow>`
    select * from twin.pay_control_key
    where legal_party_id = ${legalPartyId} and person_id = ${personId} and status <> 'REMOVED'
    for update`.execute(tx)
  return rows[0] === undefined ? undefined : keyOf(rows[0], now)
}

/** @param lock `for share` keeps the key from being ended or blocked until the transaction ends */
export async function findKey(
  db: TwinDb,
  pcUserId: string,
  now: Instant,
  lock: 'read' | 'for share' = 'read',
): Promise<PayControlKey | undefined> {
  const { rows } = await sql<KeyRow>`
    select * from twin.pay_control_key where pc_user_id = ${pcUserId}
    ${lock === 'read' ? sql`` : sql`for share`}`.execute(db)
  return rows[0] === undefined ? undefined : keyOf(rows[0], now)
}

/** The key that a phone has read a secret of, locked until the transaction ends. */
export async function findKeyOfSecret(
  tx: TwinDb,
  secretHash: string,
  now: Instant,
): Promise<PayControlKey | undefined> {
  const { rows } = await sql<KeyRow>`
    select * from twin.pay_control_key where secret_hash = ${secretHash} for update`.execute(tx)
  return rows[0] === undefined ? undefined : keyOf(rows[0], now)
}

/** The newest key of each person; of one organisation, or of all of them for the desk. */
export async function readNewestKeys(
  db: TwinDb,
  legalPartyId: string | undefined,
  now: Instant,
): Promise<PayControlKey[]> {
  const { rows } = await sql<KeyRow>`
    select distinct on (legal_party_id, person_id) * from twin.pay_control_key
    where ${legalPartyId ?? null}::uuid is null or legal_party_id = ${legalPartyId ?? null}::uuid
    order by legal_party_id, person_id, (status = 'REMOVED'), created_at desc`.execute(db)
  return rows.map(row => keyOf(row, now))
}

export async function setKeyStatus(
  tx: TwinDb,
  pcUserId: string,
  status: 'ACTIVE' | 'BLOCKED' | 'REMOVED',
): Promise<void> {
  await sql`
    update twin.pay_control_key set status = ${status} where pc_user_id = ${pcUserId}`.execute(tx)
}

/** The phone has made its key pair: the public half is the key's, the private one stays with the phone. */
export async function activateKey(
  tx: TwinDb,
  pcUserId: string,
  publicKey: string,
  privateKey: string,
): Promise<void> {
  await sql`
    update twin.pay_control_key set status = 'ACTIVE', public_key = ${publicKey}
    where pc_user_id = ${pcUserId}`.execute(tx)
  await sql`
    insert into twin.handset_key (pc_user_id, private_key)
    values (${pcUserId}, ${privateKey})`.execute(tx)
}

export async function readHandsetKey(db: TwinDb, pcUserId: string): Promise<string | undefined> {
  const { rows } = await sql<{ private_key: string }>`
    select private_key from twin.handset_key where pc_user_id = ${pcUserId}`.execute(db)
  return rows[0]?.private_key
}

function keyOf(row: KeyRow, now: Instant): PayControlKey {
  const isPast = row.status !== 'REMOVED' && now > row.expires_at
  return {
    pcUserId: row.pc_user_id,
    legalPartyId: row.legal_party_id,
    personId: row.person_id,
    username: row.username,
    status: isPast ? 'EXPIRED' : row.status,
    createdAt: row.created_at,
    expirationDate: row.expires_at,
    ...(row.public_key === null ? {} : { publicKey: row.public_key }),
  }
}
