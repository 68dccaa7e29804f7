/* Made by `npm run generate`; do not edit. */
import type { AuditFilter } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditTrailQueryVariables = Exact<{
  orgReferenceId: string;
  before?: string | null | undefined;
  size?: number | null | undefined;
  filter?: AuditFilter | null | undefined;
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
    query AuditTrail($orgReferenceId: ID!, $before: String, $size: Int, $filter: AuditFilter) {
  auditTrail(
    orgReferenceId: $orgReferenceId
    before: $before
    size: $size
    filter: $filter
  ) {
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
    `, {"hash":"bd55b68ec2fc1b2982a916851b3239ef5336b8542a3531577efdb075145e23d9"}) as unknown as TypedDocumentString<AuditTrailQuery, AuditTrailQueryVariables>;
