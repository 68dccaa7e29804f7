/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TurnoverByDayQueryVariables = Exact<{
  partyId: string;
  startDate: string;
  endDate: string;
}>;


export type TurnoverByDayQuery = { getTurnoverByPeriod: Array<{ date: string, currency: string, credit: string, debit: string }> };

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

export const TurnoverByDayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TurnoverByDay($partyId: ID!, $startDate: LocalDate!, $endDate: LocalDate!) {
  getTurnoverByPeriod(partyId: $partyId, startDate: $startDate, endDate: $endDate) {
    date
    currency
    credit
    debit
  }
}
    `, {"hash":"e4a743636cf7858b75a672370e697db8ec6dacd362e5b0cc5b6e323d585f32cf"}) as unknown as TypedDocumentString<TurnoverByDayQuery, TurnoverByDayQueryVariables>;
