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

/** What the person who asks must or may expect next from this document. */
export type StatusColour =
  | 'danger'
  | 'info'
  | 'muted'
  | 'success'
  | 'warning';

export type SearchPaymentsQueryVariables = Exact<{
  search: SearchOperationHistory;
  page: number;
  size: number;
}>;


export type SearchPaymentsQuery = { searchPaymentByCriteria: { amountElements: number, currentPage: number, amountPages: number, searchedSince: string | null, asOf: string, list: Array<{ id: string, createdDate: string, createdBy: string, updatedDate: string, recipientAccount: string, recipientName: string, operationCode: OperationCode, origin: PaymentOrigin, transferNum: string, valueDate: string, payerAccount: string, amount: string, currency: string, commission: string, commissionCurrency: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, signDeadline: string | null, leavesOn: string | null, purpose: string, legalPartyId: string, description: string | null, errorCode: string | null, version: number, digest: string, isRepeatable: boolean, isEditable: boolean, isSignable: boolean, isRevokable: boolean, isReturnable: boolean, isRemovable: boolean, isSendForSign: boolean, isRecall: boolean }>, totals: Array<{ currency: string, amount: string, count: number }> } };

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
}`, {"hash":"f619297e2527c6722fd59af59d9edacf249b27844bfd3c71f7ab6e39ef53278e"}) as unknown as TypedDocumentString<SearchPaymentsQuery, SearchPaymentsQueryVariables>;
