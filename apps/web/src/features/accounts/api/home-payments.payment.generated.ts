/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentStatus, SearchOperationHistory, StatusColour } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HomePaymentsQueryVariables = Exact<{
  search: SearchOperationHistory;
  size: number;
}>;


export type HomePaymentsQuery = { searchPaymentByCriteria: { amountElements: number, list: Array<{ id: string, transferNum: string, operationCode: OperationCode, recipientName: string, recipientAccount: string, payerAccount: string, amount: string, currency: string, valueDate: string, createdDate: string, createdBy: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null, purpose: string, description: string | null }>, totals: Array<{ currency: string, amount: string, count: number }> } };

export type HomePaymentFragment = { id: string, transferNum: string, operationCode: OperationCode, recipientName: string, recipientAccount: string, payerAccount: string, amount: string, currency: string, valueDate: string, createdDate: string, createdBy: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, isRemovable: boolean, leavesOn: string | null, purpose: string, description: string | null };

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
export const HomePaymentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HomePayment on PaymentHistoryRow {
  id
  transferNum
  operationCode
  recipientName
  recipientAccount
  payerAccount
  amount
  currency
  valueDate
  createdDate
  createdBy
  statusCode
  statusColour
  isYourTurn
  isRemovable
  leavesOn
  purpose
  description
}
    `, {"fragmentName":"HomePayment"}) as unknown as TypedDocumentString<HomePaymentFragment, unknown>;
export const HomePaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HomePayments($search: SearchOperationHistory!, $size: Int!) {
  searchPaymentByCriteria(
    searchOperationHistory: $search
    pageable: {page: 1, size: $size}
  ) {
    list {
      ...HomePayment
    }
    amountElements
    totals {
      currency
      amount
      count
    }
  }
}
    fragment HomePayment on PaymentHistoryRow {
  id
  transferNum
  operationCode
  recipientName
  recipientAccount
  payerAccount
  amount
  currency
  valueDate
  createdDate
  createdBy
  statusCode
  statusColour
  isYourTurn
  isRemovable
  leavesOn
  purpose
  description
}`, {"hash":"a374e34d1c8e0f5e3e3ebdd06b3624a42474d019a3db1c0dd655569dc3a970e7"}) as unknown as TypedDocumentString<HomePaymentsQuery, HomePaymentsQueryVariables>;
