import { everySecond, leaseMs } from '@tartip/bank-ports/heartbeat'
import { orderOfDocument } from '@tartip/domain/forms/payment-forms'
import { BankUnavailable, type ExecutionStatus } from '@tartip/bank-ports/payment-execution'
import { processingOpensAt, processingIsPausedNow } from '@tartip/domain/bank-day/time-rule'
import {
  whySignedAgain,
  type ReturnForSignatures,
} from '@tartip/domain/documents/lapsed-signatures'
import { stagesOfScheme } from '@tartip/domain/documents/stages'
import type { SignScheme } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import { createCoalescer } from '../../../platform/coalesce.ts'
import type { ContractMember } from '../../access-control/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { Claim } from '../store/payment-job-store.ts'
import { decideStep } from '../payment-kind.ts'
import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import { checkRates } from '../use-cases/conversion-rate.ts'
import { digestOf } from '../use-cases/payment-digest.ts'
import { refusalOf } from './bank-refusal.ts'
import { dueDay, type HandOverAnswer, type PaymentJobDeps } from './payment-job-deps.ts'
import { recordHandOvers, type HandOver } from './record-hand-overs.ts'

/** Documents of one run. */
export const submitBatch = 400
const concurrentHandOvers = 100
/** Longer than any call to the bank may take: a call that began so long ago is no longer on its way. */
const longestCallMs = 60_000

/**
 * Hands fully signed documents over to the bank once their value date opens: claim and commit, then call,
 * then record. A worker that dies in between leaves a lease that runs out within seconds, because nobody
 * extends it; `retryUnfinishedSubmissions` takes the document over. Answers how many documents were claimed.
 */
export const submitDuePayments = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const claimed = await claimDue(deps)
  await handOverAll(deps, claimed, 'submit')
  return claimed.length
}

/**
 * Takes over hand-overs whose outcome nobody knows. The bank is queried what it has before anything is
 * submitted again. Answers how many documents were checked.
 */
export const retryUnfinishedSubmissions = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const unfinished = await deps.inSystem(payments =>
    payments.claimUnfinished(now, now + leaseMs, submitBatch),
  )
  await handOverAll(deps, unfinished, 'queryFirst')
  return unfinished.length
}

interface Claimed {
  readonly claim: Claim
  readonly attempts: number
  /** Absent when the bank was never called about the document. */
  readonly lastAttemptAt?: Instant
  readonly payment: PaymentDocument
}

/** One short transaction: the documents say that they are on their way before the bank receives events about them. */
async function claimDue(deps: PaymentJobDeps): Promise<readonly Claimed[]> {
  const day = deps.rules.bankDay()
  const due = dueDay(
    day,
    (operation, currency) => processingOpensAt(day, operation, currency, day.date),
    // They may have been meant for a day that has become a day off, and wait for the hour of a working one.
    (operation, currency) => processingIsPausedNow(day, operation, currency),
  )
  return deps.inSystem(async payments => {
    const found = await payments.claimDue(due, submitBatch)
    const changes = found.flatMap(payment => {
      const step = decideStep(payment, 'submit', stepBySystem('clock'), day)
      return step.ok ? [step.value] : []
    })
    if (changes.length === 0) return []
    const saved = await payments.saveStatus(changes)
    if (!saved.ok) throw new Error(`Claimed documents could not be written: ${saved.error.code}`)
    const documents = new Map(changes.map(change => [change.document.id, change.document]))
    const claims = await payments.lease([...documents.values()], day.now, day.now + leaseMs)
    return claims.flatMap(claim => {
      const payment = documents.get(claim.paymentId)
      return payment ? [{ claim, attempts: 1, payment }] : []
    })
  })
}

/**
 * A bounded number of calls at once. Answers that come together are recorded together, and no answer waits
 * for a slower one. One failing document must not keep the others from their turn.
 */
async function handOverAll(
  deps: PaymentJobDeps,
  claimed: readonly Claimed[],
  how: 'submit' | 'queryFirst',
): Promise<void> {
  const record = createCoalescer<HandOver, void>(async handOvers => {
    await recordHandOvers(deps, handOvers)
    return handOvers.map(() => undefined)
  })
  const contractOf = await readContracts(deps, claimed)
  const rateHoldsOf = checkRatesOnce(deps, claimed)
  const waiting = [...claimed]
  const failures: unknown[] = []
  const recorded: Promise<void>[] = []
  const note = (error: unknown) => {
    failures.push(error)
  }
  const leased = new Map(claimed.map(({ claim }) => [claim.paymentId, claim]))
  const stopBeating = (deps.heartbeat ?? everySecond)(() => {
    const now = deps.clock.now()
    deps
      .inSystem(payments => payments.extendLeases([...leased.values()], now, now + leaseMs))
      .catch(note)
  })
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { claim, attempts, payment } = next
      try {
        const rateHolds = await rateHoldsOf(next)
        const { scheme, people } = contractOf(payment.legalPartyId)
        const toSignAgain = whySignedAgain(payment, people, scheme)
        const answer = await answerOrUnknown(deps, next, how, { scheme, toSignAgain, rateHolds })
        recorded.push(record({ claim, attempts, payment, answer }).catch(note))
        leased.delete(claim.paymentId)
      } catch (error) {
        note(error)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(concurrentHandOvers, claimed.length) }, worker))
    await Promise.all(recorded)
  } finally {
    stopBeating()
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some hand-overs to the bank failed')
}

