/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, QrOperationFilter, QrOrigin, QrSummaryFilter, QrTotalsFilter } from '../api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type QrSaleFieldsFragment = { id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null };

export type QrSalePageFieldsFragment = { amountElements: number, amountPages: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null }>, totals: Array<{ currency: string, amount: string }> };

export type QrHistoryQueryVariables = Exact<{
  filter: QrOperationFilter;
  page: number;
  size: number;
}>;


export type QrHistoryQuery = { getQrOperationHistory: { amountElements: number, amountPages: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null }>, totals: Array<{ currency: string, amount: string }> } };

export type QrHistoryOfPointQueryVariables = Exact<{
  filter: QrOperationFilter;
  page: number;
  size: number;
}>;


export type QrHistoryOfPointQuery = { getQrOperationHistoryByFilterWithSalePoint: { amountElements: number, amountPages: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null }>, totals: Array<{ currency: string, amount: string }> } };

export type QrSaleQueryVariables = Exact<{
  legalPartyId: string;
  operationId: string;
}>;


export type QrSaleQuery = { findQrOperation: { id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null } };

export type QrTwoDaysQueryVariables = Exact<{
  filter: QrTotalsFilter;
}>;


export type QrTwoDaysQuery = { getQrOperationsLast2Days: { today: { totalAmount: string, operationCount: number }, yesterday: { totalAmount: string, operationCount: number } } };

export type QrSummaryQueryVariables = Exact<{
  filter: QrSummaryFilter;
}>;


export type QrSummaryQuery = { getQrSalesSummary: { days: Array<{ date: string, totalAmount: string, operationCount: number }>, points: Array<{ salePointCode: string | null, salePointName: string | null, totalAmount: string, operationCount: number }> } };

export type ListenQrSalesSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenQrSalesSubscription = { listenQrOperation: { eventId: string, operation: { id: string, createdAt: string, amountWithFee: string, amountWithoutFee: string, origin: QrOrigin, senderName: string, recipientName: string, account: string, feePercent: string, feeAmount: string, qrComment: string | null, stan: string, qrAccount: string, salePointName: string | null, salePointCode: string | null, cashCode: string | null, cashName: string | null, providerTransactionId: string, codeTransaction: string | null, refund: { paymentId: string, amount: string, statusCode: PaymentStatus } | null } } };

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
export const QrSaleFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}
    `, {"fragmentName":"QrSaleFields"}) as unknown as TypedDocumentString<QrSaleFieldsFragment, unknown>;
export const QrSalePageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QrSalePageFields on QrOperationPage {
  list {
    ...QrSaleFields
  }
  amountElements
  amountPages
  totals {
    currency
    amount
  }
  searchedSince
  asOf
}
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}`, {"fragmentName":"QrSalePageFields"}) as unknown as TypedDocumentString<QrSalePageFieldsFragment, unknown>;
export const QrHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrHistory($filter: QrOperationFilter!, $page: Int!, $size: Int!) {
  getQrOperationHistory(filter: $filter, pageable: {page: $page, size: $size}) {
    ...QrSalePageFields
  }
}
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}
fragment QrSalePageFields on QrOperationPage {
  list {
    ...QrSaleFields
  }
  amountElements
  amountPages
  totals {
    currency
    amount
  }
  searchedSince
  asOf
}`, {"hash":"4f3bd3604f157e09cdfaf6c86f38c4ded774e5ba372ee4474877430a65433418"}) as unknown as TypedDocumentString<QrHistoryQuery, QrHistoryQueryVariables>;
export const QrHistoryOfPointDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrHistoryOfPoint($filter: QrOperationFilter!, $page: Int!, $size: Int!) {
  getQrOperationHistoryByFilterWithSalePoint(
    filter: $filter
    pageable: {page: $page, size: $size}
  ) {
    ...QrSalePageFields
  }
}
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}
fragment QrSalePageFields on QrOperationPage {
  list {
    ...QrSaleFields
  }
  amountElements
  amountPages
  totals {
    currency
    amount
  }
  searchedSince
  asOf
}`, {"hash":"e28b519824f1a27951a03c2dcf3e31131b574ba1e661efdfc8e7de23e8f4f605"}) as unknown as TypedDocumentString<QrHistoryOfPointQuery, QrHistoryOfPointQueryVariables>;
export const QrSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrSale($legalPartyId: ID!, $operationId: ID!) {
  findQrOperation(legalPartyId: $legalPartyId, operationId: $operationId) {
    ...QrSaleFields
  }
}
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}`, {"hash":"1dd6e63873bcd8fdb533fc437265e5531f22e3dc2a5e9e9f58c0d5f37a9c3599"}) as unknown as TypedDocumentString<QrSaleQuery, QrSaleQueryVariables>;
export const QrTwoDaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrTwoDays($filter: QrTotalsFilter!) {
  getQrOperationsLast2Days(filter: $filter) {
    today {
      totalAmount
      operationCount
    }
    yesterday {
      totalAmount
      operationCount
    }
  }
}
    `, {"hash":"7996aeb04a6a77611bfac7ef27d6e482dde35d6d1b82c6c3116e497297a9bbbe"}) as unknown as TypedDocumentString<QrTwoDaysQuery, QrTwoDaysQueryVariables>;
export const QrSummaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrSummary($filter: QrSummaryFilter!) {
  getQrSalesSummary(filter: $filter) {
    days {
      date
      totalAmount
      operationCount
    }
    points {
      salePointCode
      salePointName
      totalAmount
      operationCount
    }
  }
}
    `, {"hash":"0c8fc84bee06216963aa3976dee5d8626a50b53adf270a83049afcdb9caafc32"}) as unknown as TypedDocumentString<QrSummaryQuery, QrSummaryQueryVariables>;
export const ListenQrSalesDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenQrSales($legalPartyId: ID!, $lastEventId: ID) {
  listenQrOperation(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    operation {
      ...QrSaleFields
    }
  }
}
    fragment QrSaleFields on QrOperation {
  id
  createdAt
  amountWithFee
  amountWithoutFee
  origin
  senderName
  recipientName
  account
  feePercent
  feeAmount
  qrComment
  stan
  qrAccount
  salePointName
  salePointCode
  cashCode
  cashName
  providerTransactionId
  codeTransaction
  refund {
    paymentId
    amount
    statusCode
  }
}`, {"hash":"43a43926d940d8f4ff2dcf99009461f8879bedc4d775012d52778781e8dc4ba1"}) as unknown as TypedDocumentString<ListenQrSalesSubscription, ListenQrSalesSubscriptionVariables>;
