import {
  BankUnavailable,
  type ExecutionStatus,
  type PaymentOrder,
  type SubmitAnswer,
} from '@tartip/bank-ports/payment-execution'
import { processingOpensAt } from '@tartip/domain/bank-day/time-rule'

import type { PaymentDocument } from '../payment-document.ts'
import type { Claim } from '../store/payment-store.ts'
import { decideStep, stepBySystem } from '../use-cases/payment-change.ts'
import { digestOf } from '../use-cases/payment-digest.ts'
import { formOfOperation, transferOperation } from '../use-cases/transfer-form.ts'
import { dueDay, type PaymentJobDeps } from './payment-job-deps.ts'

const batchSize = 100
const handsAtOnce = 8
/** Longer than any call to the bank may take; after it another worker may take over. */
const leaseMs = 60_000
const firstPauseMs = 5_000
const longestPauseMs = 300_000

/**
 * Hands fully signed documents over to the bank once their value date opens: claim and commit, then call,
 * then record. A worker that dies in between leaves a lease that runs out; `retryUnfinishedSubmissions`
 * takes the document over. Answers how many documents were claimed.
 */
export const submitDuePayments = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const claimed = await claimDue(deps)
  await eachOf(claimed, async ({ claim, payment }) => {
    await handOver(deps, claim, payment, 1, 'submit')
  })
  return claimed.length
}

/**
 * Takes over hand-overs whose outcome nobody knows. The bank is asked what it has before anything is
 * submitted again. Answers how many documents were looked at.
 */
export const retryUnfinishedSubmissions = (deps: PaymentJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const unfinished = await deps.inSystem(payments =>
    payments.claimUnfinished(now, now + leaseMs, batchSize),
  )
  await eachOf(unfinished, async ({ claim, payment, attempts }) => {
    await handOver(deps, claim, payment, attempts, 'askFirst')
  })
  return unfinished.length
}

interface Claimed {
  readonly claim: Claim
  readonly payment: PaymentDocument
}

/** One short transaction: the documents say that they are on their way before the bank hears of them. */
async function claimDue(deps: PaymentJobDeps): Promise<readonly Claimed[]> {
  const day = deps.rules.bankDay()
  const due = dueDay(day, (operation, currency) =>
    processingOpensAt(day, operation, currency, day.date),
  )
  return deps.inSystem(async payments => {
    const found = await payments.claimDue(due, batchSize)
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
      return payment ? [{ claim, payment }] : []
    })
  })
}

async function handOver(
  deps: PaymentJobDeps,
  claim: Claim,
  payment: PaymentDocument,
  attempts: number,
  how: 'submit' | 'askFirst',
): Promise<void> {
  try {
    const answer = await askBank(deps, payment, how)
    await record(deps, claim, answer)
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    const now = deps.clock.now()
    const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
    await deps.inSystem(payments => payments.settle(claim, 'UNKNOWN', now, now + pause))
  }
}

async function askBank(
  deps: PaymentJobDeps,
  payment: PaymentDocument,
  how: 'submit' | 'askFirst',
): Promise<SubmitAnswer> {
  if (how === 'askFirst') {
    const known = await deps.bank.find(payment.id)
    if (known) return answerOf(known)
  }
  const order = orderOf(payment)
  // What the bank would get is not what people signed: it must never leave the house.
  if (!order || digestOf(payment) !== payment.digest) {
    return { outcome: 'refused', code: 'ORDER_CHANGED' }
  }
  return deps.bank.submit(order)
}

function answerOf(known: ExecutionStatus): SubmitAnswer {
  if (known.state !== 'REFUSED') return { outcome: 'accepted' }
  return {
    outcome: 'refused',
    code: known.code ?? 'REFUSED_BY_OFFICER',
    ...(known.reason === undefined ? {} : { reason: known.reason }),
  }
}

/** Records the answer, unless another worker has taken over: then his answer counts. */
async function record(deps: PaymentJobDeps, claim: Claim, answer: SubmitAnswer): Promise<void> {
  const day = deps.rules.bankDay()
  await deps.inSystem(async payments => {
    const outcome = answer.outcome === 'accepted' ? 'ACCEPTED' : 'REFUSED'
    const isOurs = await payments.settle(claim, outcome, day.now, day.now)
    if (!isOurs) return
    const [payment] = await payments.findForUpdate([claim])
    if (!payment) return
    const step =
      answer.outcome === 'accepted'
        ? decideStep(payment, 'accept', stepBySystem('bank'), day)
        : decideStep(payment, 'refuse', stepBySystem('bank'), day, {
            errorCode: answer.code,
            ...(answer.reason === undefined ? {} : { comment: answer.reason }),
          })
    // The bank's event may have been faster than its answer; then there is nothing left to record.
    if (!step.ok) return
    const saved = await payments.saveStatus([step.value])
    if (!saved.ok) throw new Error(`The bank's answer could not be written: ${saved.error.code}`)
  })
}

function orderOf(payment: PaymentDocument): PaymentOrder | undefined {
  const form = formOfOperation(payment.operationCode)
  const operationCode = form && transferOperation(form, payment.operationCode)
  if (!operationCode) return undefined
  return {
    paymentId: payment.id,
    legalPartyId: payment.legalPartyId,
    operationCode,
    payerAccount: payment.payerAccount,
    payerName: payment.payerName,
    recipientAccount: payment.recipientAccount,
    recipientBic: payment.recipientBic,
    recipientName: payment.recipientName,
    ...(payment.recipientInn === undefined ? {} : { recipientInn: payment.recipientInn }),
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    commissionMinor: payment.commissionMinor,
    commissionCurrency: payment.commissionCurrency,
    purpose: payment.purpose,
    ...(payment.paymentCode === undefined ? {} : { paymentCode: payment.paymentCode }),
    transferNum: payment.transferNum,
    valueDate: payment.valueDate,
    digest: payment.digest,
  }
}

/** A bounded number of calls at once. One failing document must not keep the others from their turn. */
async function eachOf<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const failures: unknown[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await run(item).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(handsAtOnce, items.length) }, worker))
  if (failures.length > 0) throw new AggregateError(failures, 'Some hand-overs to the bank failed')
}
