import { sql } from 'kysely'

import type { ApiKeyApi, ApiKeyLife } from '@tartip/domain/people/api-key'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { sqlStateOf } from '../../../platform/db/transaction.ts'
import { actorFromRow, type ActorRow } from './session-store.ts'
import type { AccessControlTables } from './tables.ts'

/** An organisation's key; of the key itself only its hash is kept. */
export interface StoredApiKey extends ApiKeyLife {
  readonly keyId: string
  readonly keyPrefix: string
  readonly personId: string
  readonly apis: readonly ApiKeyApi[]
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | undefined
}

export interface NewApiKeyRow {
  readonly legalPartyId: string
  readonly keyId: string
  readonly keyHash: string
  readonly keyPrefix: string
  readonly personId: string
  readonly userContractId: string
  readonly apis: readonly ApiKeyApi[]
  readonly createdAt: Instant
  readonly validUntil: Instant
}

/** A key that a program has shown, with the person it acts for. */
export interface ShownApiKey extends ApiKeyLife {
  readonly keyId: string
  readonly legalPartyId: string
  readonly apis: readonly ApiKeyApi[]
  readonly actor: Actor | undefined
  readonly lastUsedAt: Instant | undefined
  readonly lastUsedIp: string | undefined
}

/** PostgreSQL's code of a broken unique index. */
const uniqueViolation = '23505'

/** Keys of one organisation; call it with a transaction of that organisation. */
export function createApiKeyStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  const changeLast = (legalPartyId: string) =>
    db
      .updateTable('access_control.api_key')
      .where('legal_party_id', '=', legalPartyId)
      .where('reissue_allowed_at', 'is', null)

  return {
    /** The key made last, whatever has become of it. */
    async findLast(legalPartyId: string): Promise<StoredApiKey | undefined> {
      const row = await db
        .selectFrom('access_control.api_key as k')
        .selectAll()
        .where('k.legal_party_id', '=', legalPartyId)
        .orderBy('k.created_at', 'desc')
        .orderBy('k.key_id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return (
        row && {
          keyId: row.key_id,
          keyPrefix: row.key_prefix,
          personId: row.person_id,
          apis: row.apis,
          createdAt: row.created_at,
          validUntil: row.valid_until,
          endedAt: row.ended_at ?? undefined,
          reissueAllowedAt: row.reissue_allowed_at ?? undefined,
          lastUsedAt: row.last_used_at ?? undefined,
        }
      )
    },

    /** False when another key stands in the way, made meanwhile perhaps; the transaction is lost then. */
    async add(key: NewApiKeyRow): Promise<boolean> {
      try {
        await db
          .insertInto('access_control.api_key')
          .values({
            legal_party_id: key.legalPartyId,
            key_id: key.keyId,
            key_hash: key.keyHash,
            key_prefix: key.keyPrefix,
            person_id: key.personId,
            user_contract_id: key.userContractId,
            apis: [...key.apis],
            created_at: toTimestamp(key.createdAt),
            valid_until: toTimestamp(key.validUntil),
            last_used_ip: null,
          })
          .execute()
        return true
      } catch (error) {
        if (sqlStateOf(error) === uniqueViolation) return false
        throw error
      }
    },

    /** Switches the key off; false when there is none that is still on. */
    async end(legalPartyId: string, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await changeLast(legalPartyId)
        .set({ ended_at: toTimestamp(now) })
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Makes room for another key; the former one stops working at once. False when there is none. */
    async allowReissue(legalPartyId: string, now: Instant): Promise<boolean> {
      const { numUpdatedRows } = await changeLast(legalPartyId)
        .set({ reissue_allowed_at: toTimestamp(now) })
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async noteUse(legalPartyId: string, keyId: string, ip: string, now: Instant): Promise<void> {
      await db
        .updateTable('access_control.api_key')
        .set({ last_used_at: toTimestamp(now), last_used_ip: ip })
        .where('legal_party_id', '=', legalPartyId)
        .where('key_id', '=', keyId)
        .execute()
    },
  }
}

/** The key behind a hash, of whatever organisation; no actor when its maker or the contract is closed. */
export async function findApiKeyByHash(
  handle: Db,
  keyHash: string,
  today: LocalDate,
): Promise<ShownApiKey | undefined> {
  const { rows } = await sql<ShownApiKeyRow>`
    select * from access_control.api_key_by_hash(${keyHash}, ${today}::date)`.execute(handle)
  const row = rows[0]
  if (row === undefined) return undefined
  return {
    keyId: row.key_id,
    legalPartyId: row.key_legal_party_id,
    apis: row.apis,
    validUntil: row.valid_until,
    endedAt: row.ended_at ?? undefined,
    reissueAllowedAt: row.reissue_allowed_at ?? undefined,
    lastUsedAt: row.last_used_at ?? undefined,
    lastUsedIp: row.last_used_ip ?? undefined,
    // A key has no session; its own id stands where the audit and the idempotency keys want one.
    actor: actorFromRow({ ...row, session_id: row.key_id }),
  }
}

interface ShownApiKeyRow extends Omit<ActorRow, 'session_id'> {
  key_id: string
  key_legal_party_id: string
  apis: ApiKeyApi[]
  valid_until: Instant
  ended_at: Instant | null
  reissue_allowed_at: Instant | null
  last_used_at: Instant | null
  last_used_ip: string | null
}
