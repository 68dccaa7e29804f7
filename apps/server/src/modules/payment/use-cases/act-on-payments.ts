import type { PaymentAction } from '@tartip/domain/payment/transitions'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { err, ok, type Params, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { Json } from '../../../platform/json.ts'
import type { MutationRequest, PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentBrief, PaymentChange, PaymentStore } from '../store/payment-store.ts'
import { checkFunds, type FundsVerdict } from './check-funds.ts'
import { isUuid } from './is-uuid.ts'
import { decideStep, stepByPerson, type StepExtra } from './payment-change.ts'
import { runMutation, type KeepAnswer } from './run-mutation.ts'

/** What became of one document of a batch. */
export type PaymentActionResult = {
  readonly paymentId: string
  readonly ok: boolean
  readonly statusCode: PaymentStatus | null
  readonly errorCode: string | null
  readonly errorParams: Params
}

/** One action of one person on a batch of documents. */
export interface ActOnPayments {
  /** The mutation's name, under which its key is remembered. */
  readonly mutation: string
  readonly legalPartyId: string
  readonly paymentIds: readonly string[]
  readonly action: PaymentAction
  /** The rest of what the client sent, for the key. */
  readonly body: Json
  /** Money and the right to use the account are looked at before these. */
  readonly needsFunds: boolean
  extraOf(index: number): StepExtra
  /** Asked once for the whole batch, before the transaction; a refusal stops everything. */
  prove?(): Promise<Result<void>>
}

/** The largest page of the history (specification, section 9): what can be selected can be signed. */
const largestBatch = 520

/**
 * Acts on each document by itself: some may go through while others are refused, and every one has its own
 * answer. All steps of a batch are written together, so one commit and one code serve 520 documents.
 */
export function actOnPayments(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPayments,
): Promise<Result<readonly PaymentActionResult[]>> {
  const call = {
    operation: act.mutation,
    body: { legalPartyId: act.legalPartyId, paymentIds: [...act.paymentIds], rest: act.body },
  }
  return runMutation(deps, actor, request, call, async keep => {
    if (act.paymentIds.length === 0 || act.paymentIds.length > largestBatch) {
      return err('BAD_REQUEST', { field: 'paymentIds', max: largestBatch })
    }
    const proved = (await act.prove?.()) ?? ok(undefined)
    if (!proved.ok) return proved
    const before = await lookBefore(deps, actor, act)
    return deps.inTransaction(actor.legalPartyId, payments =>
      actInTransaction(deps, actor, request, act, before, payments, keep),
    )
  })
}

/** What had to be asked outside of the transaction. */
interface LookBefore {
  readonly ids: readonly string[]
  readonly briefs: ReadonlyMap<string, PaymentBrief>
  readonly verdicts: ReadonlyMap<string, FundsVerdict>
}

async function lookBefore(
  deps: PaymentDeps,
  actor: Actor,
  act: ActOnPayments,
): Promise<LookBefore> {
  const isOwn = act.legalPartyId === actor.legalPartyId
  const ids = isOwn ? [...new Set(act.paymentIds)].filter(isUuid) : []
  const briefs = ids.length > 0 ? await deps.reads.findBriefs(actor.legalPartyId, ids) : []
  return {
    ids,
    briefs: new Map(briefs.map(brief => [brief.id, brief])),
    verdicts: act.needsFunds
      ? await checkFunds(deps, actor, briefs)
      : await checkSight(deps, actor, briefs),
  }
}

/** Taking a document back or returning it needs no money, but nobody acts on what he may not see. */
async function checkSight(
  deps: PaymentDeps,
  actor: Actor,
  briefs: readonly PaymentBrief[],
): Promise<ReadonlyMap<string, FundsVerdict>> {
  const readable = new Set(await deps.accounts.readableAccounts(actor))
  return new Map(
    briefs.map(brief => [
      brief.id,
      readable.has(brief.payerAccount) ? ok(undefined) : err('ACCOUNT_NOT_FOUND'),
    ]),
  )
}

async function actInTransaction(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPayments,
  before: LookBefore,
  payments: PaymentStore,
  keep: KeepAnswer,
): Promise<Result<readonly PaymentActionResult[]>> {
  const locked =
    before.ids.length > 0 ? await payments.findByIdsForUpdate(actor.legalPartyId, before.ids) : []
  const found = new Map(locked.map(payment => [payment.id, payment]))
  const decided = new Map<string, Result<PaymentChange>>()
  act.paymentIds.forEach((id, index) => {
    if (!decided.has(id)) {
      decided.set(id, decide(deps, actor, request, act, before, found.get(id), index))
    }
  })
  const results = act.paymentIds.map(id => presentResult(id, decided.get(id), found.get(id)))
  const changes = [...decided.values()].flatMap(each => (each.ok ? [each.value] : []))
  const saved = await payments.saveStatus(changes, keep(results))
  return saved.ok ? ok(results) : saved
}

function decide(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  act: ActOnPayments,
  before: LookBefore,
  payment: PaymentDocument | undefined,
  index: number,
): Result<PaymentChange> {
  const brief = payment && before.briefs.get(payment.id)
  if (!payment || !brief) return err('PAYMENT_NOT_FOUND')
  const by = stepByPerson(actor, request)
  const step = decideStep(payment, act.action, by, deps.rules.bankDay(), act.extraOf(index))
  if (!step.ok) return step
  const verdict = before.verdicts.get(payment.id)
  if (!verdict || (!verdict.ok && verdict.error.code === 'ACCOUNT_NOT_FOUND')) {
    return err('PAYMENT_NOT_FOUND')
  }
  if (!verdict.ok) return verdict
  // The money was counted for another content: whoever edited in between was faster.
  if (brief.version !== payment.version) return err('PAYMENT_CHANGED_MEANWHILE')
  return step
}

function presentResult(
  paymentId: string,
  decided: Result<PaymentChange> | undefined,
  payment: PaymentDocument | undefined,
): PaymentActionResult {
  if (decided?.ok) {
    const { statusCode } = decided.value.document
    return { paymentId, ok: true, statusCode, errorCode: null, errorParams: {} }
  }
  const { code, params } = decided?.error ?? { code: 'PAYMENT_NOT_FOUND', params: {} }
  const isHidden = code === 'PAYMENT_NOT_FOUND'
  return {
    paymentId,
    ok: false,
    statusCode: isHidden ? null : (payment?.statusCode ?? null),
    errorCode: code,
    errorParams: params,
  }
}
