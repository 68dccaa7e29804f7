/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TaxDebtQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type TaxDebtQuery = { getNptByLegalPartyId: { totalAmount: string, currency: string, date: string, list: Array<{ id: string }> } };

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

export const TaxDebtDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TaxDebt($legalPartyId: ID!) {
  getNptByLegalPartyId(legalPartyId: $legalPartyId) {
    totalAmount
    currency
    date
    list {
      id
    }
  }
}
    `, {"hash":"fa1b43dd4aa46089f1740f0f9d3e95cceafb7595c3ec2661dacf22bc298b58dd"}) as unknown as TypedDocumentString<TaxDebtQuery, TaxDebtQueryVariables>;
