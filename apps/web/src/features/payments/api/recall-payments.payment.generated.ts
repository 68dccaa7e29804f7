/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RecallPaymentsMutationVariables = Exact<{
  payments: PaymentsRef;
}>;


export type RecallPaymentsMutation = { recallPayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const RecallPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecallPayments($payments: PaymentsRef!) {
  recallPayment(paymentIdListInput: $payments) {
    ...ActionResult
  }
}
    fragment ActionResult on PaymentActionResult {
  paymentId
  ok
  statusCode
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"463d8b9048f5d6458a56a24248d2727204e7b349f5a814dc4f6a0552417b8072"}) as unknown as TypedDocumentString<RecallPaymentsMutation, RecallPaymentsMutationVariables>;
