/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, SignInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SignPaymentsMutationVariables = Exact<{
  sign: SignInput;
}>;


export type SignPaymentsMutation = { signingPayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const SignPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignPayments($sign: SignInput!) {
  signingPayment(sign: $sign) {
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
}`, {"hash":"0cd32005fc86d1b93e8db5a18d50b5011ce886fe9175d2a474197eb0a7f3c7cd"}) as unknown as TypedDocumentString<SignPaymentsMutation, SignPaymentsMutationVariables>;
