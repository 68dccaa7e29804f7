/* Made by `npm run generate`; do not edit. */
import type { AccountType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type VisibleAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type VisibleAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, type: AccountType, isVisible: boolean, currency: { isoCode: string } }> };

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

export const VisibleAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query VisibleAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    id
    account
    accountName
    type
    isVisible
    currency {
      isoCode
    }
  }
}
    `, {"hash":"9e9984e9f300ea4ee2237888457750500e32aaaffcfd0505bfe5782b9c8de97e"}) as unknown as TypedDocumentString<VisibleAccountsQuery, VisibleAccountsQueryVariables>;
