/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SendForSigningMutationVariables = Exact<{
  payment: PaymentsRef;
}>;


export type SendForSigningMutation = { forSigningPayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const SendForSigningDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendForSigning($payment: PaymentsRef!) {
  forSigningPayment(payment: $payment) {
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
}`, {"hash":"68c3d5f79a1673c2a11af6b5cb2fc2338d2b5c6421fdd667821ab69765f664a7"}) as unknown as TypedDocumentString<SendForSigningMutation, SendForSigningMutationVariables>;
