/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RenameAccountMutationVariables = Exact<{
  accountId: string;
  accountName: string;
}>;


export type RenameAccountMutation = { updateAccountName: { id: string, accountName: string } };

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

export const RenameAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenameAccount($accountId: ID!, $accountName: String!) {
  updateAccountName(accountId: $accountId, accountName: $accountName) {
    id
    accountName
  }
}
    `, {"hash":"d992881128e89ff3242193209c2578b3c4677183bfb6a5c348028bb3e934e522"}) as unknown as TypedDocumentString<RenameAccountMutation, RenameAccountMutationVariables>;
