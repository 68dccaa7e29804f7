/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormBanksQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type FormBanksQuery = { getBanksByCode: { totalPages: number, list: Array<{ bankCode: string, accountPrefix: string, isHead: boolean, name: { ru: string, kg: string, eng: string }, shortName: { ru: string, kg: string, eng: string } }> } };

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

export const FormBanksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormBanks($page: Int!, $size: Int!) {
  getBanksByCode(bankType: INTERBANK, pageable: {page: $page, size: $size}) {
    list {
      bankCode
      accountPrefix
      isHead
      name {
        ru
        kg
        eng
      }
      shortName {
        ru
        kg
        eng
      }
    }
    totalPages
  }
}
    `, {"hash":"0e37174ba7ec921e2e2ec732eb40d1937d34531a7e2ef82bae41aba39183a76d"}) as unknown as TypedDocumentString<FormBanksQuery, FormBanksQueryVariables>;
