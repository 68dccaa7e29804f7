import type { DerivedActions } from '@tartip/domain/payment/derived-actions'
import { stageDoneIn, stageWaitingIn } from '@tartip/domain/payment/life-cycle'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { SignRight } from '@tartip/domain/people/sign-right'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { SeedPayment } from '../public.ts'
import { tokenSignature } from './fake-signing.ts'
import { paymentOf, transferInput } from './payment-builder.ts'
import { organisationId, testActor } from './test-people.ts'
import type { TestPayments } from './test-payments.ts'

/** What each button of the screen calls, and the flag that shows it. */
export interface PaymentButton {
  readonly flag: keyof DerivedActions
  readonly action?: PaymentAction
  call(bank: TestPayments, actor: Actor, payment: PaymentDocument): Promise<string | undefined>
}

const ref = (payment: PaymentDocument) => ({
  legalPartyId: organisationId,
  paymentIds: [payment.id],
})
const single = (payment: PaymentDocument) => ({
  legalPartyId: organisationId,
  paymentId: payment.id,
})

type Batch = Awaited<ReturnType<TestPayments['useCases']['sendForSigning']>>
const codeOfBatch = (batch: Batch) =>
  batch.ok ? (batch.value[0]?.errorCode ?? undefined) : batch.error.code
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? undefined : result.error.code

export const buttons: readonly PaymentButton[] = [
  {
    flag: 'isSendForSign',
    action: 'sendForSigning',
    call: async (bank, actor, payment) =>
      codeOfBatch(await bank.useCases.sendForSigning(actor, bank.request(), ref(payment))),
  },
  {
    flag: 'isSignable',
    action: 'sign',
    call: async (bank, actor, payment) =>
      codeOfBatch(
        await bank.useCases.signPayments(actor, bank.request(), {
          ...ref(payment),
          otpCode: bank.request().traceId,
          signatures: [tokenSignature(actor.personId, payment.digest)],
          digests: [payment.digest],
        }),
      ),
  },
  {
    flag: 'isReturnable',
    action: 'returnForEditing',
    call: async (bank, actor, payment) =>
      codeOfBatch(
        await bank.useCases.returnForEditing(actor, bank.request(), {
          ...ref(payment),
          comment: 'Исправьте сумму',
        }),
      ),
  },
  {
    flag: 'isRevokable',
    action: 'revoke',
    call: async (bank, actor, payment) =>
      codeOfBatch(await bank.useCases.revokePayments(actor, bank.request(), ref(payment))),
  },
  {
    flag: 'isRecall',
    action: 'recall',
    call: async (bank, actor, payment) =>
      codeOfBatch(await bank.useCases.recallPayments(actor, bank.request(), ref(payment))),
  },
  {
    flag: 'isRemovable',
    call: async (bank, actor, payment) =>
      codeOf(await bank.useCases.deletePayment(actor, bank.request(), single(payment))),
  },
  {
    flag: 'isRepeatable',
    call: async (bank, actor, payment) =>
      codeOf(await bank.useCases.repeatPayment(actor, bank.request(), single(payment))),
  },
  {
    flag: 'isEditable',
    call: async (bank, actor, payment) =>
      codeOf(
        await bank.useCases.updatePayment(actor, bank.request(), {
          id: payment.id,
          legalPartyId: organisationId,
          version: payment.version,
          input: transferInput({ amount: '7.00', transferNum: payment.transferNum }),
        }),
      ),
  },
]

/** A document in a status with the signatures of the stages behind it, for tomorrow so that it may rest. */
export function documentIn(
  statusCode: PaymentStatus,
  createdBy: string,
  more: Partial<SeedPayment> = {},
): PaymentDocument {
  const draft = paymentOf({ createdBy, valueDate: '2026-12-01', ...more })
  const waiting = stageWaitingIn(statusCode)
  const signed = waiting ? waiting.stage - 1 : (stageDoneIn(statusCode)?.stage ?? 0)
  const rights: readonly SignRight[] = ['FIRST', 'SECOND', 'THIRD']
  const signatures = rights.slice(0, signed).map((right, index) => ({
    stage: ([1, 2, 3] as const)[index] ?? 1,
    personId: testActor(right).personId,
    signedAt: draft.createdAt,
    digest: draft.digest,
  }))
  return { ...draft, statusCode, version: 5, signatures }
}
