/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TaxDebtQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type TaxDebtQuery = { getNptByLegalPartyId: { totalAmount: string, currency: string, date: string, list: Array<{ id: string, paymentCode: string | null, taxOfficeCode: string | null, amount: string, penalty: string, fine: string, totalAmount: string, currency: string, dueDate: string | null, taxName: { ru: string, kg: string, eng: string }, taxOfficeName: { ru: string, kg: string, eng: string } | null }> } };

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

export const TaxDebtDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TaxDebt($legalPartyId: ID!) {
  getNptByLegalPartyId(legalPartyId: $legalPartyId) {
    totalAmount
    currency
    date
    list {
      id
      taxName {
        ru
        kg
        eng
      }
      paymentCode
      taxOfficeCode
      taxOfficeName {
        ru
        kg
        eng
      }
      amount
      penalty
      fine
      totalAmount
      currency
      dueDate
    }
  }
}
    `, {"hash":"9db785281807e096fa8a4952988673ef68797c2874b7fba216b5c1f9becaf708"}) as unknown as TypedDocumentString<TaxDebtQuery, TaxDebtQueryVariables>;
