/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditTrailQueryVariables = Exact<{
  orgReferenceId: string;
  before?: string | null | undefined;
  size?: number | null | undefined;
}>;


export type AuditTrailQuery = { auditTrail: { nextCursor: string | null, list: Array<{ sequence: string, occurredAt: string, source: string, action: string, outcome: string, personName: string | null, hash: string, details: Array<{ name: string, value: string }> }> } };

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

export const AuditTrailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditTrail($orgReferenceId: ID!, $before: String, $size: Int) {
  auditTrail(orgReferenceId: $orgReferenceId, before: $before, size: $size) {
    list {
      sequence
      occurredAt
      source
      action
      outcome
      personName
      details {
        name
        value
      }
      hash
    }
    nextCursor
  }
}
    `, {"hash":"e80219c91051fb7392abd82b7d03670958f42d9eb1e48aacae6e9571b8abeb1f"}) as unknown as TypedDocumentString<AuditTrailQuery, AuditTrailQueryVariables>;
