/* Made by `npm run generate`; do not edit. */
import type { InstallmentClaimStatus, LoanRequestDto, MerchantContractState, SellerVerdictInput } from '../../../lib/api-types/installment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type InstallmentClaimFieldsFragment = { loanClaimId: string, createdDate: string, claimNumber: string, sum: string, duration: number, status: InstallmentClaimStatus, locationCode: string, locationName: string | null, note: string, partnerContractId: string, percentRate: string, canConfirm: boolean, clientInfo: { firstName: string, lastName: string, secondName: string | null }, product: { name: string } };

export type InstallmentProductFieldsFragment = { id: string, name: string, percentRate: string, durations: Array<number>, maxAmount: string };

export type InstallmentClaimsQueryVariables = Exact<{
  loanRequestDto: LoanRequestDto;
}>;


export type InstallmentClaimsQuery = { getInstallmentClaims: { totalPages: number, totalElements: number, fromDate: string | null, toDate: string | null, list: Array<{ loanClaimId: string, createdDate: string, claimNumber: string, sum: string, duration: number, status: InstallmentClaimStatus, locationCode: string, locationName: string | null, note: string, partnerContractId: string, percentRate: string, canConfirm: boolean, clientInfo: { firstName: string, lastName: string, secondName: string | null }, product: { name: string } }> } };

export type InstallmentClaimQueryVariables = Exact<{
  loanClaimId: string;
}>;


export type InstallmentClaimQuery = { getClaimById: { loanClaimId: string, createdDate: string, claimNumber: string, sum: string, duration: number, status: InstallmentClaimStatus, locationCode: string, locationName: string | null, note: string, partnerContractId: string, percentRate: string, canConfirm: boolean, clientInfo: { firstName: string, lastName: string, secondName: string | null }, product: { name: string } } };

export type MerchantProductsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type MerchantProductsQuery = { getMerchantProduct: Array<{ id: string, startDate: string, endDate: string, state: MerchantContractState, email: string, product: { id: string, name: string, percentRate: string, durations: Array<number>, maxAmount: string }, commissions: Array<{ commission: string, duration: number }>, contacts: Array<{ name: string, phone: string }>, category: { name: string } }> };

export type InstallmentSumsQueryVariables = Exact<{
  legalPartyId: string;
  fromDate?: string | null | undefined;
  toDate?: string | null | undefined;
}>;


export type InstallmentSumsQuery = { getSumByProduct: Array<{ totalSum: string, partnerContactId: string }> };

export type InstallmentSalePointsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type InstallmentSalePointsQuery = { getSalePoint: Array<{ code: string, name: string, isActive: boolean }> };

export type AllInstallmentProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type AllInstallmentProductsQuery = { getAllProduct: Array<{ id: string, name: string, percentRate: string, durations: Array<number>, maxAmount: string }> };

export type ConfirmLoanClaimMutationVariables = Exact<{
  sellerVerdict: SellerVerdictInput;
}>;


export type ConfirmLoanClaimMutation = { confirmLoanClaim: { loanClaimId: string, createdDate: string, claimNumber: string, sum: string, duration: number, status: InstallmentClaimStatus, locationCode: string, locationName: string | null, note: string, partnerContractId: string, percentRate: string, canConfirm: boolean, clientInfo: { firstName: string, lastName: string, secondName: string | null }, product: { name: string } } };

export type InstallmentInfoSubscriptionVariables = Exact<{
  loanClaimId?: string | null | undefined;
  lastEventId?: string | null | undefined;
}>;


export type InstallmentInfoSubscription = { installmentInfo: { eventId: string, claim: { loanClaimId: string, createdDate: string, claimNumber: string, sum: string, duration: number, status: InstallmentClaimStatus, locationCode: string, locationName: string | null, note: string, partnerContractId: string, percentRate: string, canConfirm: boolean, clientInfo: { firstName: string, lastName: string, secondName: string | null }, product: { name: string } } } };

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
export const InstallmentClaimFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InstallmentClaimFields on InstallmentClaim {
  loanClaimId
  createdDate
  claimNumber
  sum
  duration
  status
  locationCode
  locationName
  note
  clientInfo {
    firstName
    lastName
    secondName
  }
  partnerContractId
  product {
    name
  }
  percentRate
  canConfirm
}
    `, {"fragmentName":"InstallmentClaimFields"}) as unknown as TypedDocumentString<InstallmentClaimFieldsFragment, unknown>;
export const InstallmentProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InstallmentProductFields on InstallmentProduct {
  id
  name
  percentRate
  durations
  maxAmount
}
    `, {"fragmentName":"InstallmentProductFields"}) as unknown as TypedDocumentString<InstallmentProductFieldsFragment, unknown>;
