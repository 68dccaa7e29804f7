/* Made by `npm run generate`; do not edit. */
import type { CardStatus, CardStatusReason } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
