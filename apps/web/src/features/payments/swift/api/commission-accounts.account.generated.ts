/* Made by `npm run generate`; do not edit. */
import type { AccountStatus } from '../../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CommissionAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type CommissionAccountsQuery = { getCommissionAccounts: Array<{ account: string, accountName: string, status: AccountStatus, balance: string, plannedBalance: string, currency: { isoCode: string } }> };

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

export const CommissionAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CommissionAccounts($partyId: ID!) {
  getCommissionAccounts(partyId: $partyId) {
    account
    accountName
    status
    balance
    plannedBalance
    currency {
      isoCode
    }
  }
}
    `, {"hash":"7873fddb0eea1308cdf1fbf266da31af5f3b27d38eb862c81eb36e1f82391f3f"}) as unknown as TypedDocumentString<CommissionAccountsQuery, CommissionAccountsQueryVariables>;
