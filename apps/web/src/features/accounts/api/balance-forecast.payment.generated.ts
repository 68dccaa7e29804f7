/* Made by `npm run generate`; do not edit. */
import type { PlannedDirection, PlannedMovementKind } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BalanceForecastQueryVariables = Exact<{
  legalPartyId: string;
  accountId: string;
}>;


export type BalanceForecastQuery = { getBalanceForecast: { days: Array<{ date: string, balance: string }>, movements: Array<{ date: string, kind: PlannedMovementKind, direction: PlannedDirection, amount: string, count: number }> } };

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

export const BalanceForecastDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BalanceForecast($legalPartyId: ID!, $accountId: ID!) {
  getBalanceForecast(legalPartyId: $legalPartyId, accountId: $accountId) {
    days {
      date
      balance
    }
    movements {
      date
      kind
      direction
      amount
      count
    }
  }
}
    `, {"hash":"54bc894fb37d2d81c9569de5b3ce07cc10097c2ba6b0f57c9cdd30254b4323db"}) as unknown as TypedDocumentString<BalanceForecastQuery, BalanceForecastQueryVariables>;