interface Present {
  readonly scheme: SignScheme | undefined
  /** Why the document is not signed well enough any more. */
  readonly toSignAgain: ReturnForSignatures | undefined
  readonly rateHolds: boolean
}

/** Contracts and people as they are now: a signature was right when it was given, which may be days ago. */
async function readContracts(deps: PaymentJobDeps, claimed: readonly Claimed[]) {
  const parties = [...new Set(claimed.map(({ payment }) => payment.legalPartyId))]
  if (parties.length === 0) return () => ({ scheme: undefined, people: [] })
  const [schemes, members] = await Promise.all([
    deps.accessControl.signSchemesOf(parties),
    deps.accessControl.membersOf(parties),
  ])
  const people = new Map<string, ContractMember[]>()
  for (const member of members) {
    const known = people.get(member.legalPartyId) ?? []
    known.push(member)
    people.set(member.legalPartyId, known)
  }
  return (legalPartyId: string) => ({
    scheme: schemes.get(legalPartyId),
    people: people.get(legalPartyId) ?? [],
  })
}

/** An earlier call may still reach the bank: what is ended here meanwhile could be executed there. */
const mayBeOnItsWay = (
  { clock }: PaymentJobDeps,
  { lastAttemptAt = -Infinity }: Claimed,
): boolean => clock.now() - lastAttemptAt < longestCallMs

/**
 * A conversion may have rested since it was signed, and its rate lapsed. While an earlier call may still be on its way
 * the rate counts as holding: ended here, the document could be executed there.
 */
function checkRatesOnce(
  deps: PaymentJobDeps,
  claimed: readonly Claimed[],
): (document: Claimed) => Promise<boolean> {
  const rested = claimed.filter(
    one => one.payment.operationCode === 'CONVERSION' && !mayBeOnItsWay(deps, one),
  )
  const checked = new Set(rested)
  let verdicts: ReturnType<typeof checkRates> | undefined
  return async document => {
    if (!checked.has(document)) return true
    verdicts ??= checkRates(
      deps,
      rested.map(({ payment }) => payment),
    )
    return (await verdicts)(document.payment).ok
  }
}

async function answerOrUnknown(
  deps: PaymentJobDeps,
  document: Claimed,
  how: 'submit' | 'queryFirst',
  present: Present,
): Promise<HandOverAnswer | 'unknown'> {
  const { payment } = document
  try {
    const known = how === 'queryFirst' ? await deps.bank.find(payment.id) : undefined
    if (known) return answerOf(known)
    const refusal = ownRefusal(payment, present)
    if (refusal !== undefined) return mayBeOnItsWay(deps, document) ? 'unknown' : refusal
    return await submit(deps, payment)
  } catch (error) {
    if (error instanceof BankUnavailable) return 'unknown'
    throw error
  }
}

/** Why the bank must not be called about the document; undefined when it may. */
function ownRefusal(
  payment: PaymentDocument,
  { scheme, toSignAgain, rateHolds }: Present,
): HandOverAnswer | undefined {
  // What the bank would get is not what people signed: it must never be sent.
  if (digestOf(payment) !== payment.digest) return { outcome: 'refused', code: 'ORDER_CHANGED' }
  if (scheme !== undefined && toSignAgain) return { outcome: 'toSignAgain', why: toSignAgain }
  // Without a contract nobody could sign again.
  if (!isSignedFor(payment, scheme)) return { outcome: 'refused', code: 'SIGNATURES_MISSING' }
  if (!rateHolds) return { outcome: 'refused', code: 'CONVERSION_RATE_LAPSED' }
  return undefined
}

async function submit(deps: PaymentJobDeps, payment: PaymentDocument): Promise<HandOverAnswer> {
  const order = orderOfDocument({ ...payment, paymentId: payment.id })
  if (!order) return { outcome: 'refused', code: 'ORDER_CHANGED' }
  const refused = await deps.prepareSubmission?.(payment)
  if (refused) return refused
  return deps.bank.submit(order)
}

/** Each stage that the contract's present scheme needs has a signature over the present content. */
function isSignedFor(payment: PaymentDocument, scheme: SignScheme | undefined): boolean {
  if (scheme === undefined) return false
  const people = new Set(payment.signatures.map(({ personId }) => personId))
  return (
    people.size === payment.signatures.length &&
    stagesOfScheme(scheme).every(stage =>
      payment.signatures.some(each => each.stage === stage && each.digest === payment.digest),
    )
  )
}

function answerOf(known: ExecutionStatus): HandOverAnswer {
  if (known.state !== 'REFUSED') return { outcome: 'accepted' }
  return { outcome: 'refused', ...refusalOf(known) }
}
