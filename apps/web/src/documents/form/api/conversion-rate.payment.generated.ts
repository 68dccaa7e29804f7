/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConversionRateQueryVariables = Exact<{
  payerCurrency: string;
  recipientCurrency: string;
}>;


export type ConversionRateQuery = { getCurrencyRatesConversion: { base: string, quote: string, value: string, contractualAbove: string, date: string, isOld: boolean } };

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

export const ConversionRateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConversionRate($payerCurrency: String!, $recipientCurrency: String!) {
  getCurrencyRatesConversion(
    payerCurrency: $payerCurrency
    recipientCurrency: $recipientCurrency
  ) {
    base
    quote
    value
    contractualAbove
    date
    isOld
  }
}
    `, {"hash":"21044668fb0e3d2747d9ca04f8597984a34774c16040b75631a1e54a2111e4cc"}) as unknown as TypedDocumentString<ConversionRateQuery, ConversionRateQueryVariables>;
