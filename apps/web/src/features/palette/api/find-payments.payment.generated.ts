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


export type FindPaymentsQuery = { byNumber?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null }> }, typed: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null }> }, otherLayout?: { list: Array<{ id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null }> } };

export type FoundPaymentFragment = { id: string, recipientName: string, operationCode: OperationCode, transferNum: string, valueDate: string, amount: string, currency: string, statusCode: PaymentStatus, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null };

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
  isYourTurn
  isRemovable
  leavesOn
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
  isYourTurn
  isRemovable
  leavesOn
}`, {"hash":"d171eb6a6c00d9994cf55782eba2a12589a93ade7ed99c54c7aee8ae0b70018e"}) as unknown as TypedDocumentString<FindPaymentsQuery, FindPaymentsQueryVariables>;
