/* Made by `npm run generate`; do not edit. */
import type { CardOperationKind, OperationDirection } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CardOperationsQueryVariables = Exact<{
  accountId: string;
  startDate: string;
  endDate: string;
  cardId?: string | null | undefined;
}>;


export type CardOperationsQuery = { getOperationList: Array<{ id: string, cardNum: string | null, kind: CardOperationKind, direction: OperationDirection, baseAmount: string, baseCurrency: string, transactionAmount: string, transactionCurrency: string, transactionDetails: string, transactionDate: string, commissionAmount: string, commissionCurrency: string, isPending: boolean }> };

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

export const CardOperationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardOperations($accountId: ID!, $startDate: LocalDate!, $endDate: LocalDate!, $cardId: ID) {
  getOperationList(
    accountId: $accountId
    startDate: $startDate
    endDate: $endDate
    cardId: $cardId
  ) {
    id
    cardNum
    kind
    direction
    baseAmount
    baseCurrency
    transactionAmount
    transactionCurrency
    transactionDetails
    transactionDate
    commissionAmount
    commissionCurrency
    isPending
  }
}
    `, {"hash":"88a72e0820b8b5df288b6707699f58992ed16e52dd962907c76edbcbd6427ec7"}) as unknown as TypedDocumentString<CardOperationsQuery, CardOperationsQueryVariables>;
