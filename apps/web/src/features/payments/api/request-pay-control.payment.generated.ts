/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RequestPayControlMutationVariables = Exact<{
  payment: PaymentsRef;
}>;


export type RequestPayControlMutation = { requestPayControl: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const RequestPayControlDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPayControl($payment: PaymentsRef!) {
  requestPayControl(payment: $payment) {
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
}`, {"hash":"22a99cf78fdd8173fdacc80bd1143e0219b3cf098a0cfb71658adfbb4d47d082"}) as unknown as TypedDocumentString<RequestPayControlMutation, RequestPayControlMutationVariables>;
