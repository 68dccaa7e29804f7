import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { isConfirmedBy, type PayControlOutcome } from '@tartip/bank-ports/pay-control'
import type { PayControlCallback } from '@tartip/bank-ports/pay-control-callback'
import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type {
  ApplyPhoneAnswer,
  PhoneAnswer,
  PhoneDocumentKind,
  PhoneRequest,
  PhoneRequests,
} from '../public.ts'
import type { SigningDeps } from '../signing-deps.ts'
import {
  claimDueRequests,
  endRequest,
  findRequest,
  insertRequest,
  lookAgainAt,
  markApplied,
  noteKey,
  noteSent,
  readRequestsOf,
  type RequestEnd,
  type StoredPhoneRequest,
} from '../store/phone-request-store.ts'

type PhoneDeps = Pick<SigningDeps, 'db' | 'clock' | 'ids' | 'logger' | 'payControl' | 'callbackUrl'>

/** Wakes the job of this process when requests have been noted. */
export const phoneRequestsChannel = 'signing-phone-requests'

/** An answer whose callback is lost is asked for after so long. */
const askEveryMs = 30_000
/** A job that dies leaves its requests to another after this; also the rest after a failure. */
const leaseMs = 30_000
const silentServerMs = 5_000
const batchSize = 50

export type CallbackRefusal =
  | 'REQUEST_NOT_FOUND'
  | 'REQUEST_OF_ANOTHER_KEY'
  | 'CONFIRMATION_INVALID'
  | 'REQUEST_ENDED'

export interface PhoneDesk {
  readonly phones: PhoneRequests
  /** What an authenticated callback says; one that changes nothing any more is a success. */
  takeCallback(callback: PayControlCallback): Promise<Verdict<CallbackRefusal>>
  /** Sends, asks, ends and applies whatever is due; answers how many requests it looked at. */
  runDue(): Promise<number>
}

/** Requests to phones from their opening to the step that their answer makes. */
export function createPhoneRequests(deps: PhoneDeps): PhoneDesk {
  const { db, clock, ids } = deps
  const appliers = new Map<PhoneDocumentKind, ApplyPhoneAnswer>()
  const desk: Desk = { deps, appliers }
  return {
    phones: {
      async open(tx, requests, now) {
        let opened = 0
        for (const request of requests) {
          if (await insertRequest(tx, ids.uuid(), request, now)) opened += 1
        }
        if (opened > 0) wakeAfterCommit(tx, phoneRequestsChannel)
        return opened
      },
      async of(legalPartyId, kind, documentId) {
        const found = await inTenant(db, legalPartyId, tx =>
          readRequestsOf(tx, legalPartyId, kind, documentId),
        )
        return found.map(shown)
      },
      async cancel(legalPartyId, kind, documentId) {
        const found = await inTenant(db, legalPartyId, tx =>
          readRequestsOf(tx, legalPartyId, kind, documentId),
        )
        let cancelled = 0
        for (const request of found.filter(isOpen)) {
          if (await takeBack(desk, request, 'CANCELLED')) cancelled += 1
        }
        return cancelled
      },
      onAnswer(kind, apply) {
        if (appliers.has(kind)) throw new Error(`Answers about a ${kind} have their taker already`)
        appliers.set(kind, apply)
      },
    },
    takeCallback: callback => takeCallback(desk, callback),
    async runDue() {
      const now = clock.now()
      const due = await inSystem(db, tx => claimDueRequests(tx, now, now + leaseMs, batchSize))
      const worked = await Promise.allSettled(due.map(request => workOn(desk, request)))
      const failures = worked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      if (failures.length > 0) throw new AggregateError(failures, 'Some phone requests failed')
      return due.length
    },
  }
}

interface Desk {
  readonly deps: PhoneDeps
  readonly appliers: ReadonlyMap<PhoneDocumentKind, ApplyPhoneAnswer>
}

const isOpen = ({ state }: PhoneRequest): boolean => state === 'SENDING' || state === 'WAITING'

async function workOn(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock } = desk.deps
  const { transactionId } = request
  try {
    if (!isOpen(request)) return await apply(desk, request)
    if (clock.now() > request.validUntil) {
      await takeBack(desk, request, 'EXPIRED')
      return
    }
    await (request.state === 'SENDING' ? send(desk, request) : askAbout(desk, request))
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    await inSystem(db, tx => lookAgainAt(tx, transactionId, clock.now() + silentServerMs))
  }
}

