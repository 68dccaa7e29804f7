/* Made by `npm run generate`; do not edit. */
import type { AccountPermission, AccountStatus, AccountType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PayerAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type PayerAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, type: AccountType, status: AccountStatus, balance: string, plannedBalance: string, permissions: Array<AccountPermission>, currency: { isoCode: string } }> };

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

export const PayerAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayerAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    id
    account
    accountName
    type
    status
    balance
    plannedBalance
    currency {
      isoCode
    }
    permissions
  }
}
    `, {"hash":"700a4514143587fa781f3a44754fefaace68a2b7c4e7e924769515d5e45eb9fc"}) as unknown as TypedDocumentString<PayerAccountsQuery, PayerAccountsQueryVariables>;
