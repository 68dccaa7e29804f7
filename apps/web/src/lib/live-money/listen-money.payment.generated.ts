/* Made by `npm run generate`; do not edit. */
import type { LiveState } from '../api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ListenMoneySubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenMoneySubscription = { listenPayment: { eventId: string, state: LiveState, paymentId: string } };

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

export const ListenMoneyDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenMoney($legalPartyId: ID!, $lastEventId: ID) {
  listenPayment(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    state
    paymentId
  }
}
    `, {"hash":"2079dc8a18ff81b523c756fecad2e190325bd1bd29b139a0b051b5c53a4055fb"}) as unknown as TypedDocumentString<ListenMoneySubscription, ListenMoneySubscriptionVariables>;
