/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaletteAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type PaletteAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, balance: string, currency: { isoCode: string } }> };

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

export const PaletteAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaletteAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    id
    account
    accountName
    balance
    currency {
      isoCode
    }
  }
}
    `, {"hash":"8e0cea5eb31ba231a2008233df1f75ecee6cd06f5f4a4b3f372116f0966afb8a"}) as unknown as TypedDocumentString<PaletteAccountsQuery, PaletteAccountsQueryVariables>;
