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

export type CardStatusChoicesQueryVariables = Exact<{
  cardId: string;
}>;


export type CardStatusChoicesQuery = { getAvailableStatusesForCard: Array<{ status: CardStatus, reasons: Array<CardStatusReason> }> };

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

export const CardStatusChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardStatusChoices($cardId: ID!) {
  getAvailableStatusesForCard(cardId: $cardId) {
    status
    reasons
  }
}
    `, {"hash":"98d10ca78b909ec9013cf6e58bdd772e021173fec3cf721e6595b8b6e2e249e7"}) as unknown as TypedDocumentString<CardStatusChoicesQuery, CardStatusChoicesQueryVariables>;
