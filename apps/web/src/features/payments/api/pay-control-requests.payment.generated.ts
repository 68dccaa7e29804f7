/* Made by `npm run generate`; do not edit. */
import type { PayControlRequestState, PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PayControlRequestsQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type PayControlRequestsQuery = { getPayControlRequests: { mayRequest: boolean, mayCancel: boolean, list: Array<{ id: string, stage: number, personName: string, isYours: boolean, state: PayControlRequestState, createdDate: string, validUntil: string, answeredDate: string | null, reason: string | null, text: string }> } };

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

export const PayControlRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayControlRequests($payment: PaymentRef!) {
  getPayControlRequests(payment: $payment) {
    list {
      id
      stage
      personName
      isYours
      state
      createdDate
      validUntil
      answeredDate
      reason
      text
    }
    mayRequest
    mayCancel
  }
}
    `, {"hash":"8f01d7ed4f5cd60f29baa7212a8d33ca53c1e494decab2f697acf0dbdd9fec58"}) as unknown as TypedDocumentString<PayControlRequestsQuery, PayControlRequestsQueryVariables>;
