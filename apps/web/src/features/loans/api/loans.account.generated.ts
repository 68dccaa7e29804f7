/* Made by `npm run generate`; do not edit. */
import type { LoanRepaymentKind } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoansQueryVariables = Exact<{
  partyId: string;
}>;


export type LoansQuery = { getLoanAccounts: Array<{ account: string, accountId: string, accountName: string, loanId: string, loanAmount: string, balance: string, paidAmount: string, paidPercent: number, interestPaidPercent: number, currency: string, interestRate: string, nextPaymentAmount: string | null, nextPaymentDate: string | null, overdueAmount: string, startDate: string, lastActiveDate: string, dutyNumber: string, repaymentKind: LoanRepaymentKind, isClosed: boolean }> };

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

export const LoansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Loans($partyId: ID!) {
  getLoanAccounts(partyId: $partyId) {
    account
    accountId
    accountName
    loanId
    loanAmount
    balance
    paidAmount
    paidPercent
    interestPaidPercent
    currency
    interestRate
    nextPaymentAmount
    nextPaymentDate
    overdueAmount
    startDate
    lastActiveDate
    dutyNumber
    repaymentKind
    isClosed
  }
}
    `, {"hash":"b2d5a423edd75ac043fac28e11b43221a16a6161653591002a75bda65bafe232"}) as unknown as TypedDocumentString<LoansQuery, LoansQueryVariables>;
