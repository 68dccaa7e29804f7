import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { PaymentAction } from '@tartip/domain/payment/transitions'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { isVisibleTo } from '@tartip/domain/payment/tabs'
import { err, holds, ok, type Params, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { Json } from '../../../platform/json.ts'
import type { Proofs } from '../../signing/public.ts'
import type { MutationRequest, PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { AnswerExists, type PaymentChange } from '../store/payment-store.ts'
import { areOneBatch } from './batch-of-ids.ts'
import { askPayerAccounts, type PayerAccounts, type ReserveFunds } from './check-funds.ts'
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
  /**
   * Asked once for the whole batch, before anything is written; a refusal stops everything. A document without a
   * proof of its own is not signed. Where every document would be refused anyway nobody's code is used up.
   */
  prove?(documents: readonly PaymentDocument[]): Promise<Result<Proofs>>
}

/** How often somebody else may be faster with a document of a batch before the batch waits in turn. */
const triesWithoutLock = 2

/**
 * Acts on each document by itself: some may go through while others are refused, and every one has its own
 * answer. All steps of a batch are written together, so one commit and one code serve 520 documents.
 *
 * Documents are read without a lock and the write compares their versions: whoever was slower decides anew
 * on what he finds then. Where many work on the same documents, a batch takes its turn under lock at last.
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
    const batch = areOneBatch(act.paymentIds)
    if (!batch.ok) return batch
    const ids = act.legalPartyId === actor.legalPartyId ? distinctIds(act.paymentIds) : []
    let documents = await findForStep(deps, actor, ids, keep)
    let accounts = await accountsFor(deps, actor, act, documents)
    const unproven = { deps, actor, request, act, proofs: undefined }
    const rehearsed =
      act.prove && decideAll({ ...unproven, proofs: 'presumed' }, accounts, documents)
    if (rehearsed?.changes.length === 0) {
      const kept = await deps.writeAtOnce(
        actor.legalPartyId,
        'saveStatus',
        [],
        keep(rehearsed.results),
      )
      return kept.ok ? ok(rehearsed.results) : kept
    }
    const proved = (await act.prove?.(documents)) ?? ok(undefined)
    if (!proved.ok) return proved
    const about = { ...unproven, proofs: proved.value }
    for (let tried = 1; tried <= triesWithoutLock; tried += 1) {
      const decided = decideAll(about, accounts, documents)
      const saved = await deps.writeAtOnce(
        actor.legalPartyId,
        'saveStatus',
        decided.changes,
        keep(decided.results),
      )
      if (saved.ok) return ok(decided.results)
      if (saved.error.code !== 'PAYMENT_CHANGED_MEANWHILE') return saved
      documents = await findForStep(deps, actor, ids, keep)
      accounts = await accountsFor(deps, actor, act, documents)
    }
    return deps.inTransaction(actor.legalPartyId, async payments => {
      const locked = await payments.findByIdsForUpdate(actor.legalPartyId, ids)
      const visible = locked.filter(payment => isVisibleTo(payment, actor))
      const decided = decideAll(about, accounts, visible)
      const saved = await payments.saveStatus(decided.changes, keep(decided.results))
      return saved.ok ? ok(decided.results) : saved
    })
  })
}

const distinctIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)].filter(isUuid)

/** Nobody's code is used up for a call that was answered before: that answer is given again. */
async function findForStep(
  deps: PaymentDeps,
  actor: Actor,
  ids: readonly string[],
  keep: KeepAnswer,
): Promise<readonly PaymentDocument[]> {
  const found = await deps.reads.findForStep(actor.legalPartyId, ids, keep(null).key)
  if (found.isAnswered) throw new AnswerExists()
  return found.documents.filter(payment => isVisibleTo(payment, actor))
}

interface Decided {
  readonly results: readonly PaymentActionResult[]
  readonly changes: readonly PaymentChange[]
}

/** Asked before a transaction, because a bank's answer may take its time. */
function accountsFor(
  deps: PaymentDeps,
  actor: Actor,
  act: ActOnPayments,
  documents: readonly PaymentDocument[],
): Promise<PayerAccounts> {
  return act.needsFunds ? askPayerAccounts(deps, actor, documents) : onlyReadable(deps, actor)
}

interface Decision {
  readonly deps: PaymentDeps
  readonly actor: Actor
  readonly request: MutationRequest
  readonly act: ActOnPayments
  /** `presumed` to see what would go through; what is decided so is not written. */
  readonly proofs: Proofs | 'presumed' | undefined
}

function decideAll(
  decision: Decision,
  accounts: PayerAccounts,
  documents: readonly PaymentDocument[],
): Decided {
  const found = new Map(documents.map(payment => [payment.id, payment]))
  const decided = new Map<string, Result<PaymentChange>>()
  const spend = accounts.purse()
  const { paymentIds } = decision.act
  paymentIds.forEach((id, index) => {
    if (decided.has(id)) return
    decided.set(id, decide(decision, { ...accounts, spend }, found.get(id), index))
  })
  return {
    results: paymentIds.map(id => presentResult(id, decided.get(id), found.get(id))),
    changes: [...decided.values()].flatMap(each => (each.ok ? [each.value] : [])),
  }
}

/** Taking a document back or returning it needs no money, but nobody acts on what he may not see. */
async function onlyReadable(deps: PaymentDeps, actor: Actor): Promise<PayerAccounts> {
  const readable = new Set(await deps.accounts.readableAccounts(actor))
  return {
    mayUse: payment => (readable.has(payment.payerAccount) ? holds : err('ACCOUNT_NOT_FOUND')),
    purse: () => () => holds,
  }
}

/** What the person may not see is told first, and money is counted only for what would go through. */
function decide(
  { deps, actor, request, act, proofs }: Decision,
  accounts: Pick<PayerAccounts, 'mayUse'> & { readonly spend: ReserveFunds },
  payment: PaymentDocument | undefined,
  index: number,
): Result<PaymentChange> {
  if (!payment) return err('PAYMENT_NOT_FOUND')
  const usable = accounts.mayUse(payment)
  if (!usable.ok && usable.error.code === 'ACCOUNT_NOT_FOUND') return err('PAYMENT_NOT_FOUND')
  const by = stepByPerson(actor, request)
  const proof = proofs === 'presumed' ? proofs : proofs?.get(payment.id)
  const step = decideStep(payment, act.action, by, deps.rules.bankDay(), {
    ...act.extraOf(index),
    ...(proof ? { proof } : {}),
  })
  if (!step.ok) return step
  if (!usable.ok) return usable
  const funds = accounts.spend(payment)
  return funds.ok ? step : funds
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
