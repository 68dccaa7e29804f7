import { cardTransferO24 } from '@tartip/domain/forms/card-transfer'
import type { PaymentForm } from '@tartip/domain/forms/form'
import type { OperationCode } from '@tartip/domain/payment/operation'

import { requestOf, requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { withoutMissing } from '../../../platform/graphql/read-input.ts'
import { unwrapBatch, unwrapForm } from '../../../platform/graphql/unwrap-answer.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentUseCases } from '../payment-use-cases.ts'
import { cardTransferOf, parseDocument } from './payment-input.ts'
import type {
  BudgetPaymentInput,
  CardTransferInput,
  ConversionInput,
  InterBankTransferInput,
  IntraTransferInput,
  MutationResolvers,
  QrPaymentInput,
  SwiftInput,
} from './payment.generated.ts'

const cardOperations = ['RKO_2_CARD', 'CARD_2_RKO', 'CARD_2_CARD'] as const

export function createPaymentMutations(
  useCases: PaymentUseCases,
): Omit<MutationResolvers, 'obtainBudgetCode'> {
  const save = async (
    ctx: GraphqlContext,
    mutation: string,
    kind: OperationCode,
    input:
      | BudgetPaymentInput
      | CardTransferInput
      | ConversionInput
      | InterBankTransferInput
      | IntraTransferInput
      | QrPaymentInput
      | SwiftInput,
    unlessSame: boolean | null | undefined,
    form?: PaymentForm,
  ): Promise<string> => {
    const { legalPartyId } = input
    const document = {
      mutation,
      kind,
      ...(form ? { form } : {}),
      legalPartyId,
      input: parseDocument(input),
      unlessSame: unlessSame === true,
    }
    return unwrapForm(await useCases.saveDocument(requireActor(ctx), requestOf(ctx), document))
  }

  return {
    saveInterBankTransferNativeDraft: (_root, { interBankTransfer, unlessSame }, ctx) =>
      save(ctx, 'saveInterBankTransferNativeDraft', 'CLEARING', interBankTransfer, unlessSame),
    saveIntraBankOwnerTransferDraft: (_root, { intraTransfer, unlessSame }, ctx) =>
      save(ctx, 'saveIntraBankOwnerTransferDraft', 'INTRABANK_OWN', intraTransfer, unlessSame),
    saveIntraBankForeignTransferDraft: (_root, { intraTransfer, unlessSame }, ctx) =>
      save(
        ctx,
        'saveIntraBankForeignTransferDraft',
        'INTRABANK_FOREIGN',
        intraTransfer,
        unlessSame,
      ),

    saveConversionDraft: (_root, { conversion, unlessSame }, ctx) =>
      save(ctx, 'saveConversionDraft', 'CONVERSION', conversion, unlessSame),

    saveSwift: (_root, { swift, unlessSame }, ctx) =>
      save(ctx, 'saveSwift', 'SWIFT', swift, unlessSame),

    saveCardTransfer: async (_root, { cardTransfer, unlessSame }, ctx) => {
      const kind = cardOperations.find(one => one === cardTransfer.operation.id)
      if (!kind) throw refusal('OPERATION_TYPE_INVALID')
      return save(
        ctx,
        'saveCardTransfer',
        kind,
        cardTransferOf(cardTransfer),
        unlessSame,
        cardTransfer.cardReferencesId ? cardTransferO24 : undefined,
      )
    },

    saveBudgetPayment: (_root, { budgetPayment, unlessSame }, ctx) =>
      save(ctx, 'saveBudgetPayment', 'BUDGET', budgetPayment, unlessSame),

    saveQrPayment: (_root, { qrPayment, unlessSame }, ctx) =>
      save(ctx, 'saveQrPayment', 'QR', qrPayment, unlessSame),

    refundOperation: async (_root, { refundInput }, ctx) =>
      unwrapForm(await useCases.refundSale(requireActor(ctx), requestOf(ctx), refundInput)),

    updatePayment: async (_root, { updatePayment }, ctx) => {
      const actor = requireActor(ctx)
      const { updateTransferInput, updateCardTransferInput, updateSwiftInput, ...ref } =
        updatePayment
      const inputs = [
        updateTransferInput,
        updateCardTransferInput && cardTransferOf(updateCardTransferInput),
        updateSwiftInput,
      ].filter(one => one !== undefined && one !== null)
      const [input] = inputs
      if (!input || inputs.length > 1) {
        throw refusal('BAD_USER_INPUT', { field: 'updateTransferInput' })
      }
      const update = { ...ref, input: parseDocument(input) }
      return unwrapForm(await useCases.updatePayment(actor, requestOf(ctx), update))
    },
    deletePayment: async (_root, { payment }, ctx) =>
      unwrap(await useCases.deletePayment(requireActor(ctx), requestOf(ctx), payment)),
    repeatPayment: async (_root, { payment }, ctx) =>
      unwrapForm(await useCases.repeatPayment(requireActor(ctx), requestOf(ctx), payment)),

    forSigningPayment: async (_root, { payment }, ctx) =>
      unwrapBatch(await useCases.sendForSigning(requireActor(ctx), requestOf(ctx), payment)),
    signingPayment: async (_root, { sign }, ctx) =>
      unwrapBatch(
        await useCases.signPayments(requireActor(ctx), requestOf(ctx), {
          legalPartyId: sign.legalPartyId,
          paymentIds: sign.paymentIds,
          digests: sign.digests,
          ...withoutMissing({ otpCode: sign.otpCode, signatures: sign.signatures }),
        }),
      ),
    requestPayControl: async (_root, { payment }, ctx) =>
      unwrapBatch(await useCases.requestPhones(requireActor(ctx), requestOf(ctx), payment)),
    cancelPayControl: async (_root, { payment }, ctx) =>
      unwrapBatch(await useCases.cancelPhones(requireActor(ctx), requestOf(ctx), payment)),
    returnForEditingPayment: async (_root, { returnForEditing }, ctx) =>
      unwrapBatch(
        await useCases.returnForEditing(requireActor(ctx), requestOf(ctx), returnForEditing),
      ),
    revokePayment: async (_root, { revoke: { comment, ...ref } }, ctx) =>
      unwrapBatch(
        await useCases.revokePayments(requireActor(ctx), requestOf(ctx), {
          ...ref,
          ...(comment ? { comment } : {}),
        }),
      ),
    recallPayment: async (_root, { paymentIdListInput }, ctx) =>
      unwrapBatch(
        await useCases.recallPayments(requireActor(ctx), requestOf(ctx), paymentIdListInput),
      ),
  }
}
