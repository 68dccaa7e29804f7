import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { whySignedAgain } from '@tartip/domain/documents/lapsed-signatures'
import { readComment } from '@tartip/domain/payment/comment'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { Viewer } from '@tartip/domain/people/viewer'
import { holds, type Params, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import {
  actOnDocuments,
  ifAllowed,
  type ActOnDocuments,
  type BatchChecks,
  type DocumentActionResult,
} from '../../../platform/documents/act-on-documents.ts'
import type { BatchActionRefusal } from '../../../platform/documents/batch-actions.ts'
import { decideLapse } from '../../../platform/documents/decide-step.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import { signBatch, type GivenSignatures } from '../../../platform/documents/sign-batch.ts'
import type { Json } from '../../../platform/json.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import { readPayerAccounts } from './check-funds.ts'
import { checkRates } from './conversion-rate.ts'
import { checkPaidOnce } from './paid-once.ts'

export interface PaymentsRef {
  readonly legalPartyId: string
  readonly paymentIds: readonly string[]
}

/** What became of one payment of a batch, as the answers of batches are kept. */
export type PaymentActionResult = {
  readonly paymentId: string
  readonly ok: boolean
  readonly statusCode: PaymentStatus | null
  readonly errorCode: ErrorCode | null
  readonly errorParams: Params
}

export type PaymentBatch = Result<
  readonly PaymentActionResult[],
  BatchActionRefusal<PaymentConflict>
>

type ActionOnBatch<I extends PaymentsRef> = (
  actor: Actor,
  request: MutationRequest,
  input: I,
) => Promise<PaymentBatch>

/** The creator sends drafts to the first signatory. */
export const sendForSigning =
  (deps: PaymentDeps): ActionOnBatch<PaymentsRef> =>
  (actor, request, ref) =>
    ifAllowed(actor, 'payments.create', async () => {
      const results = await actOnPayments(deps, actor, request, ref, {
        mutation: 'forSigningPayment',
        action: 'sendForSigning',
        rest: null,
        needsFunds: true,
        extraOf: () => ({}),
        claim: documents => deps.limits.check(actor, documents),
        mayClaim: () => deps.limits.isLimited(actor.legalPartyId),
      })
      return withMissingKeyHolders(deps, actor, results)
    })

export type SignPayments = PaymentsRef & GivenSignatures

/** A signatory signs at their stage. Proofs are checked once, before the transaction. */
export const signPayments =
  (deps: PaymentDeps): ActionOnBatch<SignPayments> =>
  (actor, request, { legalPartyId, paymentIds, ...given }) =>
    ifAllowed(actor, 'payments.sign', async () => {
      const signing = signBatch(paymentKind, deps.signing.prove, actor, paymentIds, given)
      if (!signing.ok) return signing
      const ref = { legalPartyId, paymentIds }
      return actOnPayments(deps, actor, request, ref, {
        mutation: 'signingPayment',
        action: 'sign',
        needsFunds: true,
        claim: documents => deps.limits.count(actor, documents),
        mayClaim: () => deps.limits.isLimited(actor.legalPartyId),
        ...signing.value,
      })
    })

export interface ReturnForEditing extends PaymentsRef {
  readonly comment: string
}

/** A signatory returns a document to its creator, with a comment why. */
export const returnForEditing =
  (deps: PaymentDeps): ActionOnBatch<ReturnForEditing> =>
  (actor, request, { comment, ...ref }) =>
    ifAllowed(actor, 'payments.sign', async () => {
      const words = readComment(comment)
      if (!words.ok) return words
      return actOnPayments(deps, actor, request, ref, {
        mutation: 'returnForEditingPayment',
        action: 'returnForEditing',
        rest: { comment: words.value },
        needsFunds: false,
        extraOf: () => ({ comment: words.value }),
      })
    })

export interface RevokePayments extends PaymentsRef {
  readonly comment?: string
}

/** A signatory rejects a document for good. */
export const revokePayments =
  (deps: PaymentDeps): ActionOnBatch<RevokePayments> =>
  (actor, request, { comment, ...ref }) =>
    ifAllowed(actor, 'payments.sign', async () => {
      const words = readComment(comment ?? '')
      if (!words.ok) return words
      return actOnPayments(deps, actor, request, ref, {
        mutation: 'revokePayment',
        action: 'revoke',
        rest: { comment: words.value },
        needsFunds: false,
        extraOf: () => (words.value === '' ? {} : { comment: words.value }),
      })
    })

/** The creator takes signed documents back before the bank opens their value date. */
export const recallPayments =
  (deps: PaymentDeps): ActionOnBatch<PaymentsRef> =>
  (actor, request, ref) =>
    ifAllowed(actor, 'payments.create', () =>
      actOnPayments(deps, actor, request, ref, {
        mutation: 'recallPayment',
        action: 'recall',
        rest: null,
        needsFunds: false,
        extraOf: () => ({}),
      }),
    )

interface ActOnPayments extends Pick<
  ActOnDocuments<PaymentDocument, PaymentAction, PaymentActionResult>,
  'mutation' | 'action' | 'extraOf' | 'prove' | 'claim' | 'mayClaim'
> {
  /** What the client sent besides the documents, for the key. */
  readonly rest: Json
  /** Money and the right to use the account are checked too. */
  readonly needsFunds: boolean
}

function actOnPayments(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  { legalPartyId, paymentIds }: PaymentsRef,
  { rest, needsFunds, ...act }: ActOnPayments,
): Promise<PaymentBatch> {
  return actOnDocuments(deps, actor, request, {
    ...act,
    kind: paymentKind,
    legalPartyId,
    ids: paymentIds,
    body: { legalPartyId, paymentIds: [...paymentIds], rest },
    loadChecks: documents =>
      needsFunds ? fundsChecks(deps, actor, documents) : readableChecks(deps, actor),
    resultOf: paymentResultOf,
  })
}

export function paymentResultOf({
  documentId,
  ...result
}: DocumentActionResult<PaymentStatus>): PaymentActionResult {
  return { paymentId: documentId, ...result }
}

/** Money is counted only for what would go through. */
async function fundsChecks(
  deps: PaymentDeps,
  actor: Actor,
  payments: readonly PaymentDocument[],
): Promise<() => BatchChecks<PaymentDocument, PaymentAction>> {
  const [moneyOf, lapseOf] = await Promise.all([
    checkMoney(deps, actor, payments),
    lapsedSignaturesOf(deps, payments),
  ])
  return () => ({ ...moneyOf(), lapseOf })
}

/**
 * Whether documents may move their money: the person may use their accounts, their rates hold, nothing else pays what
 * is paid once, and the accounts carry them. Whoever signs is checked by it, by a code, a token or a phone.
 */
export async function checkMoney(
  deps: Pick<PaymentDeps, 'accounts' | 'rates' | 'clock' | 'reads' | 'dayCodes'>,
  person: Viewer,
  payments: readonly PaymentDocument[],
): Promise<() => Pick<BatchChecks<PaymentDocument, PaymentAction>, 'mayView' | 'allows'>> {
  const [accounts, rateHolds, paidOnce] = await Promise.all([
    readPayerAccounts(deps, person, payments),
    checkRates(deps, payments),
    checkPaidOnce(deps, payments),
  ])
  return () => {
    const reserve = accounts.createReserve()
    const payOnce = paidOnce()
    return {
      mayView(payment) {
        const usable = accounts.mayUse(payment)
        return usable.ok || usable.error.code !== 'ACCOUNT_NOT_FOUND'
      },
      allows(payment) {
        const usable = accounts.mayUse(payment)
        if (!usable.ok) return usable
        const rate = rateHolds(payment)
        if (!rate.ok) return rate
        const once = payOnce(payment)
        return once.ok ? reserve(payment) : once
      },
    }
  }
}

/** The next signatory signs nothing whose earlier signatures are not good any more. */
async function lapsedSignaturesOf(
  { accessControl, rules }: Pick<PaymentDeps, 'accessControl' | 'rules'>,
  payments: readonly PaymentDocument[],
) {
  const signed = payments.filter(({ signatures }) => signatures.length > 0)
  if (signed.length === 0) return () => undefined
  const parties = [...new Set(signed.map(({ legalPartyId }) => legalPartyId))]
  const people = await accessControl.membersOf(parties)
  return (payment: PaymentDocument) => {
    const colleagues = people.filter(one => one.legalPartyId === payment.legalPartyId)
    const why = whySignedAgain(payment, colleagues)
    return why && decideLapse(paymentKind, payment, why, rules.bankDay())
  }
}

/** Taking a document back or returning it needs no money, but nobody acts on what they may not view. */
async function readableChecks(
  deps: PaymentDeps,
  actor: Actor,
): Promise<() => BatchChecks<PaymentDocument, PaymentAction>> {
  const readable = new Set(await deps.accounts.readableAccounts(actor))
  return () => ({
    mayView: ({ payerAccount }) => readable.has(payerAccount),
    allows: () => holds,
  })
}

const keyUnavailable = 'PAY_CONTROL_KEY_UNAVAILABLE'

/** Whoever cannot send because of keys learns whose they are. */
async function withMissingKeyHolders(
  deps: Pick<PaymentDeps, 'accessControl'>,
  actor: Actor,
  result: PaymentBatch,
): Promise<PaymentBatch> {
  if (!result.ok || !result.value.some(one => one.errorCode === keyUnavailable)) return result
  const people = await missingKeyHolders(deps, actor)
  if (people === '') return result
  const value = result.value.map(one =>
    one.errorCode === keyUnavailable
      ? { ...one, errorParams: { ...one.errorParams, people } }
      : one,
  )
  return { ok: true, value }
}

/** Nobody by name where the server of keys does not answer: the refusal stands without them. */
async function missingKeyHolders(
  deps: Pick<PaymentDeps, 'accessControl'>,
  actor: Actor,
): Promise<string> {
  try {
    const { nonAvailableFor } = await deps.accessControl.payControlAvailability(actor)
    return nonAvailableFor.map(one => one.fullName).join(', ')
  } catch (error) {
    if (error instanceof BankUnavailable) return ''
    throw error
  }
}
