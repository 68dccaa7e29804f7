import { createHash } from 'node:crypto'
import type {
  IssuedPayControlKey,
  PayControl,
  PayControlKey,
  PayControlKeyRefusal,
  PayControlKeyRequest,
  PayControlOutcome,
  PayControlTransaction,
  PayControlTransactionRefusal,
} from '@tartip/bank-ports/pay-control'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { answerRepeated, lockRequest, runOnce } from '../common/repeated-request.ts'
import { readableText } from '../common/random-text.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { queueCallback } from './callback-store.ts'
import { callbackBody } from './callbacks.ts'
import {
  findKey,
  findLiveKey,
  insertKey,
  findKeyRequest,
  readNewestKeys,
  setKeyStatus,
} from './key-store.ts'
import {
  findTransaction,
  insertTransaction,
  lockWaitingOf,
  saveAnswer,
  type StoredTransaction,
  type TransactionAnswer,
} from './transaction-store.ts'

const keyLifeMs = 365 * 24 * 60 * 60_000
const secretLength = 24
const longestText = 4_000
const qrPrefix = 'tartip-pay-control:1:'
const signingRights: ReadonlySet<string> = new Set(['FIRST', 'SECOND', 'THIRD'])

/** The vendor's server: keys, requests to phones, and what the phones answered. */
export function createPayControl(deps: ServiceDeps): PayControl {
  const { db, clock } = deps
  return {
    createKey: request => asBankCall(() => issueKey(deps, request, 'FIRST_KEY')),
    regenerateKey: request => asBankCall(() => issueKey(deps, request, 'REPLACEMENT')),
    keysOf: legalPartyId =>
      asBankCall(async () =>
        isUuid(legalPartyId) ? readNewestKeys(db, legalPartyId, clock.now()) : [],
      ),
    removeKey: (legalPartyId, personId) =>
      asBankCall(() =>
        inTransaction(db, async tx => {
          const now = clock.now()
          if (!isUuid(legalPartyId) || !isUuid(personId)) return err('KEY_NOT_FOUND')
          const key = await findLiveKey(tx, legalPartyId, personId, now)
          if (key !== undefined) {
            await endKey(tx, key, now)
            return holds
          }
          const all = await readNewestKeys(tx, legalPartyId, now)
          return all.some(one => one.personId === personId) ? holds : err('KEY_NOT_FOUND')
        }),
      ),
    requestConfirmation: transaction => asBankCall(() => takeRequest(deps, transaction)),
    outcomeOf: transactionId =>
      asBankCall(async () => {
        if (!isUuid(transactionId)) return undefined
        return (await findTransaction(db, transactionId, clock.now()))?.outcome
      }),
    cancel: transactionId =>
      asBankCall(async () => {
        if (!isUuid(transactionId)) return undefined
        return inTransaction(db, async tx => {
          const now = clock.now()
          const stored = await findTransaction(tx, transactionId, now, 'for update')
          if (stored?.outcome.state !== 'WAITING') return stored?.outcome
          return answerTransaction(tx, stored, { state: 'CANCELLED' }, now)
        })
      }),
  }
}

/** The secret of a key as the phone reads it, from the QR or typed in by hand; blanks and dashes do not matter. */
export function secretHashOf(qrOrKeyText: string): string {
  const text = qrOrKeyText.trim().replace(qrPrefix, '').replace(/[\s-]/g, '')
  return createHash('sha256').update(text).digest('hex')
}

/** Stores the outcome of a request, and queues the callback for its caller. */
export async function answerTransaction(
  tx: TwinDb,
  stored: StoredTransaction,
  answer: TransactionAnswer,
  now: Instant,
): Promise<PayControlOutcome> {
  await saveAnswer(tx, stored.transactionId, answer, now)
  const outcome: PayControlOutcome = { ...stored.outcome, ...answer, answeredAt: now }
  // A caller who cancels a request needs no callback.
  if (answer.state !== 'CANCELLED') {
    await queueCallback(tx, stored.transactionId, callbackBody(outcome))
  }
  return outcome
}