/** The transaction has its id before the server hears of it, so that even the fastest phone finds its request. */
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
  await inSystem(db, tx => noteKey(tx, transactionId, { pcUserId, publicKey }))
  const asked = await payControl.requestConfirmation({
    transactionId,
    pcUserId,
    text,
    digest,
    validUntil,
    callbackUrl,
  })
  if (!asked.ok) {
    await end(desk, transactionId, { state: 'FAILED', reason: asked.error.code })
    return
  }
  const nextAt = nextLook(clock.now(), validUntil)
  await inSystem(db, tx => noteSent(tx, transactionId, nextAt))
  await takeOutcome(desk, { ...request, pcUserId, publicKey }, asked.value)
}

const reasonOfKey = {
  CREATED: 'KEY_NOT_ACTIVATED',
  ACTIVE: 'KEY_NOT_ACTIVATED',
  BLOCKED: 'KEY_BLOCKED',
  EXPIRED: 'KEY_EXPIRED',
  REMOVED: 'KEY_NOT_FOUND',
} as const

/** No callback has come: the server knows. */
async function askAbout(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, clock, payControl } = desk.deps
  const { transactionId, validUntil } = request
  const outcome = await payControl.outcomeOf(transactionId)
  if (outcome !== undefined) await takeOutcome(desk, request, outcome)
  const nextAt = nextLook(clock.now(), validUntil)
  await inSystem(db, async tx => {
    const now = await findRequest(tx, transactionId)
    if (now !== undefined && isOpen(now)) await lookAgainAt(tx, transactionId, nextAt)
  })
}

/** The end of a request has its own look, just past it. */
const nextLook = (now: Instant, validUntil: Instant): Instant =>
  now >= validUntil ? now + 1 : Math.min(now + askEveryMs, validUntil + 1)

async function takeOutcome(
  desk: Desk,
  request: StoredPhoneRequest,
  outcome: PayControlOutcome,
): Promise<void> {
  const { transactionId } = request
  const { reason, answeredAt } = outcome
  switch (outcome.state) {
    case 'WAITING':
      return
    case 'CONFIRMED': {
      const confirmed = await confirmationOf(request, outcome)
      await end(desk, transactionId, confirmed)
      return
    }
    case 'DECLINED':
    case 'FAILED':
    case 'EXPIRED':
    case 'CANCELLED':
      await end(desk, transactionId, { state: outcome.state, reason, answeredAt })
  }
}

/** A confirmation that its own key does not bear out confirms nothing, whoever tells it. */
async function confirmationOf(
  request: StoredPhoneRequest,
  { confirmCode = '', answeredAt }: Pick<PayControlOutcome, 'confirmCode' | 'answeredAt'>,
): Promise<RequestEnd> {
  const { publicKey = '', transactionId, digest, validUntil } = request
  const isTheirs = await isConfirmedBy(publicKey, transactionId, digest, confirmCode)
  if (!isTheirs || answeredAt === undefined) {
    return { state: 'FAILED', reason: 'CONFIRMATION_INVALID' }
  }
  if (answeredAt > validUntil) return { state: 'EXPIRED', answeredAt }
  return { state: 'CONFIRMED', confirmCode, answeredAt }
}

async function takeCallback(
  desk: Desk,
  callback: PayControlCallback,
): Promise<Verdict<CallbackRefusal>> {
  const { transactionId, pcUserId } = callback
  const request = await inSystem(desk.deps.db, tx => findRequest(tx, transactionId))
  if (request === undefined) return err('REQUEST_NOT_FOUND')
  if (request.pcUserId !== pcUserId) return err('REQUEST_OF_ANOTHER_KEY')
  if (!isOpen(request)) return repeated(request, callback)
  switch (callback.kind) {
    case 'UNCLEAR':
      // Nothing may be guessed from it: the server is asked.
      await workOn(desk, { ...request, state: 'WAITING' })
      return holds
    case 'FAILED':
      await end(desk, transactionId, { state: 'FAILED', reason: callback.message })
      return holds
    case 'DECLINED':
      await end(desk, transactionId, {
        state: 'DECLINED',
        reason: callback.reason,
        answeredAt: desk.deps.clock.now(),
      })
      return holds
    case 'CONFIRMED': {
      const { confirmCode, signedAt: answeredAt } = callback
      const confirmed = await confirmationOf(request, { confirmCode, answeredAt })
      // A forged one ends nothing: the phone can still answer.
      if (confirmed.state === 'FAILED') return err('CONFIRMATION_INVALID')
      await end(desk, transactionId, confirmed)
      return holds
    }
  }
}

/** The same news again is no news; other news about an ended request is refused. */
function repeated(
  { state }: StoredPhoneRequest,
  { kind }: PayControlCallback,
): Verdict<CallbackRefusal> {
  return kind === 'UNCLEAR' || kind === state ? holds : err('REQUEST_ENDED', { state })
}

