import { holds } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import {
  applyPhoneAnswer,
  cancelPhones,
  requestPhones,
  type PhoneAnswerDeps,
} from '../../../platform/documents/phones.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import { checkRates } from './conversion-rate.ts'
import { paymentResultOf, type PaymentBatch, type PaymentsRef } from './payment-actions.ts'
import { accessScopeOf } from './viewer-access.ts'

type OnPhones = (actor: Actor, request: MutationRequest, ref: PaymentsRef) => Promise<PaymentBatch>

/** Sends payments to the phones of their signatories again. */
export const requestPaymentPhones =
  (deps: PaymentDeps): OnPhones =>
  async (actor, request, ref) =>
    requestPhones(deps, actor, request, {
      ...onPayments(deps, actor, ref),
      mutation: 'requestPayControl',
    })

/** Cancels the open requests on phones. */
export const cancelPaymentPhones =
  (deps: PaymentDeps): OnPhones =>
  async (actor, request, ref) =>
    cancelPhones(deps, actor, request, {
      ...onPayments(deps, actor, ref),
      mutation: 'cancelPayControl',
    })

function onPayments(deps: PaymentDeps, actor: Actor, { legalPartyId, paymentIds }: PaymentsRef) {
  return {
    kind: paymentKind,
    ability: 'payments.requestPhones',
    legalPartyId,
    ids: paymentIds,
    body: { legalPartyId, paymentIds: [...paymentIds] },
    findVisible: async (ids: readonly string[]) =>
      deps.reads.findAllVisible(await accessScopeOf(deps, actor), ids),
    resultOf: paymentResultOf,
  } as const
}

/**
 * A signature on a phone needs a rate that still holds. Whoever lacks the operation's permission on the payer's account signs no payment
 * from it, on no device.
 */
export function applyPaymentPhoneAnswer({
  accounts,
  rates,
  limits,
  ...deps
}: PhoneAnswerDeps<PaymentDocument, PaymentAction> &
  Pick<PaymentDeps, 'accounts' | 'rates' | 'clock' | 'limits'>) {
  return applyPhoneAnswer(paymentKind, {
    ...deps,
    async mayConfirm(document, holder) {
      const { operationCode, payerAccount } = document
      const rate = (await checkRates({ rates, clock: deps.clock }, [document]))(document)
      if (!rate.ok) return rate
      const account = await accounts.payerAccount(holder, payerAccount, operationCode)
      if (!account.ok) return account
      const limitsAllow = await limits.count(holder, [document])
      return limitsAllow ? limitsAllow(document) : holds
    },
  })
}
