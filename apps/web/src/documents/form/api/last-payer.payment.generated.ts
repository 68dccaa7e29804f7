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

export type LastPayerQueryVariables = Exact<{
  search: SearchOperationHistory;
}>;


export type LastPayerQuery = { searchPaymentByCriteria: { list: Array<{ payerAccount: string }> } };

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

export const LastPayerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LastPayer($search: SearchOperationHistory!) {
  searchPaymentByCriteria(
    searchOperationHistory: $search
    pageable: {page: 1, size: 1}
  ) {
    list {
      payerAccount
    }
  }
}
    `, {"hash":"0d1450ff005dd4de0e058e76b2ebff1eabeb0759fc3f26d649235cdaab3ba21e"}) as unknown as TypedDocumentString<LastPayerQuery, LastPayerQueryVariables>;
