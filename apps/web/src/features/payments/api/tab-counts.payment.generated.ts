/* Made by `npm run generate`; do not edit. */
import type { HistoryStatus } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TabCountsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type TabCountsQuery = { getCountsOfPaymentsGroupedByStatus: Array<{ status: HistoryStatus, count: number }> };

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

export const TabCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TabCounts($legalPartyId: ID!) {
  getCountsOfPaymentsGroupedByStatus(legalPartyId: $legalPartyId) {
    status
    count
  }
}
    `, {"hash":"6a17f28f939fa137ae3ef54ecfa0b69be5cebe8188e81df8d3cdfd10a8691c56"}) as unknown as TypedDocumentString<TabCountsQuery, TabCountsQueryVariables>;
