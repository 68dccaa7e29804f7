/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PurposeCategoriesQueryVariables = Exact<{
  currency: string;
}>;


export type PurposeCategoriesQuery = { getOperationTypeCategoryByCode: Array<{ categoryCode: string, name: { ru: string, kg: string, eng: string } }> };

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

export const PurposeCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PurposeCategories($currency: String!) {
  getOperationTypeCategoryByCode(currency: $currency) {
    categoryCode
    name {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"d00ea2effb341e547baf3ea9224c2f83c7bc9dfbf5e2824c1ace919ea2d9c747"}) as unknown as TypedDocumentString<PurposeCategoriesQuery, PurposeCategoriesQueryVariables>;
