/* Made by `npm run generate`; do not edit. */
import type { HistoryStatus } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentCountsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type PaymentCountsQuery = { getCountsOfPaymentsGroupedByStatus: Array<{ status: HistoryStatus, count: number }> };

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

export const PaymentCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentCounts($legalPartyId: ID!) {
  getCountsOfPaymentsGroupedByStatus(legalPartyId: $legalPartyId) {
    status
    count
  }
}
    `, {"hash":"0d24cf45388f566a8609fd5657ce95a8ca4d73dc42ece0f30a8b71d53f9c1ba1"}) as unknown as TypedDocumentString<PaymentCountsQuery, PaymentCountsQueryVariables>;
