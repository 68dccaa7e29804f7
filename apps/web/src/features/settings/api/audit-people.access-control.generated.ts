/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditPeopleQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type AuditPeopleQuery = { employeesContract: Array<{ id: string, fullName: string }> };

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

export const AuditPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AuditPeople($orgReferenceId: ID!) {
  employeesContract(orgReferenceId: $orgReferenceId) {
    id
    fullName
  }
}
    `, {"hash":"d774dd30e180bbb72bc70ab0a707737c51ca58297e418ec57e666da5774fd88a"}) as unknown as TypedDocumentString<AuditPeopleQuery, AuditPeopleQueryVariables>;
