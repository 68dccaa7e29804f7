import { readComment } from '@tartip/domain/payment/comment'
import { may, type Ability } from '@tartip/domain/people/policy'
import { err, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import type { MutationRequest, PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { actOnPayments, type PaymentActionResult } from './act-on-payments.ts'
import { namingWhoHasNoKey } from './name-missing-keys.ts'
import { canonicalTextOf } from './payment-digest.ts'

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
      }).then(result => namingWhoHasNoKey(deps, actor, result)),
    )

export interface SignPayments extends PaymentsRef {
  /** Where the contract signs with an authenticator app. */
  readonly otpCode?: string
  /** Where it signs with a token: detached CMS, base64, in the order of the ids. */
  readonly signatures?: readonly string[]
  /** What the person was shown, in the order of the ids. */
  readonly digests: readonly string[]
}

/**
 * A signatory signs at his stage, in the way of his contract. One code proves the whole batch; a token has a
 * signature for each document. Proofs are looked at once, before the transaction.
 */
export const signPayments =
  (deps: PaymentDeps): ActionOnBatch<SignPayments> =>
  (actor, request, { legalPartyId, paymentIds, otpCode, signatures, digests }) =>
    allowed(actor, 'payments.sign', async () => {
      if (digests.length !== paymentIds.length) return err('BAD_REQUEST')
      if (signatures && signatures.length !== paymentIds.length) return err('BAD_REQUEST')
      const cms = new Map(signatures?.map((text, index) => [paymentIds[index] ?? '', text]))
      const given = { ...(otpCode === undefined ? {} : { otpCode }), cms }
      // Under pay-control nothing is signed here, and the life cycle says so of each document.
      const isOnPhone = actor.signType === 'PAY_CONTROL'
      return actOnPayments(deps, actor, request, {
        mutation: 'signingPayment',
        action: 'sign',
        legalPartyId,
        paymentIds,
        body: {
          ...(otpCode === undefined ? {} : { otpCode }),
          ...(signatures === undefined ? {} : { signatures: [...signatures] }),
          digests: [...digests],
        },
        needsFunds: true,
        extraOf: index => ({ digest: digests[index] ?? '' }),
        ...(isOnPhone
          ? {}
          : {
              prove: documents => deps.signing.prove(actor, documents.map(textToSign), given),
            }),
      })
    })

const textToSign = (payment: PaymentDocument) => ({
  documentId: payment.id,
  digest: payment.digest,
  text: () => canonicalTextOf(payment),
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

/** Who may not do it to any document is told so before anything is read or any code is used up. */
async function allowed<T>(
  actor: Actor,
  ability: Ability,
  run: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const verdict = may(actor, ability)
  return verdict.ok ? run() : verdict
}
