/* Made by `npm run generate`; do not edit. */
import type { ApiKeyApi, ApiKeyState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeactivateApiKeyMutationVariables = Exact<{
  orgReferenceId: string;
}>;


export type DeactivateApiKeyMutation = { deactivateApiKey: { createdDate: string, validUntil: string, state: ApiKeyState, createdBy: string, lastUsedDate: string | null, keyPrefix: string, apiKeyAccessList: Array<{ api: ApiKeyApi }> } };

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

export const DeactivateApiKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeactivateApiKey($orgReferenceId: ID!) {
  deactivateApiKey(orgReferenceId: $orgReferenceId) {
    ...ApiKeyFacts
  }
}
    fragment ApiKeyFacts on ApiKey {
  createdDate
  validUntil
  state
  createdBy
  lastUsedDate
  keyPrefix
  apiKeyAccessList {
    api
  }
}`, {"hash":"b43b271b8ff3e23027c883ba14ec5812cf64eb9b0eac92f24d101520c1733c15"}) as unknown as TypedDocumentString<DeactivateApiKeyMutation, DeactivateApiKeyMutationVariables>;
