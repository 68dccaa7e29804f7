import { webcrypto } from 'node:crypto'
import {
  confirmedText,
  type PayControlKey,
  type PayControlOutcome,
} from '@tartip/bank-ports/pay-control'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  activateKey,
  findKey,
  findKeyOfSecret,
  readHandsetKey,
  readNewestKeys,
  setKeyStatus,
} from './key-store.ts'
import { answerTransaction, secretHashOf } from './pay-control.ts'
import { findTransaction, readWaiting, type TransactionAnswer } from './transaction-store.ts'

export type HandsetRefusal =
  | 'KEY_NOT_FOUND'
  | 'KEY_ALREADY_TAKEN'
  | 'KEY_EXPIRED'
  | 'KEY_BLOCKED'
  | 'REQUEST_NOT_FOUND'
  | 'REQUEST_ANSWERED'
  | 'REQUEST_EXPIRED'
  | 'REASON_REQUIRED'

/** A request as the phone shows it. */
export interface HandsetRequest {
  readonly transactionId: string
  readonly pcUserId: string
  readonly text: string
  readonly createdAt: Instant
  readonly validUntil: Instant
}

/** Every phone of the demo: activates keys, shows requests, confirms or declines them. */
export interface Handset {
  /** The newest key of each person, of all organisations. */
  keys(): Promise<PayControlKey[]>
  /** A phone reads the QR or is given the key text; the first one takes the key. */
  takeKey(qrOrKeyText: string): Promise<Result<PayControlKey, HandsetRefusal>>
  requests(pcUserId: string | undefined): Promise<HandsetRequest[]>
  confirm(transactionId: string): Promise<Result<PayControlOutcome, HandsetRefusal>>
  decline(transactionId: string, reason: string): Promise<Result<PayControlOutcome, HandsetRefusal>>
  setBlocked(pcUserId: string, isBlocked: boolean): Promise<Result<PayControlKey, HandsetRefusal>>
}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const largestList = 200

export function createHandset(deps: ServiceDeps): Handset {
  const { db, clock } = deps

  const answer = async (
    transactionId: string,
    make: (tx: TwinDb, pcUserId: string, digest: string) => Promise<TransactionAnswer>,
  ): Promise<Result<PayControlOutcome, HandsetRefusal>> =>
    inTransaction(db, async tx => {
      const now = clock.now()
      const stored = isUuid(transactionId)
        ? await findTransaction(tx, transactionId, now, 'for update')
        : undefined
      if (stored === undefined) return err('REQUEST_NOT_FOUND')
      if (stored.outcome.state === 'EXPIRED') return err('REQUEST_EXPIRED')
      if (stored.outcome.state !== 'WAITING') return err('REQUEST_ANSWERED')
      const key = await findKey(tx, stored.pcUserId, now)
      if (key === undefined || key.status === 'REMOVED') return err('KEY_NOT_FOUND')
      if (key.status === 'EXPIRED') return err('KEY_EXPIRED')
      if (key.status === 'BLOCKED') return err('KEY_BLOCKED')
      const given = await make(tx, stored.pcUserId, stored.digest)
      return ok(await answerTransaction(tx, stored, given, now))
    })

  return {
    keys: () => readNewestKeys(db, undefined, clock.now()),
    takeKey: text => takeKey(deps, text),
    async requests(pcUserId) {
      const list = await readWaiting(db, pcUserId, clock.now(), largestList)
      return list.map(request => ({
        transactionId: request.transactionId,
        pcUserId: request.pcUserId,
        text: request.text,
        createdAt: request.createdAt,
        validUntil: request.validUntil,
      }))
    },
    confirm: transactionId =>
      answer(transactionId, async (tx, pcUserId, digest) => {
        const privateKey = await readHandsetKey(tx, pcUserId)
        if (privateKey === undefined) throw new Error('The phone of an active key has none')
        const confirmCode = await sign(privateKey, confirmedText(transactionId, digest))
        return { state: 'CONFIRMED', confirmCode }
      }),
    async decline(transactionId, reason) {
      if (reason.trim() === '') return err('REASON_REQUIRED')
      return answer(transactionId, async () => ({ state: 'DECLINED', reason: reason.trim() }))
    },
    setBlocked: (pcUserId, isBlocked) =>
      inTransaction(db, async tx => {
        const key = await findKey(tx, pcUserId, clock.now())
        const canBe = key?.status === 'ACTIVE' || key?.status === 'BLOCKED'
        if (key === undefined || !canBe) return err('KEY_NOT_FOUND')
        const status = isBlocked ? 'BLOCKED' : 'ACTIVE'
        await setKeyStatus(tx, pcUserId, status)
        return ok({ ...key, status })
      }),
  }
}

async function takeKey(
  { db, clock }: ServiceDeps,
  qrOrKeyText: string,
): Promise<Result<PayControlKey, HandsetRefusal>> {
  const pair = await webcrypto.subtle.generateKey(ecdsa, true, ['sign', 'verify'])
  const publicKey = base64Of(await webcrypto.subtle.exportKey('spki', pair.publicKey))
  const privateKey = base64Of(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey))
  return inTransaction(db, async tx => {
    const key = await findKeyOfSecret(tx, secretHashOf(qrOrKeyText), clock.now())
    if (key === undefined || key.status === 'REMOVED') return err('KEY_NOT_FOUND')
    if (key.status === 'EXPIRED') return err('KEY_EXPIRED')
    if (key.status !== 'CREATED') return err('KEY_ALREADY_TAKEN')
    await activateKey(tx, key.pcUserId, publicKey, privateKey)
    return ok({ ...key, status: 'ACTIVE', publicKey })
  })
}

async function sign(privateKey: string, text: string): Promise<string> {
  const bytes = Buffer.from(privateKey, 'base64')
  const key = await webcrypto.subtle.importKey('pkcs8', bytes, ecdsa, false, ['sign'])
  return base64Of(await webcrypto.subtle.sign(ecdsa, key, Buffer.from(text)))
}

function base64Of(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64')
}
