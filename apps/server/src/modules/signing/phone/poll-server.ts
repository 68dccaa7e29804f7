import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Instant } from '@tartip/domain/time/instant'

import { inSystem } from '../../../platform/db/transaction.ts'
import {
  findRequest,
  nextCheckAt,
  recordKeyOwner,
  recordSent,
  type StoredPhoneRequest,
} from '../store/phone-request-store.ts'
import { isOpen, type Desk } from './phone-desk.ts'
import { apply, end, withdrawRequest, applyOutcome } from './settle-request.ts'

/** Without a callback the server is polled at this interval. */
const pollEveryMs = 30_000
const unavailableRetryMs = 5_000

/** Does what a request is due for: sends it, polls its outcome, ends it, or applies its answer. */
export async function workOn(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock } = desk.deps
  const { transactionId } = request
  try {
    if (!isOpen(request)) return await apply(desk, request)
    if (clock.now() > request.validUntil) {
      await withdrawRequest(desk, request, 'EXPIRED')
      return
    }
    await (request.state === 'SENDING' ? send(desk, request) : pollOutcome(desk, request))
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    await inSystem(db, tx => nextCheckAt(tx, transactionId, clock.now() + unavailableRetryMs))
  }
}

/** The transaction has its id before the server is called, so that even the fastest phone finds its request. */
async function send(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock, payControl, callbackUrl } = desk.deps
  const { transactionId, personId, text, digest, validUntil } = request
  const keys = await payControl.keysOf(request.legalPartyId)
  const key = keys.find(one => one.personId === personId)
  if (key?.status !== 'ACTIVE' || key.publicKey === undefined) {
    const reason = key === undefined ? 'KEY_NOT_FOUND' : reasonOfKey[key.status]
    await end(desk, transactionId, { state: 'FAILED', reason })
    return
  }
  const { pcUserId, publicKey } = key
  await inSystem(db, tx => recordKeyOwner(tx, transactionId, { pcUserId, publicKey }))
  const answer = await payControl.requestConfirmation({
    transactionId,
    pcUserId,
    text,
    digest,
    validUntil,
    callbackUrl,
  })
  if (!answer.ok) {
    await end(desk, transactionId, { state: 'FAILED', reason: answer.error.code })
    return
  }
  const nextAt = nextCheck(clock.now(), validUntil)
  await inSystem(db, tx => recordSent(tx, transactionId, nextAt))
  await applyOutcome(desk, { ...request, pcUserId, publicKey }, answer.value)
}

const reasonOfKey = {
  CREATED: 'KEY_NOT_ACTIVATED',
  ACTIVE: 'KEY_NOT_ACTIVATED',
  BLOCKED: 'KEY_BLOCKED',
  EXPIRED: 'KEY_EXPIRED',
  REMOVED: 'KEY_NOT_FOUND',
} as const

/** Without a callback the server is queried. */
async function pollOutcome(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock, payControl } = desk.deps
  const { transactionId, validUntil } = request
  const outcome = await payControl.outcomeOf(transactionId)
  if (outcome !== undefined) await applyOutcome(desk, request, outcome)
  const nextAt = nextCheck(clock.now(), validUntil)
  await inSystem(db, async tx => {
    const now = await findRequest(tx, transactionId)
    if (now !== undefined && isOpen(now)) await nextCheckAt(tx, transactionId, nextAt)
  })
}

/** The end of a request has its own check, just after it. */
const nextCheck = (now: Instant, validUntil: Instant): Instant =>
  now >= validUntil ? now + 1 : Math.min(now + pollEveryMs, validUntil + 1)
