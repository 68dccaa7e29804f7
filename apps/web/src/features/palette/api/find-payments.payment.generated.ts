/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentStatus, SearchOperationHistory } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FindPaymentsQueryVariables = Exact<{
  number: SearchOperationHistory;
  amount: SearchOperationHistory;
  name: SearchOperationHistory;
  otherName: SearchOperationHistory;
  isNumber: boolean;
  isAmount: boolean;
  isName: boolean;
}>;


export type FindPaymentsQuery = { byNumber?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> }, byAmount?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> }, byName?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> }, byOtherName?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> } };

export type FoundPaymentFragment = { id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus };

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
export const FoundPaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FoundPayment on PaymentHistoryRow {
  id
  recipientName
  operationCode
  transferNum
  valueDate
  amount
  currency
  statusCode
}
    `, {"fragmentName":"FoundPayment"}) as unknown as TypedDocumentString<FoundPaymentFragment, unknown>;
export const FindPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindPayments($number: SearchOperationHistory!, $amount: SearchOperationHistory!, $name: SearchOperationHistory!, $otherName: SearchOperationHistory!, $isNumber: Boolean!, $isAmount: Boolean!, $isName: Boolean!) {
  byNumber: searchPaymentByCriteria(
    searchOperationHistory: $number
    pageable: {page: 1, size: 5}
  ) @include(if: $isNumber) {
    list {
      ...FoundPayment
    }
  }
  byAmount: searchPaymentByCriteria(
    searchOperationHistory: $amount
    pageable: {page: 1, size: 5}
  ) @include(if: $isAmount) {
    list {
      ...FoundPayment
    }
  }
  byName: searchPaymentByCriteria(
    searchOperationHistory: $name
    pageable: {page: 1, size: 8}
  ) @include(if: $isName) {
    list {
      ...FoundPayment
    }
  }
  byOtherName: searchPaymentByCriteria(
    searchOperationHistory: $otherName
    pageable: {page: 1, size: 8}
  ) @include(if: $isName) {
    list {
      ...FoundPayment
    }
  }
}
    fragment FoundPayment on PaymentHistoryRow {
  id
  recipientName
  operationCode
  transferNum
  valueDate
  amount
  currency
  statusCode
}`, {"hash":"78d652ad301fe48a50583787a87d5b3a27857390257bd8de527b4429203e3bd2"}) as unknown as TypedDocumentString<FindPaymentsQuery, FindPaymentsQueryVariables>;
