/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CancelPayControlMutationVariables = Exact<{
  payment: PaymentsRef;
}>;


export type CancelPayControlMutation = { cancelPayControl: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const CancelPayControlDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPayControl($payment: PaymentsRef!) {
  cancelPayControl(payment: $payment) {
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
}`, {"hash":"aaf8d6e44deba8a12ed50a6bd98bded83d27b4eb9ea67b2502657ac9c2e4ace9"}) as unknown as TypedDocumentString<CancelPayControlMutation, CancelPayControlMutationVariables>;
