/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnBankNameQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBankNameQuery = { getBanksByCode: { list: Array<{ bankCode: string, isHead: boolean, name: { ru: string, kg: string, eng: string } }> } };

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

export const OwnBankNameDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnBankName {
  getBanksByCode(bankType: INTRABANK, pageable: {page: 1, size: 500}) {
    list {
      bankCode
      isHead
      name {
        ru
        kg
        eng
      }
    }
  }
}
    `, {"hash":"dc44e5f47504365d1acf84c581dbfbd8147acb4fed2c8b4a1c488aeb88fae5ff"}) as unknown as TypedDocumentString<OwnBankNameQuery, OwnBankNameQueryVariables>;
