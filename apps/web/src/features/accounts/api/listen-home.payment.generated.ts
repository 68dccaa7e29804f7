/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LiveState =
  | 'Deleted'
  | 'New'
  | 'Updated';

export type ListenHomeSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenHomeSubscription = { listenPayment: { eventId: string, state: LiveState, paymentId: string } };

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

export const ListenHomeDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenHome($legalPartyId: ID!, $lastEventId: ID) {
  listenPayment(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
    state
    paymentId
  }
}
    `, {"hash":"466285422fa28e21f525900d521f4e30ce3f1afe76a884405f6ffa745803a493"}) as unknown as TypedDocumentString<ListenHomeSubscription, ListenHomeSubscriptionVariables>;
