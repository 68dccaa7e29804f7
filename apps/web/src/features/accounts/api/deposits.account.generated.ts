/* Made by `npm run generate`; do not edit. */
import type { DepositPayout } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DepositsQueryVariables = Exact<{
  partyId: string;
}>;


export type DepositsQuery = { getDepositAccounts: Array<{ accountId: string, contractNumber: string, currency: string, balance: string, depositAmount: string, interestRate: string, startDate: string, endDate: string | null, termDays: number | null, daysLeft: number | null, payout: DepositPayout, accruedInterest: string, paidInterest: string, expectedInterest: string | null, nextPayoutDate: string | null, isReplenishable: boolean, isWithdrawable: boolean }> };

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

export const DepositsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Deposits($partyId: ID!) {
  getDepositAccounts(partyId: $partyId) {
    accountId
    contractNumber
    currency
    balance
    depositAmount
    interestRate
    startDate
    endDate
    termDays
    daysLeft
    payout
    accruedInterest
    paidInterest
    expectedInterest
    nextPayoutDate
    isReplenishable
    isWithdrawable
  }
}
    `, {"hash":"c36f551cffa2e866583829fe3142656331015a801e3b73dda4ac9cf1e182cce7"}) as unknown as TypedDocumentString<DepositsQuery, DepositsQueryVariables>;
