/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetVisibleMutationVariables = Exact<{
  accountId: string;
  isVisible: boolean;
}>;


export type SetVisibleMutation = { updateVisible: { id: string, isVisible: boolean } };

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

export const SetVisibleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetVisible($accountId: ID!, $isVisible: Boolean!) {
  updateVisible(accountId: $accountId, isVisible: $isVisible) {
    id
    isVisible
  }
}
    `, {"hash":"fa092ecbbe820b5f349b20d860c99c64e13914a10edb26dc8c5fbb0cb8b6c8b3"}) as unknown as TypedDocumentString<SetVisibleMutation, SetVisibleMutationVariables>;
