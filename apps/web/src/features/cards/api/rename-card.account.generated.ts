/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RenameCardMutationVariables = Exact<{
  cardId: string;
  cardTitle: string;
}>;


export type RenameCardMutation = { updateCardTitle: { id: string, title: string | null } };

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

export const RenameCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenameCard($cardId: ID!, $cardTitle: String!) {
  updateCardTitle(cardId: $cardId, cardTitle: $cardTitle) {
    id
    title
  }
}
    `, {"hash":"1875e1e42686bb346f4e3f5eb516caee1632aadb6a76bd50003dcb13358750c0"}) as unknown as TypedDocumentString<RenameCardMutation, RenameCardMutationVariables>;
