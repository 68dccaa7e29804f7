/* Made by `npm run generate`; do not edit. */
import type { CardStatus, CardStatusReason } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetCardStatusMutationVariables = Exact<{
  cardId: string;
  status: CardStatus;
  reason: CardStatusReason;
}>;


export type SetCardStatusMutation = { setCardStatus: { id: string, status: CardStatus } };

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

export const SetCardStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetCardStatus($cardId: ID!, $status: CardStatus!, $reason: CardStatusReason!) {
  setCardStatus(cardId: $cardId, status: $status, reason: $reason) {
    id
    status
  }
}
    `, {"hash":"f845cb64f369f3960a2c382d19f164fb2d5fd4b23548b3715c810b4dfc36564a"}) as unknown as TypedDocumentString<SetCardStatusMutation, SetCardStatusMutationVariables>;
