/* Made by `npm run generate`; do not edit. */
import type { DepositPayout } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ComingTermsQueryVariables = Exact<{
  partyId: string;
}>;


export type ComingTermsQuery = { getLoanAccounts: Array<{ accountId: string, accountName: string, loanId: string, dutyNumber: string, currency: string, nextPaymentAmount: string | null, nextPaymentDate: string | null, overdueAmount: string, isClosed: boolean }>, getDepositAccounts: Array<{ accountId: string, accountName: string, currency: string, balance: string, payout: DepositPayout, accruedInterest: string, nextPayoutDate: string | null, endDate: string | null }> };

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

export const ComingTermsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ComingTerms($partyId: ID!) {
  getLoanAccounts(partyId: $partyId) {
    accountId
    accountName
    loanId
    dutyNumber
    currency
    nextPaymentAmount
    nextPaymentDate
    overdueAmount
    isClosed
  }
  getDepositAccounts(partyId: $partyId) {
    accountId
    accountName
    currency
    balance
    payout
    accruedInterest
    nextPayoutDate
    endDate
  }
}
    `, {"hash":"c1889c6c98abedc53cc954b8f5d1eb3a44b2b6af30ca6dfb7a9e8f08a128088b"}) as unknown as TypedDocumentString<ComingTermsQuery, ComingTermsQueryVariables>;