/** Answers whether the request was really taken back: a phone that was faster has its answer applied. */
async function takeBack(
  desk: Desk,
  request: StoredPhoneRequest,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<boolean> {
  const { transactionId, pcUserId } = request
  const outcome =
    pcUserId === undefined ? undefined : await desk.deps.payControl.cancel(transactionId)
  const isAnswered = outcome?.state === 'CONFIRMED' || outcome?.state === 'DECLINED'
  if (outcome !== undefined && isAnswered) {
    await takeOutcome(desk, request, outcome)
    return false
  }
  return end(desk, transactionId, { state })
}

async function end(desk: Desk, transactionId: string, how: RequestEnd): Promise<boolean> {
  const { db, clock } = desk.deps
  const movesDocument =
    how.state === 'CONFIRMED' || how.state === 'DECLINED' || how.state === 'EXPIRED'
  const ended = await inSystem(db, tx =>
    endRequest(tx, transactionId, how, movesDocument, clock.now() + leaseMs),
  )
  if (ended !== undefined && movesDocument) await apply(desk, ended)
  return ended !== undefined
}

/** Makes the step; when it fails the request stays due and a job comes back to it. */
async function apply(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  const { db, logger } = desk.deps
  const { transactionId, kind } = request
  const answer = answerOf(request)
  const take = desk.appliers.get(kind)
  if (answer === undefined || take === undefined) {
    throw new Error(`Nobody makes the step of an answer about a ${kind}`)
  }
  const verdict = await applied(desk, request, answer, take)
  await inSystem(db, tx =>
    markApplied(tx, transactionId, verdict.ok ? undefined : verdict.error.code),
  )
  if (!verdict.ok) {
    logger.warn({ transactionId, code: verdict.error.code }, 'a phone answered in vain')
    return
  }
  await takeBackOthers(desk, request)
}

/** Time that is over for one phone says nothing while another may still answer. */
async function applied(
  desk: Desk,
  request: StoredPhoneRequest,
  answer: PhoneAnswer,
  take: ApplyPhoneAnswer,
): Promise<Verdict<string>> {
  if (answer.outcome !== 'EXPIRED') return take(answer)
  const others = await openOnStage(desk, request)
  return others.length > 0 ? holds : take(answer)
}

async function openOnStage(
  desk: Desk,
  { legalPartyId, kind, documentId, stage }: StoredPhoneRequest,
): Promise<readonly StoredPhoneRequest[]> {
  const all = await inTenant(desk.deps.db, legalPartyId, tx =>
    readRequestsOf(tx, legalPartyId, kind, documentId),
  )
  return all.filter(one => one.stage === stage && isOpen(one))
}

/** One signatory of the stage has decided: the phones of the others need not ring any longer. */
async function takeBackOthers(desk: Desk, request: StoredPhoneRequest): Promise<void> {
  if (request.state === 'EXPIRED') return
  for (const other of await openOnStage(desk, request)) {
    try {
      // Its own answer comes too late by now, whatever the server says of it.
      await takeBack(desk, other, 'CANCELLED')
    } catch (error) {
      // The job ends the request when its time is over; the step itself is made.
      if (!(error instanceof BankUnavailable)) throw error
    }
  }
}

function answerOf(request: StoredPhoneRequest): PhoneAnswer | undefined {
  const { kind, legalPartyId, documentId, stage, personId, digest, transactionId } = request
  const about = { kind, legalPartyId, documentId, stage, personId, digest, transactionId }
  switch (request.state) {
    case 'CONFIRMED': {
      const { pcUserId, publicKey, confirmCode, answeredAt } = request
      if (pcUserId === undefined || publicKey === undefined) return undefined
      if (confirmCode === undefined || answeredAt === undefined) return undefined
      const evidence = {
        kind: 'PAY_CONTROL',
        transactionId,
        pcUserId,
        publicKey,
        confirmCode,
        answeredAt,
      } as const
      return { ...about, outcome: 'CONFIRMED', evidence }
    }
    case 'DECLINED':
      return { ...about, outcome: 'DECLINED', reason: request.reason ?? '' }
    case 'EXPIRED':
      return { ...about, outcome: 'EXPIRED' }
    default:
      return undefined
  }
}

function shown(request: StoredPhoneRequest): PhoneRequest {
  const {
    pcUserId: _pcUserId,
    publicKey: _publicKey,
    confirmCode: _confirmCode,
    isApplied: _isApplied,
    ...rest
  } = request
  return rest
}
