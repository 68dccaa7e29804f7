/* Made by `npm run generate`; do not edit. */
import type { EarlyRepaymentMode, LoanClaimInput, LoanClaimKind, LoanClaimState } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoanClaimFieldsFragment = { loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null };

export type LoanClaimsQueryVariables = Exact<{
  partyId: string;
  loanId?: string | null | undefined;
}>;


export type LoanClaimsQuery = { getLoanClaims: Array<{ loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null }> };

export type LoanClaimQueryVariables = Exact<{
  loanClaimId: string;
}>;


export type LoanClaimQuery = { getLoanClaimById: { loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null } };

export type CreateLoanClaimMutationVariables = Exact<{
  loanClaim: LoanClaimInput;
}>;


export type CreateLoanClaimMutation = { createLoanClaim: { loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null } };

export type CancelLoanClaimMutationVariables = Exact<{
  loanClaimId: string;
}>;


export type CancelLoanClaimMutation = { cancelLoanClaim: { loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null } | null };

export type ListenLoanClaimSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenLoanClaimSubscription = { listenLoanClaim: { eventId: string, loanClaim: { loanClaimId: string, loanId: string, accountId: string, dutyNumber: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, decidedDate: string | null, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string, pdfLink: string } | null } } };

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
export const LoanClaimFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}
    `, {"fragmentName":"LoanClaimFields"}) as unknown as TypedDocumentString<LoanClaimFieldsFragment, unknown>;
export const LoanClaimsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoanClaims($partyId: ID!, $loanId: ID) {
  getLoanClaims(partyId: $partyId, loanId: $loanId) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}`, {"hash":"a0002f752b85f42571d0ce3f532f4208b5713ed863ec9866f5cb22a64055b9e0"}) as unknown as TypedDocumentString<LoanClaimsQuery, LoanClaimsQueryVariables>;
export const LoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoanClaim($loanClaimId: ID!) {
  getLoanClaimById(loanClaimId: $loanClaimId) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}`, {"hash":"1a9a6c7de5cb84736c6e4ea7846a0fa5da56efbe4760b49649a2ba9ea5910c28"}) as unknown as TypedDocumentString<LoanClaimQuery, LoanClaimQueryVariables>;
export const CreateLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateLoanClaim($loanClaim: LoanClaimInput!) {
  createLoanClaim(loanClaim: $loanClaim) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}`, {"hash":"c94b80bb231a3ec7720e34c08cb0fd6c6173ba97bcc9ca14bbf02e8cd2a20388"}) as unknown as TypedDocumentString<CreateLoanClaimMutation, CreateLoanClaimMutationVariables>;
export const CancelLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelLoanClaim($loanClaimId: ID!) {
  cancelLoanClaim(loanClaimId: $loanClaimId) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}`, {"hash":"339c747ebdef01bf295ca7c95cd837a848c135fada25af70b5d52b4c902c6533"}) as unknown as TypedDocumentString<CancelLoanClaimMutation, CancelLoanClaimMutationVariables>;
export const ListenLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenLoanClaim($partyId: ID!, $lastEventId: ID) {
  listenLoanClaim(partyId: $partyId, lastEventId: $lastEventId) {
    eventId
    loanClaim {
      ...LoanClaimFields
    }
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  loanId
  accountId
  dutyNumber
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  decidedDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
    pdfLink
  }
  canCancel
}`, {"hash":"aa4092ff2371a38393f92523668abc721624bc298b4f2f845a5522213694716c"}) as unknown as TypedDocumentString<ListenLoanClaimSubscription, ListenLoanClaimSubscriptionVariables>;
