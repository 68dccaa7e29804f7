/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** ACTIVE works; EXPIRED and CLOSED are set by the bank alone; the others are kinds of block. */
export type CardStatus =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'CLOSED'
  | 'COMPROMISED'
  | 'EXPIRED'
  | 'LOST'
  | 'STOLEN';

/** Why a card is blocked (LOSS, THEFT, COMPROMISE, TEMPORARY), unlocked (FOUND, PIN_RESTORED, BY_MISTAKE) or kept from the internet (CARD_BLOCK). */
export type CardStatusReason =
  | 'BY_MISTAKE'
  | 'CARD_BLOCK'
  | 'COMPROMISE'
  | 'FOUND'
  | 'LOSS'
  | 'PIN_RESTORED'
  | 'TEMPORARY'
  | 'THEFT';

export type UnlockCardMutationVariables = Exact<{
  cardId: string;
  reason: CardStatusReason;
}>;


export type UnlockCardMutation = { unlockCard: { id: string, status: CardStatus } };

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

export const UnlockCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlockCard($cardId: ID!, $reason: CardStatusReason!) {
  unlockCard(cardId: $cardId, reason: $reason) {
    id
    status
  }
}
    `, {"hash":"514464c865af29b7f7a1882c14ec06fb63e2e515ca221509ab641d9bc575f611"}) as unknown as TypedDocumentString<UnlockCardMutation, UnlockCardMutationVariables>;
