/* Made by `npm run generate`; do not edit. */
import type { CardStatus, CardStatusReason } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
