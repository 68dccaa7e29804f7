/* Made by `npm run generate`; do not edit. */
import type { ApiKeyApi, ApiKeyState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ApiKeyOfOrganisationQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type ApiKeyOfOrganisationQuery = { apiKey: { createdDate: string, validUntil: string, state: ApiKeyState, createdBy: string, lastUsedDate: string | null, keyPrefix: string, apiKeyAccessList: Array<{ api: ApiKeyApi }> } | null };

export type ApiKeyFactsFragment = { createdDate: string, validUntil: string, state: ApiKeyState, createdBy: string, lastUsedDate: string | null, keyPrefix: string, apiKeyAccessList: Array<{ api: ApiKeyApi }> };

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
export const ApiKeyFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
}
    `, {"fragmentName":"ApiKeyFacts"}) as unknown as TypedDocumentString<ApiKeyFactsFragment, unknown>;
export const ApiKeyOfOrganisationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ApiKeyOfOrganisation($orgReferenceId: ID!) {
  apiKey(orgReferenceId: $orgReferenceId) {
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
}`, {"hash":"3e0bf3898d29a8a898bd788fb19fc21356f866f43d2164301bb63601d5bd5bf9"}) as unknown as TypedDocumentString<ApiKeyOfOrganisationQuery, ApiKeyOfOrganisationQueryVariables>;
