/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ConversionRateQueryVariables = Exact<{
  payerCurrency: string;
  recipientCurrency: string;
}>;


export type ConversionRateQuery = { getCurrencyRatesConversion: { base: string, quote: string, value: string, contractualAbove: string } };

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
  }
}
    `, {"hash":"1a2b70f0f7edc7699c03b2f17be3b750f1a15167af8f1250412a82582180db77"}) as unknown as TypedDocumentString<ConversionRateQuery, ConversionRateQueryVariables>;
