/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BalanceCurveQueryVariables = Exact<{
  accountId: string;
  startDate: string;
  endDate: string;
}>;


export type BalanceCurveQuery = { getBalanceInfoByPeriod: Array<{ date: string, balance: string }> };

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

export const BalanceCurveDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BalanceCurve($accountId: ID!, $startDate: LocalDate!, $endDate: LocalDate!) {
  getBalanceInfoByPeriod: getBalanceCurve(
    accountId: $accountId
    startDate: $startDate
    endDate: $endDate
  ) {
    date
    balance
  }
}
    `, {"hash":"d29bd4f5d380e0e214b18066fa182d967850a56041fb7bc2ffb24f67035bbb0c"}) as unknown as TypedDocumentString<BalanceCurveQuery, BalanceCurveQueryVariables>;
