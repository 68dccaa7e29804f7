/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentStatus, SearchOperationHistory } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FindPaymentsQueryVariables = Exact<{
  number: SearchOperationHistory;
  typed: SearchOperationHistory;
  otherLayout: SearchOperationHistory;
  isNumber: boolean;
  isName: boolean;
}>;


export type FindPaymentsQuery = { byNumber?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> }, typed: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> }, otherLayout?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus }> } };

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
    query FindPayments($number: SearchOperationHistory!, $typed: SearchOperationHistory!, $otherLayout: SearchOperationHistory!, $isNumber: Boolean!, $isName: Boolean!) {
  byNumber: searchPaymentByCriteria(
    searchOperationHistory: $number
    pageable: {page: 1, size: 1}
  ) @include(if: $isNumber) {
    list {
      ...FoundPayment
    }
  }
  typed: searchPaymentByCriteria(
    searchOperationHistory: $typed
    pageable: {page: 1, size: 8}
  ) {
    list {
      ...FoundPayment
    }
  }
  otherLayout: searchPaymentByCriteria(
    searchOperationHistory: $otherLayout
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
}`, {"hash":"18f335d1228f5489220a75bdc10ee0dfbb97cef7a4663d5f65d4d7d43da3dc3e"}) as unknown as TypedDocumentString<FindPaymentsQuery, FindPaymentsQueryVariables>;
