/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type UnreadLettersQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type UnreadLettersQuery = { getAmountNotProcessedStatus: number };

export type ListenUnreadLettersSubscriptionVariables = Exact<{
  legalPartyId: string;
  lastEventId?: string | null | undefined;
}>;


export type ListenUnreadLettersSubscription = { listenLetter: { eventId: string } };

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

export const UnreadLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query UnreadLetters($legalPartyId: ID!) {
  getAmountNotProcessedStatus(legalPartyId: $legalPartyId)
}
    `, {"hash":"4d083e557558b819b1cfc5f3fad83996928d580d32f1e7dda1c1e2c7ea7fdc19"}) as unknown as TypedDocumentString<UnreadLettersQuery, UnreadLettersQueryVariables>;
export const ListenUnreadLettersDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenUnreadLetters($legalPartyId: ID!, $lastEventId: ID) {
  listenLetter(legalPartyId: $legalPartyId, lastEventId: $lastEventId) {
    eventId
  }
}
    `, {"hash":"50c1c0b4e171d0786e3b6cc040c772d71986b026273ba102cf3b7d2c7e83a71f"}) as unknown as TypedDocumentString<ListenUnreadLettersSubscription, ListenUnreadLettersSubscriptionVariables>;
