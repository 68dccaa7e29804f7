/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FilterAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type FilterAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, currency: { isoCode: string } }> };

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

export const FilterAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FilterAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    id
    account
    accountName
    currency {
      isoCode
    }
  }
}
    `, {"hash":"1808c2dc26178d674679e53ed66c22113e51d3c7a978d1c3297da681d394338a"}) as unknown as TypedDocumentString<FilterAccountsQuery, FilterAccountsQueryVariables>;