export const InstallmentClaimsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InstallmentClaims($loanRequestDto: LoanRequestDto!) {
  getInstallmentClaims(loanRequestDto: $loanRequestDto) {
    list {
      ...InstallmentClaimFields
    }
    totalPages
    totalElements
    fromDate
    toDate
  }
}
    fragment InstallmentClaimFields on InstallmentClaim {
  loanClaimId
  createdDate
  claimNumber
  sum
  duration
  status
  locationCode
  locationName
  note
  clientInfo {
    firstName
    lastName
    secondName
  }
  partnerContractId
  product {
    name
  }
  percentRate
  canConfirm
}`, {"hash":"da05fa44ed120f264771cf3df2716bb350f4e3d75b0019dab7b2e9d66d831fbb"}) as unknown as TypedDocumentString<InstallmentClaimsQuery, InstallmentClaimsQueryVariables>;
export const InstallmentClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InstallmentClaim($loanClaimId: ID!) {
  getClaimById(loanClaimId: $loanClaimId) {
    ...InstallmentClaimFields
  }
}
    fragment InstallmentClaimFields on InstallmentClaim {
  loanClaimId
  createdDate
  claimNumber
  sum
  duration
  status
  locationCode
  locationName
  note
  clientInfo {
    firstName
    lastName
    secondName
  }
  partnerContractId
  product {
    name
  }
  percentRate
  canConfirm
}`, {"hash":"bbd575c47904d5db6ddfcd13cb8639f42f7b4868b177cb4a454b614697fc06ee"}) as unknown as TypedDocumentString<InstallmentClaimQuery, InstallmentClaimQueryVariables>;
export const MerchantProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MerchantProducts($legalPartyId: ID!) {
  getMerchantProduct(legalPartyId: $legalPartyId) {
    id
    product {
      ...InstallmentProductFields
    }
    startDate
    endDate
    state
    commissions {
      commission
      duration
    }
    contacts {
      name
      phone
    }
    category {
      name
    }
    email
  }
}
    fragment InstallmentProductFields on InstallmentProduct {
  id
  name
  percentRate
  durations
  maxAmount
}`, {"hash":"3cce5eb240b39e6e857485a24054987ca2587fa8092fcff7eea5a1b3e2db9904"}) as unknown as TypedDocumentString<MerchantProductsQuery, MerchantProductsQueryVariables>;
export const InstallmentSumsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InstallmentSums($legalPartyId: ID!, $fromDate: LocalDate, $toDate: LocalDate) {
  getSumByProduct(
    legalPartyId: $legalPartyId
    fromDate: $fromDate
    toDate: $toDate
  ) {
    totalSum
    partnerContactId
  }
}
    `, {"hash":"e5ebfd62b7a47c71b6c07f92b7a6bcbb08c5e342ae959f58e304354a82c8a0f3"}) as unknown as TypedDocumentString<InstallmentSumsQuery, InstallmentSumsQueryVariables>;
export const InstallmentSalePointsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InstallmentSalePoints($legalPartyId: ID!) {
  getSalePoint(legalPartyId: $legalPartyId) {
    code
    name
    isActive
  }
}
    `, {"hash":"e8c4bce3fdb0738a2be67ac1726715e4d2f352c92e88edcee0af47bb5e5e06ae"}) as unknown as TypedDocumentString<InstallmentSalePointsQuery, InstallmentSalePointsQueryVariables>;
export const AllInstallmentProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AllInstallmentProducts {
  getAllProduct {
    ...InstallmentProductFields
  }
}
    fragment InstallmentProductFields on InstallmentProduct {
  id
  name
  percentRate
  durations
  maxAmount
}`, {"hash":"ebeaf16023ab6a39f439b9239c66496ba101124b4aaf4a5260a2bc15fe798bc5"}) as unknown as TypedDocumentString<AllInstallmentProductsQuery, AllInstallmentProductsQueryVariables>;
export const ConfirmLoanClaimDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmLoanClaim($sellerVerdict: SellerVerdictInput!) {
  confirmLoanClaim(sellerVerdict: $sellerVerdict) {
    ...InstallmentClaimFields
  }
}
    fragment InstallmentClaimFields on InstallmentClaim {
  loanClaimId
  createdDate
  claimNumber
  sum
  duration
  status
  locationCode
  locationName
  note
  clientInfo {
    firstName
    lastName
    secondName
  }
  partnerContractId
  product {
    name
  }
  percentRate
  canConfirm
}`, {"hash":"a20915f5d9e0065ddbe9701c41f03687991d16a3758a9d248366012495eca133"}) as unknown as TypedDocumentString<ConfirmLoanClaimMutation, ConfirmLoanClaimMutationVariables>;
export const InstallmentInfoDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription InstallmentInfo($loanClaimId: ID, $lastEventId: ID) {
  installmentInfo(loanClaimId: $loanClaimId, lastEventId: $lastEventId) {
    eventId
    claim {
      ...InstallmentClaimFields
    }
  }
}
    fragment InstallmentClaimFields on InstallmentClaim {
  loanClaimId
  createdDate
  claimNumber
  sum
  duration
  status
  locationCode
  locationName
  note
  clientInfo {
    firstName
    lastName
    secondName
  }
  partnerContractId
  product {
    name
  }
  percentRate
  canConfirm
}`, {"hash":"79c2cb2a989b123a0e3450d308143668f4f26199b10b7fd19ebbe9ea070d1ba6"}) as unknown as TypedDocumentString<InstallmentInfoSubscription, InstallmentInfoSubscriptionVariables>;
