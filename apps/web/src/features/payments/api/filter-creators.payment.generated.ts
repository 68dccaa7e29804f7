/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FilterCreatorsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type FilterCreatorsQuery = { getPaymentCreators: Array<{ id: string, shortName: string }> };

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

export const FilterCreatorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FilterCreators($legalPartyId: ID!) {
  getPaymentCreators(legalPartyId: $legalPartyId) {
    id
    shortName
  }
}
    `, {"hash":"d0bc601cd5ce0e7b5a7af92e67964561f6b6a6ab234b19becc2bbfa793d9c4f4"}) as unknown as TypedDocumentString<FilterCreatorsQuery, FilterCreatorsQueryVariables>;
