/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BankTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type BankTodayQuery = { getBankToday: { now: string, date: string, isWorkingDay: boolean, isShortDay: boolean, nextWorkingDay: string } };

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

export const BankTodayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BankToday {
  getBankToday {
    now
    date
    isWorkingDay
    isShortDay
    nextWorkingDay
  }
}
    `, {"hash":"7d47af2caa78c4cbc5e2b7e26c3527ca2bfc24c457e3b3f0c820b0ae26b94645"}) as unknown as TypedDocumentString<BankTodayQuery, BankTodayQueryVariables>;
