/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OutletsOfSellersQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type OutletsOfSellersQuery = { getSalePointsByOrgRefId: Array<{ code: string, name: string }> };

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

export const OutletsOfSellersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletsOfSellers($orgReferenceId: ID!) {
  getSalePointsByOrgRefId(orgReferenceId: $orgReferenceId) {
    code
    name
  }
}
    `, {"hash":"fbe3b634805e3b0755b2357d47241c2e874f5b745dffd75a34480ade884f33fc"}) as unknown as TypedDocumentString<OutletsOfSellersQuery, OutletsOfSellersQueryVariables>;
