/* Made by `npm run generate`; do not edit. */
import type { PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SecondSignersQueryVariables = Exact<{
  payments: PaymentsRef;
}>;


export type SecondSignersQuery = { getSecondPersonTokenByPaymentIds: Array<{ paymentId: string, candidates: Array<string>, signedBy: string | null }> };

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

export const SecondSignersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SecondSigners($payments: PaymentsRef!) {
  getSecondPersonTokenByPaymentIds(payments: $payments) {
    paymentId
    candidates
    signedBy
  }
}
    `, {"hash":"204b93660aa22f321c6a38eff3853a4322d9e1d199f8aaebd07b42ce33e2c3ef"}) as unknown as TypedDocumentString<SecondSignersQuery, SecondSignersQueryVariables>;
