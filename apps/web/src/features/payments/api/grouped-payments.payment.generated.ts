/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, SearchOperationHistory } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type GroupedPaymentsQueryVariables = Exact<{
  filter: SearchOperationHistory;
}>;


export type GroupedPaymentsQuery = { getGroupedPaymentsByFilter: Array<{ id: string, currency: string, amount: string, status: PaymentStatus, count: number }> };

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

export const GroupedPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GroupedPayments($filter: SearchOperationHistory!) {
  getGroupedPaymentsByFilter(filterData: $filter) {
    id
    currency
    amount
    status
    count
  }
}
    `, {"hash":"8766ef3ed4b23142322918acf93e8201c92a2869e33db0680e93298251171af8"}) as unknown as TypedDocumentString<GroupedPaymentsQuery, GroupedPaymentsQueryVariables>;