async function issueKey(
  { db, clock, ids, random }: ServiceDeps,
  request: PayControlKeyRequest,
  kind: 'FIRST_KEY' | 'REPLACEMENT',
): Promise<Result<IssuedPayControlKey, PayControlKeyRefusal>> {
  if (![request.requestId, request.legalPartyId, request.personId].every(isUuid)) {
    throw new RangeError('Ids of requests, organisations and people are UUIDs')
  }
  if (!signingRights.has(request.signRight)) return err('KEY_OWNER_CANNOT_SIGN')
  const secret = readableText(random, secretLength)
  const fingerprint = fingerprintOf({ kind, request })
  return inTransaction(db, async tx => {
    await lockRequest(tx, 'key', request.requestId)
    const earlier = await findKeyRequest(tx, request.requestId)
    const kept = earlier && { fingerprint: earlier.fingerprint ?? fingerprint }
    const repeated = answerRepeated(kept, fingerprint, () => undefined)
    // The secret was shown once: there is nothing to repeat the answer with.
    if (repeated !== undefined) return repeated.ok ? err('KEY_ALREADY_ISSUED') : repeated
    const now = clock.now()
    const present = await findLiveKey(tx, request.legalPartyId, request.personId, now)
    if (kind === 'REPLACEMENT' && present === undefined) return err('KEY_NOT_FOUND')
    const isLive = present !== undefined && present.status !== 'EXPIRED'
    if (kind === 'FIRST_KEY' && isLive) return err('KEY_EXISTS')
    if (present !== undefined) await endKey(tx, present, now)
    const key: PayControlKey = {
      pcUserId: `bank-${ids.uuid()}`,
      legalPartyId: request.legalPartyId,
      personId: request.personId,
      username: request.fullName,
      status: 'CREATED',
      createdAt: now,
      expirationDate: now + keyLifeMs,
    }
    await insertKey(tx, {
      ...key,
      requestId: request.requestId,
      fingerprint,
      secretHash: secretHashOf(secret),
      expiresAt: key.expirationDate,
    })
    return ok({
      key,
      qr: `${qrPrefix}${secret}`,
      keyText: (secret.match(/.{1,4}/g) ?? []).join('-'),
    })
  })
}

/** The key can no longer confirm; pending requests fail, and their callers are notified. */
async function endKey(tx: TwinDb, key: PayControlKey, now: Instant): Promise<void> {
  for (const waiting of await lockWaitingOf(tx, key.pcUserId, now)) {
    await answerTransaction(tx, waiting, { state: 'FAILED', reason: 'KEY_REMOVED' }, now)
  }
  await setKeyStatus(tx, key.pcUserId, 'REMOVED')
}

async function takeRequest(
  { db, clock }: ServiceDeps,
  transaction: PayControlTransaction,
): Promise<Result<PayControlOutcome, PayControlTransactionRefusal>> {
  if (!isUuid(transaction.transactionId)) throw new RangeError('A transaction id is a UUID')
  if (!/^[0-9a-f]{64}$/.test(transaction.digest)) throw new RangeError('A digest has 64 digits')
  if (transaction.text.trim() === '' || transaction.text.length > longestText) {
    return err('TEXT_INVALID')
  }
  const fingerprint = fingerprintOf(transaction)
  const { transactionId: requestId } = transaction
  return inTransaction(db, tx => {
    const now = clock.now()
    const find = () => findTransaction(tx, requestId, now)
    const answerOf = ({ outcome }: StoredTransaction) => outcome
    return runOnce(tx, { kind: 'phone', requestId, fingerprint, find, answerOf }, async () => {
      // Ending the key fails its pending requests, so no new one may be added concurrently.
      const key = await findKey(tx, transaction.pcUserId, now, 'for share')
      const refusal = whyNotUsable(key)
      if (refusal !== undefined) return err(refusal)
      await insertTransaction(tx, transaction, fingerprint, now)
      const written = await find()
      if (written === undefined) throw new Error('A request that was written is not there')
      return ok(written.outcome)
    })
  })
}

function whyNotUsable(key: PayControlKey | undefined): PayControlTransactionRefusal | undefined {
  switch (key?.status) {
    case 'ACTIVE':
      return undefined
    case 'CREATED':
      return 'KEY_NOT_ACTIVATED'
    case 'BLOCKED':
      return 'KEY_BLOCKED'
    case 'EXPIRED':
      return 'KEY_EXPIRED'
    case 'REMOVED':
    case undefined:
      return 'KEY_NOT_FOUND'
  }
}
