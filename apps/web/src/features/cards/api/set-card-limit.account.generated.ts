/* Made by `npm run generate`; do not edit. */
import type { CardLimitInput } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetCardLimitMutationVariables = Exact<{
  cardId: string;
  limit: CardLimitInput;
}>;


export type SetCardLimitMutation = { setCardLimit: { cardId: string, totalSetAmount: string } };

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

export const SetCardLimitDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCardLimit($cardId: ID!, $limit: CardLimitInput!) {
  setCardLimit(cardId: $cardId, limit: $limit) {
    cardId
    totalSetAmount
  }
}
    `, {"hash":"f1c576f7c18e7c1a1ff1954533081f693aac3f5a78222d4106000f2aeb74e8cc"}) as unknown as TypedDocumentString<SetCardLimitMutation, SetCardLimitMutationVariables>;
