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
import {
  checkMoney,
  paymentResultOf,
  type PaymentBatch,
  type PaymentsRef,
} from './payment-actions.ts'
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

/** A signature on a phone is checked as one by a code: account, rate, what is paid once, balance and limits. */
export function applyPaymentPhoneAnswer({
  accounts,
  rates,
  limits,
  reads,
  dayCodes,
  ...deps
}: PhoneAnswerDeps<PaymentDocument, PaymentAction> &
  Pick<PaymentDeps, 'accounts' | 'rates' | 'clock' | 'limits' | 'reads' | 'dayCodes'>) {
  return applyPhoneAnswer(paymentKind, {
    ...deps,
    async mayConfirm(document, holder) {
      const money = { accounts, rates, reads, dayCodes, clock: deps.clock }
      const checks = await checkMoney(money, holder, [document])
      const verdict = checks().allows(document)
      if (!verdict.ok) return verdict
      const limitsAllow = await limits.count(holder, [document])
      return limitsAllow ? limitsAllow(document) : holds
    },
  })
}
