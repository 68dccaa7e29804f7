import { createHash, timingSafeEqual } from 'node:crypto'
import type { OneTimePasswordRefusal } from '@tartip/bank-ports/contracts-and-registration'
import type { SmsMessage } from '@tartip/bank-ports/sms'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, type Verdict } from '@tartip/domain/result'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated } from '../common/repeated-request.ts'
import { readableText } from '../common/random-text.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { findPersonBy } from './contract-store.ts'
import {
  findPasswordForUpdate,
  findPasswordRequest,
  retirePassword,
  savePassword,
  countPasswordTry,
  type StoredPassword,
} from './one-time-password-store.ts'

const passwordLength = 12
const saltBytes = 16
const lifeMs = 24 * 60 * 60_000
const maxAttempts = 5

export interface OneTimePasswords {
  send(
    requestId: string,
    personId: string,
  ): Promise<Verdict<'PERSON_NOT_FOUND' | 'REQUEST_CHANGED'>>
  check(personId: string, password: string): Promise<Verdict<OneTimePasswordRefusal>>
  retire(personId: string): Promise<void>
}

export interface OneTimePasswordDeps extends ServiceDeps {
  /** Leaves a message with the gateway in the given transaction: both are there, or neither is. */
  readonly leaveSms: (tx: TwinDb, message: SmsMessage) => Promise<void>
}

/** Passwords for a first sign-in: sent to the phone that the bank has written down, and kept as a hash. */
export function createOneTimePasswords(deps: OneTimePasswordDeps): OneTimePasswords {
  const { db, realClock } = deps
  return {
    send(requestId, personId) {
      if (!isUuid(requestId)) throw new RangeError('The id of a request is a UUID')
      return inTransaction(db, tx => sendPassword(deps, tx, requestId, personId))
    },
    check: (personId, password) =>
      inTransaction(db, tx => checkPassword(tx, personId, password, realClock.now())),
    async retire(personId) {
      if (isUuid(personId)) await retirePassword(db, personId, realClock.now())
    },
  }
}

/** The same, in a transaction that is open already. */
export async function sendPassword(
  { realClock, random, leaveSms }: OneTimePasswordDeps,
  tx: TwinDb,
  requestId: string,
  personId: string,
): Promise<Verdict<'PERSON_NOT_FOUND' | 'REQUEST_CHANGED'>> {
  const sent = await findPasswordRequest(tx, requestId)
  const kept = sent && { fingerprint: fingerprintOf(sent) }
  const repeated = answerRepeated(kept, fingerprintOf({ personId }), () => undefined)
  if (repeated !== undefined) return repeated
  const known = isUuid(personId) ? await findPersonBy(tx, 'person_id', personId) : undefined
  if (known === undefined) return err('PERSON_NOT_FOUND')
  const password = readableText(random, passwordLength)
  const salt = random(saltBytes)
  const expiresAt = realClock.now() + lifeMs
  const hash = hashOf(salt, password)
  const stored = { personId, requestId, salt, hash, expiresAt, attemptsLeft: maxAttempts }
  const outcome = await savePassword(tx, stored)
  if (outcome === 'SENT_BEFORE') return holds
  await leaveSms(tx, {
    messageId: requestId,
    phone: known.person.phone,
    text: `Одноразовый пароль для первого входа в интернет-банк: ${password}`,
    purpose: 'CREDENTIALS',
    expiresAt,
  })
  return holds
}

async function checkPassword(
  tx: TwinDb,
  personId: string,
  password: string,
  now: number,
): Promise<Verdict<OneTimePasswordRefusal>> {
  const stored = isUuid(personId) ? await findPasswordForUpdate(tx, personId) : undefined
  if (stored === undefined) return err('ONE_TIME_PASSWORD_INCORRECT')
  const isRight = timingSafeEqual(hashOf(stored.salt, password), stored.hash)
  if (stored.retiredAt !== undefined) return err('ONE_TIME_PASSWORD_USED')
  if (now > stored.expiresAt || stored.attemptsLeft === 0) return err('ONE_TIME_PASSWORD_EXPIRED')
  if (isRight) return holds
  await countPasswordTry(tx, personId)
  return err('ONE_TIME_PASSWORD_INCORRECT')
}

/** The password has 69 bits of chance, so a fast hash gives nothing away. */
function hashOf(salt: Uint8Array, password: string): StoredPassword['hash'] {
  return createHash('sha256').update(salt).update(password).digest()
}
