/* Made by `npm run generate`; do not edit. */
import type { LiveState } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ListenPaymentCountsSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenPaymentCountsSubscription = { listenPayment: { eventId: string, state: LiveState, paymentId: string } };

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

export const ListenPaymentCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenPaymentCounts($legalPartyId: ID!, $lastEventId: ID) {
  listenPayment(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    state
    paymentId
  }
}
    `, {"hash":"2260f8ee3210c430393f2ff446f71ed64ca19387f6ec57b2ee48e1934ce31cf2"}) as unknown as TypedDocumentString<ListenPaymentCountsSubscription, ListenPaymentCountsSubscriptionVariables>;
