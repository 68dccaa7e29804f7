import { may, type Ability } from '@tartip/domain/people/policy'
import { err, type Result } from '@tartip/domain/result'
import { readVisibleText } from '@tartip/domain/text/visible-text'

import type { Actor } from '../../../platform/actor.ts'
import type { MutationRequest, PaymentDeps } from '../payment-deps.ts'
import { actOnPayments, type PaymentActionResult } from './act-on-payments.ts'

export interface PaymentsRef {
  readonly legalPartyId: string
  readonly paymentIds: readonly string[]
}

type ActionOnBatch<I extends PaymentsRef> = (
  actor: Actor,
  request: MutationRequest,
  input: I,
) => Promise<Result<readonly PaymentActionResult[]>>

/** The creator sends drafts to the first signatory. */
export const sendForSigning =
  (deps: PaymentDeps): ActionOnBatch<PaymentsRef> =>
  (actor, request, { legalPartyId, paymentIds }) =>
    allowed(actor, 'payments.create', () =>
      actOnPayments(deps, actor, request, {
        mutation: 'forSigningPayment',
        action: 'sendForSigning',
        legalPartyId,
        paymentIds,
        body: null,
        needsFunds: true,
        extraOf: () => ({}),
      }),
    )

export interface SignPayments extends PaymentsRef {
  readonly otpCode: string
  /** What the person was shown, in the order of the ids. */
  readonly digests: readonly string[]
}

/** A signatory signs at his stage. One code proves the whole batch and is taken once, before the transaction. */
export const signPayments =
  (deps: PaymentDeps): ActionOnBatch<SignPayments> =>
  (actor, request, { legalPartyId, paymentIds, otpCode, digests }) =>
    allowed(actor, 'payments.sign', async () => {
      if (digests.length !== paymentIds.length) return err('BAD_REQUEST')
      return actOnPayments(deps, actor, request, {
        mutation: 'signingPayment',
        action: 'sign',
        legalPartyId,
        paymentIds,
        body: { otpCode, digests: [...digests] },
        needsFunds: true,
        extraOf: index => ({ digest: digests[index] ?? '' }),
        prove: () => deps.accessControl.verifyOneTimeCode(actor.personId, otpCode),
      })
    })

export interface ReturnForEditing extends PaymentsRef {
  readonly comment: string
}

/** A signatory gives a document back to its creator, with a word why. */
export const returnForEditing =
  (deps: PaymentDeps): ActionOnBatch<ReturnForEditing> =>
  (actor, request, { legalPartyId, paymentIds, comment }) =>
    allowed(actor, 'payments.sign', async () => {
      const words = readComment(comment)
      if (!words.ok) return words
      return actOnPayments(deps, actor, request, {
        mutation: 'returnForEditingPayment',
        action: 'returnForEditing',
        legalPartyId,
        paymentIds,
        body: { comment: words.value },
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
  (actor, request, { legalPartyId, paymentIds, comment }) =>
    allowed(actor, 'payments.sign', async () => {
      const words = readComment(comment ?? '')
      if (!words.ok) return words
      return actOnPayments(deps, actor, request, {
        mutation: 'revokePayment',
        action: 'revoke',
        legalPartyId,
        paymentIds,
        body: { comment: words.value },
        needsFunds: false,
        extraOf: () => (words.value === '' ? {} : { comment: words.value }),
      })
    })

/** The creator takes signed documents back before the bank opens their value date. */
export const recallPayments =
  (deps: PaymentDeps): ActionOnBatch<PaymentsRef> =>
  (actor, request, { legalPartyId, paymentIds }) =>
    allowed(actor, 'payments.create', () =>
      actOnPayments(deps, actor, request, {
        mutation: 'recallPayment',
        action: 'recall',
        legalPartyId,
        paymentIds,
        body: null,
        needsFunds: false,
        extraOf: () => ({}),
      }),
    )

const longestComment = 500

/** A comment as everybody of the organisation will read it. */
function readComment(typed: string): Result<string, 'FIELD_TOO_LONG' | 'FIELD_PATTERN'> {
  if (typed.length > longestComment) {
    return err('FIELD_TOO_LONG', { field: 'comment', max: longestComment })
  }
  const words = readVisibleText(typed)
  return words.ok ? words : err('FIELD_PATTERN', { field: 'comment' })
}

/** Who may not do it to any document is told so before anything is read or any code is used up. */
async function allowed<T>(
  actor: Actor,
  ability: Ability,
  run: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const verdict = may(actor, ability)
  return verdict.ok ? run() : verdict
}
