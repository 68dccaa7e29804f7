/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What an API key can be allowed to call, in groups; nothing that signs or changes rights is in any. */
export type ApiKeyApi =
  | 'ACCOUNTS'
  | 'CARDS'
  | 'PAYMENTS'
  | 'PAYMENT_DRAFTS'
  | 'RATES'
  | 'REFERENCE';

/** NEW: a key may be made. ACTIVE: it works. INACTIVE: it has ended; a new one only through the bank's office or a supervisor. */
export type ApiKeyState =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'NEW';

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
