/* Made by `npm run generate`; do not edit. */
import type { CommissionOption } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AbroadOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AbroadOptionsQuery = { getAllCountry: Array<{ code: string, name: { ru: string, kg: string, eng: string } }>, getSwiftOptions: { exoticCurrencies: Array<string>, ownCode: string, commissionOptions: Array<{ code: CommissionOption, currencies: Array<string>, name: { ru: string, kg: string, eng: string }, hint: { ru: string, kg: string, eng: string } }>, currencyHolidays: Array<{ currency: string, days: Array<string> }>, correspondents: Array<{ currency: string, code: string, name: string, city: string, country: string, intermediary: string | null, refusedCountries: Array<string> }>, kztParties: Array<{ categoryCode: string, name: { ru: string, kg: string, eng: string } }> } };

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

export const AbroadOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AbroadOptions {
  getAllCountry {
    code
    name {
      ru
      kg
      eng
    }
  }
  getSwiftOptions {
    commissionOptions {
      code
      name {
        ru
        kg
        eng
      }
      hint {
        ru
        kg
        eng
      }
      currencies
    }
    exoticCurrencies
    currencyHolidays {
      currency
      days
    }
    correspondents {
      currency
      code
      name
      city
      country
      intermediary
      refusedCountries
    }
    kztParties {
      categoryCode
      name {
        ru
        kg
        eng
      }
    }
    ownCode
  }
}
    `, {"hash":"1678c997ba39c762b0df452957bea3a0532c82aad3bd8a6e2c31a55a690eb013"}) as unknown as TypedDocumentString<AbroadOptionsQuery, AbroadOptionsQueryVariables>;
