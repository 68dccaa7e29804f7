/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TaxDebtQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type TaxDebtQuery = { getNptByLegalPartyId: { totalAmount: string, currency: string, date: string, pdfLink: string | null, list: Array<{ id: string, paymentCode: string | null, taxOfficeCode: string | null, amount: string, penalty: string, fine: string, totalAmount: string, currency: string, dueDate: string | null, pdfNoticeLink: string, taxName: { ru: string, kg: string, eng: string }, taxOfficeName: { ru: string, kg: string, eng: string } | null }> } };

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
    pdfLink
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
      pdfNoticeLink
    }
  }
}
    `, {"hash":"e7bb77e0ea9a691059d9ef7a3f46c950be14b33bdea8c8cbc2c5923da79c0d9d"}) as unknown as TypedDocumentString<TaxDebtQuery, TaxDebtQueryVariables>;
