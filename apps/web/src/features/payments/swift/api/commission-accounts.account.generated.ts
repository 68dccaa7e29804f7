/* Made by `npm run generate`; do not edit. */
import type { AccountStatus } from '../../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CommissionAccountFragment = { account: string, accountName: string, status: AccountStatus, balance: string, plannedBalance: string, currency: { isoCode: string } };

export type CommissionAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type CommissionAccountsQuery = { getSwiftAccounts: Array<{ account: string, accountName: string, status: AccountStatus, balance: string, plannedBalance: string, currency: { isoCode: string } }>, getCommissionAccounts: Array<{ account: string, accountName: string, status: AccountStatus, balance: string, plannedBalance: string, currency: { isoCode: string } }> };

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
export const CommissionAccountFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CommissionAccount on Account {
  account
  accountName
  status
  balance
  plannedBalance
  currency {
    isoCode
  }
}
    `, {"fragmentName":"CommissionAccount"}) as unknown as TypedDocumentString<CommissionAccountFragment, unknown>;
export const CommissionAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CommissionAccounts($partyId: ID!) {
  getSwiftAccounts(partyId: $partyId) {
    ...CommissionAccount
  }
  getCommissionAccounts(partyId: $partyId) {
    ...CommissionAccount
  }
}
    fragment CommissionAccount on Account {
  account
  accountName
  status
  balance
  plannedBalance
  currency {
    isoCode
  }
}`, {"hash":"47192b610bb0898058e9d527d4f07be060f1e0886f15f9e0cac1cd716ed46596"}) as unknown as TypedDocumentString<CommissionAccountsQuery, CommissionAccountsQueryVariables>;
