import { leaseMs } from '@tartip/bank-ports/heartbeat'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { isConfirmedBy, type PayControlOutcome } from '@tartip/bank-ports/pay-control'
import { holds, type Verdict } from '@tartip/domain/result'
import { withPrintableOnly } from '@tartip/domain/text/visible-text'

import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { ApplyPhoneAnswer, PhoneAnswer } from '../public.ts'
import {
  endRequest,
  markApplied,
  readRequestsOf,
  type RequestEnd,
  type StoredPhoneRequest,
} from '../store/phone-request-store.ts'
import { answerOf } from './phone-answer.ts'
import { isOpen, type Desk } from './phone-desk.ts'

/** Ends a request as the server says that it has ended. */
export async function applyOutcome(
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

/** A confirmation that its own key does not bear out confirms nothing, whoever sends it. */
export async function confirmationOf(
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

/** Answers whether the request was really withdrawn: a phone that was faster has its answer applied. */
export async function withdrawRequest(
  desk: Desk,
  request: StoredPhoneRequest,
  state: 'CANCELLED' | 'EXPIRED',
): Promise<boolean> {
  const { transactionId, pcUserId } = request
  const outcome =
    pcUserId === undefined ? undefined : await desk.deps.payControl.cancel(transactionId)
  const isAnswered = outcome?.state === 'CONFIRMED' || outcome?.state === 'DECLINED'
  if (outcome !== undefined && isAnswered) {
    await applyOutcome(desk, request, outcome)
    return false
  }
  return end(desk, transactionId, { state })
}

/** The first end stands; answers whether it was this one. What a phone says goes on in signs that can be seen. */
export async function end(
  desk: Desk,
  transactionId: string,
  reported: RequestEnd,
): Promise<boolean> {
  const { db, clock } = desk.deps
  const how =
    reported.reason === undefined
      ? reported
      : { ...reported, reason: withPrintableOnly(reported.reason).trim() }
  const movesDocument =
    how.state === 'CONFIRMED' || how.state === 'DECLINED' || how.state === 'EXPIRED'
  return desk.whileLeased(transactionId, async () => {
    const ended = await inSystem(db, tx =>
      endRequest(tx, transactionId, how, movesDocument, clock.now() + leaseMs),
    )
    if (ended !== undefined && movesDocument) await apply(desk, ended)
    return ended !== undefined
  })
}

/** Makes the step; when it fails the request stays due and a job comes back to it. */
export async function apply(desk: Desk, request: StoredPhoneRequest): Promise<void> {
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
): Promise<Verdict<ErrorCode>> {
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
      await withdrawRequest(desk, other, 'CANCELLED')
    } catch (error) {
      // The job ends the request when its time is over; the step itself is made.
      if (!(error instanceof BankUnavailable)) throw error
    }
  }
}
