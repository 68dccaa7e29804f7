/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DepositInterestsQueryVariables = Exact<{
  accountId: string;
}>;


export type DepositInterestsQuery = { getDepositInterests: Array<{ startDate: string, endDate: string, days: number, interest: string, isPaid: boolean }> };

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

export const DepositInterestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query DepositInterests($accountId: ID!) {
  getDepositInterests(accountId: $accountId) {
    startDate
    endDate
    days
    interest
    isPaid
  }
}
    `, {"hash":"697ab7ef7e256049d278c2bbdd75859df335966adcbc406e592ccf4089b069eb"}) as unknown as TypedDocumentString<DepositInterestsQuery, DepositInterestsQueryVariables>;
