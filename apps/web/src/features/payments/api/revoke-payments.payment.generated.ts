/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, RevokeInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RevokePaymentsMutationVariables = Exact<{
  revoke: RevokeInput;
}>;


export type RevokePaymentsMutation = { revokePayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const RevokePaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokePayments($revoke: RevokeInput!) {
  revokePayment(revoke: $revoke) {
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
}`, {"hash":"34deca6c3ab897a5d0184d453fb775f9e3ecba56a9394adaa2f20ad8652e3789"}) as unknown as TypedDocumentString<RevokePaymentsMutation, RevokePaymentsMutationVariables>;
