/* Made by `npm run generate`; do not edit. */
import type { AccountClassification, AccountPermission, AccountStatus, AccountType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type OwnAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, type: AccountType, status: AccountStatus, statusReason: string | null, balance: string, plannedBalance: string, isVisible: boolean, openDate: string, closeDate: string | null, interestRate: string | null, contractNumber: string | null, bic: string, accountClassification: AccountClassification, permissions: Array<AccountPermission>, currency: { isoCode: string } }> };

export type AccountCardFragment = { id: string, account: string, accountName: string, type: AccountType, status: AccountStatus, statusReason: string | null, balance: string, plannedBalance: string, isVisible: boolean, openDate: string, closeDate: string | null, interestRate: string | null, contractNumber: string | null, bic: string, accountClassification: AccountClassification, permissions: Array<AccountPermission>, currency: { isoCode: string } };

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
export const AccountCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountCard on Account {
  id
  account
  accountName
  type
  status
  statusReason
  balance
  plannedBalance
  isVisible
  openDate
  closeDate
  interestRate
  contractNumber
  bic
  accountClassification
  currency {
    isoCode
  }
  permissions
}
    `, {"fragmentName":"AccountCard"}) as unknown as TypedDocumentString<AccountCardFragment, unknown>;
export const OwnAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    ...AccountCard
  }
}
    fragment AccountCard on Account {
  id
  account
  accountName
  type
  status
  statusReason
  balance
  plannedBalance
  isVisible
  openDate
  closeDate
  interestRate
  contractNumber
  bic
  accountClassification
  currency {
    isoCode
  }
  permissions
}`, {"hash":"3f8a618a91e8170607bbcf46fd6daf1242b92ced11d179e3c36ce1c46f075af9"}) as unknown as TypedDocumentString<OwnAccountsQuery, OwnAccountsQueryVariables>;
