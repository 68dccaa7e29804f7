import type { ExecutionEvent } from '@tartip/bank-ports/payment-execution'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { holds, ok, type Result } from '@tartip/domain/result'

import type { PaymentDocument } from '../payment-document.ts'
import { decideStep, type PaymentChange } from '../payment-kind.ts'
import type { PaymentJobStore } from '../store/payment-job-store.ts'
import { stepBySystem } from '../../../platform/documents/decide-step.ts'
import { bankActionOf } from './bank-action.ts'
import { refusalExtra } from './bank-refusal.ts'
import { saveSteps, withoutLockFirst, type SaveStepsRefusal } from './decide-and-save.ts'
import type { PaymentJobDeps } from './payment-job-deps.ts'

/** Events of one run. */
export const eventBatch = 800

/**
 * Takes over what the bank did with documents. The cursor moves in the transaction of the steps it caused,
 * so an event counts once however often it is read; one that comes doubled or late changes nothing.
 * Answers how many events were read.
 */
export const takeOverBankEvents = (deps: PaymentJobDeps) => {
  /** Where the cursor stood last; only a hint of where to begin reading, the locked row decides. */
  let known: bigint | undefined
  return async (): Promise<number> => {
    known ??= await deps.inSystem(payments => payments.lockCursor('execution'))
    // Another process is just moving the cursor; it sees to the events.
    if (known === undefined) return 0
    // An injected fault may shuffle a page: the numbers give the order, and the last one the position.
    const events = (await deps.bank.readEvents(known, eventBatch)).toSorted(bySequence)
    const last = events.at(-1)
    if (!last) return 0
    const { fresh, reached } = await takeOver(deps, events, { from: known, to: last.sequence })
    known = reached
    return fresh
  }
}

async function takeOver(
  deps: PaymentJobDeps,
  events: readonly ExecutionEvent[],
  part: { readonly from: bigint; readonly to: bigint },
): Promise<{ readonly fresh: number; readonly reached: bigint | undefined }> {
  const day = deps.rules.bankDay()
  return withoutLockFirst(deps, async (payments, isLocked) => {
    const reached = await payments.lockCursor('execution')
    if (reached === undefined) return ok({ fresh: 0, reached: part.from })
    // The database stands further back than we remember: what lies between has to be read first.
    if (reached < part.from) return ok({ fresh: events.length, reached })
    const fresh = events.filter(event => event.sequence > reached)
    if (fresh.length === 0) return ok({ fresh: 0, reached })
    const ids = distinctDocuments(fresh)
    const found = isLocked ? await payments.findForUpdate(ids) : await payments.find(ids)
    const applied = await applyEvents(payments, found, fresh, day)
    if (!applied.ok) return applied
    await payments.moveCursor('execution', part.to)
    return ok({ fresh: fresh.length, reached: part.to })
  })
}

/** In rounds of one event a document: each step is written before the next one is decided. */
async function applyEvents(
  payments: PaymentJobStore,
  found: readonly PaymentDocument[],
  events: readonly ExecutionEvent[],
  day: BankDay,
): Promise<Result<void, SaveStepsRefusal>> {
  const documents = new Map(found.map(payment => [payment.id, payment]))
  for (const round of roundsOf(events)) {
    const changes = round.flatMap(event => changeOf(documents.get(event.paymentId), event, day))
    const saved = await saveSteps(payments, changes)
    if (!saved.ok) return saved
    for (const { document } of changes) documents.set(document.id, document)
  }
  return holds
}

function changeOf(
  payment: PaymentDocument | undefined,
  event: ExecutionEvent,
  day: BankDay,
): readonly PaymentChange[] {
  if (!payment || payment.legalPartyId !== event.legalPartyId) return []
  const extra = refusalExtra(event.kind, event)
  const step = decideStep(payment, bankActionOf[event.kind], stepBySystem('bank'), day, extra)
  return step.ok ? [step.value] : []
}

function distinctDocuments(events: readonly ExecutionEvent[]) {
  return [...new Map(events.map(event => [event.paymentId, event])).values()].map(
    ({ legalPartyId, paymentId }) => ({ legalPartyId, paymentId }),
  )
}

function bySequence(left: ExecutionEvent, right: ExecutionEvent): number {
  return left.sequence < right.sequence ? -1 : 1
}

function roundsOf(events: readonly ExecutionEvent[]): readonly ExecutionEvent[][] {
  const rounds: ExecutionEvent[][] = []
  const seen = new Map<string, number>()
  for (const event of events) {
    const round = seen.get(event.paymentId) ?? 0
    seen.set(event.paymentId, round + 1)
    const list = rounds[round]
    if (list) list.push(event)
    else rounds.push([event])
  }
  return rounds
}
