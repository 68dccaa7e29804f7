import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { FormFailure } from '@tartip/domain/forms/form'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { Result } from '@tartip/domain/result'

import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentUseCases } from '../payment-use-cases.ts'
import type { PaymentActionResult } from '../use-cases/payment-actions.ts'
import { presentFormFailure } from './form-failure-presenter.ts'
import { parseDocument, requestOf, withoutMissing } from './payment-input.ts'
import type {
  ConversionInput,
  InterBankTransferInput,
  IntraTransferInput,
  MutationResolvers,
  PaymentActionResult as WireActionResult,
} from './payment.generated.ts'

export function createPaymentMutations(useCases: PaymentUseCases): MutationResolvers {
  const save = async (
    ctx: GraphqlContext,
    mutation: string,
    kind: OperationCode,
    input: ConversionInput | InterBankTransferInput | IntraTransferInput,
  ): Promise<string> => {
    const { legalPartyId } = input
    const document = { mutation, kind, legalPartyId, input: parseDocument(input) }
    return unwrapForm(await useCases.saveDocument(requireActor(ctx), requestOf(ctx), document))
  }

  return {
    saveInterBankTransferNativeDraft: (_root, { interBankTransfer }, ctx) =>
      save(ctx, 'saveInterBankTransferNativeDraft', 'CLEARING', interBankTransfer),
    saveIntraBankOwnerTransferDraft: (_root, { intraTransfer }, ctx) =>
      save(ctx, 'saveIntraBankOwnerTransferDraft', 'INTRABANK_OWN', intraTransfer),
    saveIntraBankForeignTransferDraft: (_root, { intraTransfer }, ctx) =>
      save(ctx, 'saveIntraBankForeignTransferDraft', 'INTRABANK_FOREIGN', intraTransfer),

    saveConversionDraft: (_root, { conversion }, ctx) =>
      save(ctx, 'saveConversionDraft', 'CONVERSION', conversion),

    updatePayment: async (_root, { updatePayment: { updateTransferInput, ...ref } }, ctx) => {
      const actor = requireActor(ctx)
      if (!updateTransferInput) throw refusal('BAD_USER_INPUT', { field: 'updateTransferInput' })
      const update = { ...ref, input: parseDocument(updateTransferInput) }
      return unwrapForm(await useCases.updatePayment(actor, requestOf(ctx), update))
    },
    deletePayment: async (_root, { payment }, ctx) =>
      unwrap(await useCases.deletePayment(requireActor(ctx), requestOf(ctx), payment)),
    repeatPayment: async (_root, { payment }, ctx) =>
      unwrapForm(await useCases.repeatPayment(requireActor(ctx), requestOf(ctx), payment)),

    forSigningPayment: async (_root, { payment }, ctx) =>
      presentResults(await useCases.sendForSigning(requireActor(ctx), requestOf(ctx), payment)),
    signingPayment: async (_root, { sign }, ctx) =>
      presentResults(
        await useCases.signPayments(requireActor(ctx), requestOf(ctx), {
          legalPartyId: sign.legalPartyId,
          paymentIds: sign.paymentIds,
          digests: sign.digests,
          ...withoutMissing({ otpCode: sign.otpCode, signatures: sign.signatures }),
        }),
      ),
    requestPayControl: async (_root, { payment }, ctx) =>
      presentResults(await useCases.requestPhones(requireActor(ctx), requestOf(ctx), payment)),
    cancelPayControl: async (_root, { payment }, ctx) =>
      presentResults(await useCases.cancelPhones(requireActor(ctx), requestOf(ctx), payment)),
    returnForEditingPayment: async (_root, { returnForEditing }, ctx) =>
      presentResults(
        await useCases.returnForEditing(requireActor(ctx), requestOf(ctx), returnForEditing),
      ),
    revokePayment: async (_root, { revoke: { comment, ...ref } }, ctx) =>
      presentResults(
        await useCases.revokePayments(requireActor(ctx), requestOf(ctx), {
          ...ref,
          ...(comment ? { comment } : {}),
        }),
      ),
    recallPayment: async (_root, { paymentIdListInput }, ctx) =>
      presentResults(
        await useCases.recallPayments(requireActor(ctx), requestOf(ctx), paymentIdListInput),
      ),
  }
}

/** A refused form carries every wrong field, so that each message stands beside its field. */
function unwrapForm<T>(result: Result<T, ErrorCode>): T {
  if (result.ok || !('fields' in result)) return unwrap(result)
  const fields = result.fields as readonly FormFailure[]
  throw refusal(result.error.code, result.error.params, { fields: fields.map(presentFormFailure) })
}

function presentResults(
  results: Result<readonly PaymentActionResult[], ErrorCode>,
): readonly WireActionResult[] {
  return unwrap(results).map(({ errorParams, ...result }) => ({
    ...result,
    errorParams: Object.entries(errorParams).map(([name, value]) => ({
      name,
      value: String(value),
    })),
  }))
}
