/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ShowAccountMutationVariables = Exact<{
  accountId: string;
  isVisible: boolean;
}>;


export type ShowAccountMutation = { updateVisible: { id: string, isVisible: boolean } };

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

export const ShowAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShowAccount($accountId: ID!, $isVisible: Boolean!) {
  updateVisible(accountId: $accountId, isVisible: $isVisible) {
    id
    isVisible
  }
}
    `, {"hash":"7bbd68ff30e3b1242498257872b8826242d5ac65d13f624346a0066a4b2a980f"}) as unknown as TypedDocumentString<ShowAccountMutation, ShowAccountMutationVariables>;
