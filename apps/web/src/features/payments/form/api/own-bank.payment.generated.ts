/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnBankQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBankQuery = { getBanksByCode: { list: Array<{ bankCode: string, accountPrefix: string, isHead: boolean, name: { ru: string, kg: string, eng: string }, shortName: { ru: string, kg: string, eng: string } }> } };

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

export const OwnBankDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnBank {
  getBanksByCode(bankType: INTRABANK, pageable: {page: 1, size: 500}) {
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
  }
}
    `, {"hash":"66a00d2546e877e96daf3b7c2437da99c3d86b36bcf2b9c421f5061b78e3227a"}) as unknown as TypedDocumentString<OwnBankQuery, OwnBankQueryVariables>;
