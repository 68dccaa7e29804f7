/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountEventKind =
  /** Money has moved on the account, or was set aside, without a document of the organisation. */
  | 'ACCOUNT_MOVED'
  | 'ACCOUNT_RENAMED'
  /** The bank has arrested, released or closed the account. */
  | 'ACCOUNT_STATUS_CHANGED'
  | 'CARD_LIMIT_CHANGED'
  | 'CARD_RENAMED'
  | 'CARD_STATUS_CHANGED'
  | 'INTERNET_TRANSACTIONS_CHANGED'
  | 'LOAN_CLAIM_CHANGED'
  | 'PERMISSIONS_CHANGED'
  | 'VISIBILITY_CHANGED';

export type ListenAccountSubscriptionVariables = Exact<{
  partyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenAccountSubscription = { listenAccount: { eventId: string, kind: AccountEventKind } };

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

export const ListenAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenAccount($partyId: ID!, $lastEventId: ID) {
  listenAccount(partyId: $partyId, lastEventId: $lastEventId) {
    eventId
    kind
  }
}
    `, {"hash":"3c2c950fe8d3e024d14500b91acb606e8b53a3336d6fa6e8a876afcfaedf9944"}) as unknown as TypedDocumentString<ListenAccountSubscription, ListenAccountSubscriptionVariables>;
