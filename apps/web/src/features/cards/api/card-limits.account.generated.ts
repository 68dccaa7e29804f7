/* Made by `npm run generate`; do not edit. */
import type { CardLimitType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CardLimitsQueryVariables = Exact<{
  cardId: string;
}>;


export type CardLimitsQuery = { getCardLimitInfo: { cardId: string, currency: string, totalMaxAmount: string, totalSetAmount: string, totalAvailableAmount: string, limits: Array<{ limitType: CardLimitType, maxAmount: string, maxNumber: number | null, availableAmount: string, availableNumber: number | null, usedAmount: string, usedNumber: number, startDate: string, endDate: string, isTemporary: boolean }> } };

export type CardLimitsFragment = { cardId: string, currency: string, totalMaxAmount: string, totalSetAmount: string, totalAvailableAmount: string, limits: Array<{ limitType: CardLimitType, maxAmount: string, maxNumber: number | null, availableAmount: string, availableNumber: number | null, usedAmount: string, usedNumber: number, startDate: string, endDate: string, isTemporary: boolean }> };

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
export const CardLimitsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardLimits on CardLimitInfo {
  cardId
  currency
  limits {
    limitType
    maxAmount
    maxNumber
    availableAmount
    availableNumber
    usedAmount
    usedNumber
    startDate
    endDate
    isTemporary
  }
  totalMaxAmount
  totalSetAmount
  totalAvailableAmount
}
    `, {"fragmentName":"CardLimits"}) as unknown as TypedDocumentString<CardLimitsFragment, unknown>;
export const CardLimitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardLimits($cardId: ID!) {
  getCardLimitInfo(cardId: $cardId) {
    ...CardLimits
  }
}
    fragment CardLimits on CardLimitInfo {
  cardId
  currency
  limits {
    limitType
    maxAmount
    maxNumber
    availableAmount
    availableNumber
    usedAmount
    usedNumber
    startDate
    endDate
    isTemporary
  }
  totalMaxAmount
  totalSetAmount
  totalAvailableAmount
}`, {"hash":"0ef3d292fdc8757226973430b61203ed19e5f2c1e9ad0824fd2d2ec03d6a14ab"}) as unknown as TypedDocumentString<CardLimitsQuery, CardLimitsQueryVariables>;
