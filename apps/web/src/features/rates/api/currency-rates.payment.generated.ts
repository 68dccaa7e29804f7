/* Made by `npm run generate`; do not edit. */
import type { RateGroup } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CurrencyRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencyRatesQuery = { getCurrencyRates: { cash: Array<{ code: string, salesRate: string, purchaseRate: string, change: string | null }>, cashless: Array<{ code: string, salesRate: string, purchaseRate: string, change: string | null }>, card: Array<{ code: string, salesRate: string, purchaseRate: string, change: string | null }>, nbkr: Array<{ code: string, salesRate: string, purchaseRate: string, change: string | null }>, info: Array<{ group: RateGroup, date: string | null, isOld: boolean }> } };

export type RateFactsFragment = { code: string, salesRate: string, purchaseRate: string, change: string | null };

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
export const RateFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RateFacts on CurrencyRate {
  code
  salesRate
  purchaseRate
  change
}
    `, {"fragmentName":"RateFacts"}) as unknown as TypedDocumentString<RateFactsFragment, unknown>;
export const CurrencyRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CurrencyRates {
  getCurrencyRates {
    cash {
      ...RateFacts
    }
    cashless {
      ...RateFacts
    }
    card {
      ...RateFacts
    }
    nbkr {
      ...RateFacts
    }
    info {
      group
      date
      isOld
    }
  }
}
    fragment RateFacts on CurrencyRate {
  code
  salesRate
  purchaseRate
  change
}`, {"hash":"a0ae8b291afa72c7a7b849923894e9324f58d4ae8fc28122b99e4353db47fdb6"}) as unknown as TypedDocumentString<CurrencyRatesQuery, CurrencyRatesQueryVariables>;
