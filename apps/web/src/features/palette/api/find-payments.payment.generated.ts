/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HistorySort =
  | 'AMOUNT'
  | 'CREATED_DATE'
  | 'RECIPIENT_NAME'
  | 'TRANSFER_NUM'
  | 'VALUE_DATE';

/** Tabs of the history. */
export type HistoryStatus =
  | 'ALL'
  | 'DRAFT'
  | 'ERROR'
  | 'FAILED'
  | 'FOR_EDITING'
  | 'FOR_SIGN'
  | 'SUCCESS';

export type OperationCode =
  | 'BUDGET'
  | 'CARD_2_CARD'
  | 'CARD_2_RKO'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'QR'
  | 'REFUND'
  | 'RKO_2_CARD'
  | 'SALARY'
  | 'SWIFT';

export type PaymentOrigin =
  | 'CONSIGNMENT'
  | 'DYNAMIC'
  | 'FILE'
  | 'MANUAL'
  | 'MONITOR'
  | 'OB'
  | 'POS_MONITOR'
  | 'SALE_POINT'
  | 'STATIC'
  | 'WEB';

export type PaymentStatus =
  | 'CANCELED_SIGN_ONE'
  | 'CANCELED_SIGN_TWO'
  | 'DRAFT'
  | 'ERROR'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'FOR_EDITING'
  | 'KVIT'
  | 'ON_CONFIRMATION'
  | 'ON_CONFIRMATION_COMPLETED'
  | 'ON_VERIFICATION'
  | 'ON_VERIFICATION_COMPLETED'
  | 'PARTIALLY_CONFIRMED'
  | 'PARTIAL_CONFIRMATION_COMPLETED'
  | 'PAYMENT_REQUEST_TO_BANK'
  | 'REVOKE'
  | 'SECOND_SIGN_IN_PAY_CONTROL'
  | 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'SUCCESS'
  | 'TIMEOUT_CANCELED_SIGN_ONE'
  | 'TIMEOUT_CANCELED_SIGN_TWO'
  | 'TIME_IS_OUT'
  | 'WAIT_RESPONSE_FROM_BANK';

export type SearchOperationHistory = {
  account?: string | null | undefined;
  amountAsc?: boolean | null | undefined;
  /** Leaves out documents made after this moment. */
  asOf?: string | null | undefined;
  creator?: string | null | undefined;
  currency?: string | null | undefined;
  endAmount?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  operation?: Array<OperationCode> | null | undefined;
  order?: SortOrder | null | undefined;
  origin?: PaymentOrigin | null | undefined;
  recipientName?: string | null | undefined;
  /** One text for everything: part of the recipient, the purpose, the number or an account, or an amount. */
  search?: string | null | undefined;
  sort?: HistorySort | null | undefined;
  startAmount?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: HistoryStatus | null | undefined;
  transferNum?: string | null | undefined;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

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
