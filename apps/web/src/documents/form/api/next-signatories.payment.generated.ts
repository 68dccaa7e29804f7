/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NextSignatoriesQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type NextSignatoriesQuery = { getPaymentSignerInfoByPaymentId: Array<{ stage: number, updatedBy: string | null, candidates: Array<string> }> };

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

export const NextSignatoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NextSignatories($payment: PaymentRef!) {
  getPaymentSignerInfoByPaymentId(payment: $payment) {
    stage
    updatedBy
    candidates
  }
}
    `, {"hash":"eee0f4c6e09151d9367b5c5963f4a8bf2d8e58cad811666c64fabc17bb7f10fd"}) as unknown as TypedDocumentString<NextSignatoriesQuery, NextSignatoriesQueryVariables>;
