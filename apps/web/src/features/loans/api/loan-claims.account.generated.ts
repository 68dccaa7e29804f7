/* Made by `npm run generate`; do not edit. */
import type { EarlyRepaymentMode, LoanClaimInput, LoanClaimKind, LoanClaimState } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoanClaimFieldsFragment = { loanClaimId: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string } | null };

export type LoanClaimsQueryVariables = Exact<{
  partyId: string;
  loanId: string;
}>;


export type LoanClaimsQuery = { getLoanClaims: Array<{ loanClaimId: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string } | null }> };

export type CreateLoanClaimMutationVariables = Exact<{
  loanClaim: LoanClaimInput;
}>;


export type CreateLoanClaimMutation = { createLoanClaim: { loanClaimId: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string } | null } };

export type CancelLoanClaimMutationVariables = Exact<{
  loanClaimId: string;
}>;


export type CancelLoanClaimMutation = { cancelLoanClaim: { loanClaimId: string, kind: LoanClaimKind, repayOn: string | null, amount: string | null, currency: string, mode: EarlyRepaymentMode | null, day: number | null, state: LoanClaimState, createdDate: string, executedDate: string | null, reason: string | null, canCancel: boolean, certificate: { date: string, principal: string, interest: string } | null } | null };

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
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
  }
  canCancel
}
    `, {"fragmentName":"LoanClaimFields"}) as unknown as TypedDocumentString<LoanClaimFieldsFragment, unknown>;
export const LoanClaimsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoanClaims($partyId: ID!, $loanId: ID!) {
  getLoanClaims(partyId: $partyId, loanId: $loanId) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
  }
  canCancel
}`, {"hash":"ad5d7a23a40de5f7b88d7d6c9f4aecf50df689535b6ab3579d2d41ae12b5bce7"}) as unknown as TypedDocumentString<LoanClaimsQuery, LoanClaimsQueryVariables>;
export const CreateLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateLoanClaim($loanClaim: LoanClaimInput!) {
  createLoanClaim(loanClaim: $loanClaim) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
  }
  canCancel
}`, {"hash":"24fe6a31f5778fdd10f2822495a64e4f9d14b841cc05a9961eac343625a35839"}) as unknown as TypedDocumentString<CreateLoanClaimMutation, CreateLoanClaimMutationVariables>;
export const CancelLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelLoanClaim($loanClaimId: ID!) {
  cancelLoanClaim(loanClaimId: $loanClaimId) {
    ...LoanClaimFields
  }
}
    fragment LoanClaimFields on LoanClaim {
  loanClaimId
  kind
  repayOn
  amount
  currency
  mode
  day
  state
  createdDate
  executedDate
  reason
  certificate {
    date
    principal
    interest
  }
  canCancel
}`, {"hash":"defc7598781eadd8bd2c130e6d134693e194434e5b90d62ff4fd06ec71fb8dc9"}) as unknown as TypedDocumentString<CancelLoanClaimMutation, CancelLoanClaimMutationVariables>;
