/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OutletAccountsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type OutletAccountsQuery = { getAllAccountsForSalePoint: Array<{ account: string, accountName: string, currency: { isoCode: string } }> };

export type OutletAccountQueryVariables = Exact<{
  salePointCode: string;
}>;


export type OutletAccountQuery = { getAccountBySalePointCode: { account: string, accountName: string } };

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

export const OutletAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletAccounts($legalPartyId: ID!) {
  getAllAccountsForSalePoint(legalPartyId: $legalPartyId) {
    account
    accountName
    currency {
      isoCode
    }
  }
}
    `, {"hash":"2797c78ed309a56cd36e75a9a1087d4f17124d7962490efa74f748d87fa787a7"}) as unknown as TypedDocumentString<OutletAccountsQuery, OutletAccountsQueryVariables>;
export const OutletAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OutletAccount($salePointCode: String!) {
  getAccountBySalePointCode(salePointCode: $salePointCode) {
    account
    accountName
  }
}
    `, {"hash":"4bf29c9dab236738eccce5c890983ae8804579b60b6b9c888c781df33034a7ed"}) as unknown as TypedDocumentString<OutletAccountQuery, OutletAccountQueryVariables>;
