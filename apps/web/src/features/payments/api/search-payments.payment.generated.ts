/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentOrigin, PaymentStatus, SearchOperationHistory, StatusColour } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SearchPaymentsQueryVariables = Exact<{
  search: SearchOperationHistory;
  page: number;
  size: number;
}>;


export type SearchPaymentsQuery = { searchPaymentByCriteria: { amountElements: number, currentPage: number, amountPages: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, createdDate: string, createdBy: string, updatedDate: string, recipientAccount: string, recipientName: string, operationCode: OperationCode, origin: PaymentOrigin, transferNum: string, valueDate: string, payerAccount: string, amount: string, currency: string, commission: string, commissionCurrency: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, signDeadline: string | null, leavesOn: string | null, purpose: string, legalPartyId: string, description: string | null, errorCode: string | null, version: number, digest: string, isRepeatable: boolean, isEditable: boolean, isSignable: boolean, isRevokable: boolean, isReturnable: boolean, isRemovable: boolean, isSendForSign: boolean, isRecall: boolean, isExportable: boolean, isOpenPdf: boolean }>, totals: Array<{ currency: string, amount: string, count: number }> } };

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

export const SearchPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPayments($search: SearchOperationHistory!, $page: Int!, $size: Int!) {
  searchPaymentByCriteria(
    searchOperationHistory: $search
    pageable: {page: $page, size: $size}
  ) {
    list {
      ...PaymentRow
    }
    amountElements
    currentPage
    amountPages
    totals {
      currency
      amount
      count
    }
    searchedSince
    asOf
  }
}
    fragment PaymentRow on PaymentHistoryRow {
  id
  createdDate
  createdBy
  updatedDate
  recipientAccount
  recipientName
  operationCode
  origin
  transferNum
  valueDate
  payerAccount
  amount
  currency
  commission
  commissionCurrency
  statusCode
  statusColour
  isYourTurn
  signDeadline
  leavesOn
  purpose
  legalPartyId
  description
  errorCode
  version
  digest
  isRepeatable
  isEditable
  isSignable
  isRevokable
  isReturnable
  isRemovable
  isSendForSign
  isRecall
  isExportable
  isOpenPdf
}`, {"hash":"adc0429440a0e83413055e79f992fd653f0a35f4c6706b332e5c3308f435a5a6"}) as unknown as TypedDocumentString<SearchPaymentsQuery, SearchPaymentsQueryVariables>;
