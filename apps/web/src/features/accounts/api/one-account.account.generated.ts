/* Made by `npm run generate`; do not edit. */
import type { AccountClassification, AccountPermission, AccountStatus, AccountType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OneAccountQueryVariables = Exact<{
  accountId: string;
}>;


export type OneAccountQuery = { getAccountById: { id: string, account: string, accountName: string, type: AccountType, status: AccountStatus, statusReason: string | null, balance: string, plannedBalance: string, isVisible: boolean, openDate: string, closeDate: string | null, interestRate: string | null, contractNumber: string | null, bic: string, accountClassification: AccountClassification, permissions: Array<AccountPermission>, currency: { isoCode: string } }, getHoldList: Array<{ id: string, amount: string, createdDate: string, paymentId: string | null, purpose: string }> };

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

export const OneAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OneAccount($accountId: ID!) {
  getAccountById(accountId: $accountId) {
    ...AccountCard
  }
  getHoldList(accountId: $accountId) {
    id
    amount
    createdDate
    paymentId
    purpose
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
}`, {"hash":"6606745405bcb7b43bcc12ba4156cf22948cb7e68d733863cb01e0ce2f76c252"}) as unknown as TypedDocumentString<OneAccountQuery, OneAccountQueryVariables>;
