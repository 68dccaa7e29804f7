/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type HasOutletQueryVariables = Exact<{
  orgReferenceId: string;
}>;


export type HasOutletQuery = { hasOrganizationSalePoint: boolean };

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

export const HasOutletDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HasOutlet($orgReferenceId: ID!) {
  hasOrganizationSalePoint(orgReferenceId: $orgReferenceId)
}
    `, {"hash":"86d5b98213e1df532faf48cef1ad0514bb5fa9f4ea04229ee4b443b04aef2cbb"}) as unknown as TypedDocumentString<HasOutletQuery, HasOutletQueryVariables>;
