/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BudgetTaxDebtQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type BudgetTaxDebtQuery = { getNptByLegalPartyId: { totalAmount: string, currency: string, date: string, pdfLink: string | null, list: Array<{ id: string, paymentCode: string | null, totalAmount: string, currency: string, dueDate: string | null, pdfNoticeLink: string, taxName: { ru: string, kg: string, eng: string }, taxOfficeName: { ru: string, kg: string, eng: string } | null }> } };

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

export const BudgetTaxDebtDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BudgetTaxDebt($legalPartyId: ID!) {
  getNptByLegalPartyId(legalPartyId: $legalPartyId) {
    list {
      id
      taxName {
        ru
        kg
        eng
      }
      taxOfficeName {
        ru
        kg
        eng
      }
      paymentCode
      totalAmount
      currency
      dueDate
      pdfNoticeLink
    }
    totalAmount
    currency
    date
    pdfLink
  }
}
    `, {"hash":"3c21331e4e46daaf883676ebf19c11c6b065443b6ff2aaeaf0e38271326b7cf6"}) as unknown as TypedDocumentString<BudgetTaxDebtQuery, BudgetTaxDebtQueryVariables>;
