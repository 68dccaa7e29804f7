/* Made by `npm run generate`; do not edit. */
import type { BankType } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormBanksQueryVariables = Exact<{
  bankType: BankType;
  page: number;
  size: number;
}>;


export type FormBanksQuery = { getBanksByCode: { totalPages: number, list: Array<{ bankCode: string, accountPrefix: string, isHead: boolean, isActive: boolean, name: { ru: string, kg: string, eng: string }, shortName: { ru: string, kg: string, eng: string } }> } };

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
    query FormBanks($bankType: BankType!, $page: Int!, $size: Int!) {
  getBanksByCode(bankType: $bankType, pageable: {page: $page, size: $size}) {
    list {
      bankCode
      accountPrefix
      isHead
      isActive
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
    `, {"hash":"9e13bc97959b746cb8ce717141fdeb81d41569228240e8d66a48a64a47efa3e2"}) as unknown as TypedDocumentString<FormBanksQuery, FormBanksQueryVariables>;
