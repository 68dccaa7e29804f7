/* Made by `npm run generate`; do not edit. */
import type { ApiKeyAccessInput } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CreateApiKeyMutationVariables = Exact<{
  orgReferenceId: string;
  password: string;
  apiKeyAccessList: Array<ApiKeyAccessInput> | ApiKeyAccessInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string, validUntil: string } };

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

export const CreateApiKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateApiKey($orgReferenceId: ID!, $password: String!, $apiKeyAccessList: [ApiKeyAccessInput!]!) {
  createApiKey(
    orgReferenceId: $orgReferenceId
    password: $password
    apiKeyAccessList: $apiKeyAccessList
  ) {
    key
    validUntil
  }
}
    `, {"hash":"81a30df862828bb7417c8e663b1517f7a8908250b8fd2f29318aa00cad88edf7"}) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
