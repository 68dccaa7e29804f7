/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentRef = {
  legalPartyId: string;
  paymentId: string;
};

export type RepeatPaymentMutationVariables = Exact<{
  payment: PaymentRef;
}>;


export type RepeatPaymentMutation = { repeatPayment: string };

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

export const RepeatPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RepeatPayment($payment: PaymentRef!) {
  repeatPayment(payment: $payment)
}
    `, {"hash":"98b26981fe45b8a84b3a1a3ad75e37e4c39a6ed2906c6583269bc67123d0f0a7"}) as unknown as TypedDocumentString<RepeatPaymentMutation, RepeatPaymentMutationVariables>;
