/* Made by `npm run generate`; do not edit. */
import type { PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TextsToSignQueryVariables = Exact<{
  payment: PaymentsRef;
}>;


export type TextsToSignQuery = { getTextsToSign: Array<{ paymentId: string, digest: string, canonicalText: string }> };

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

export const TextsToSignDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextsToSign($payment: PaymentsRef!) {
  getTextsToSign(payment: $payment) {
    paymentId
    digest
    canonicalText
  }
}
    `, {"hash":"3219b87a172dc20af0d655b87d0bf4cb72317598b6fbfd2bea20996da3ebd9c9"}) as unknown as TypedDocumentString<TextsToSignQuery, TextsToSignQueryVariables>;
