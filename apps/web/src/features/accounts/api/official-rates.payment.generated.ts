/* Made by `npm run generate`; do not edit. */
import type { RateGroup } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OfficialRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfficialRatesQuery = { getCurrencyRates: { nbkr: Array<{ code: string, salesRate: string }>, info: Array<{ group: RateGroup, date: string | null, isOld: boolean }> } };

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

export const OfficialRatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfficialRates {
  getCurrencyRates {
    nbkr {
      code
      salesRate
    }
    info {
      group
      date
      isOld
    }
  }
}
    `, {"hash":"d079a4229c2d3e48716c84e9102dadbedf1a7f7a8f2ec8a0945be7375bf53454"}) as unknown as TypedDocumentString<OfficialRatesQuery, OfficialRatesQueryVariables>;
