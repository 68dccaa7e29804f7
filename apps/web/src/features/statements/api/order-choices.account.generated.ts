/* Made by `npm run generate`; do not edit. */
import type { AccountType } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type StatementAccountsQueryVariables = Exact<{
  partyId: string;
}>;


export type StatementAccountsQuery = { findAllAccountsByPartyIdWithAcl: Array<{ id: string, account: string, accountName: string, type: AccountType, currency: { isoCode: string } }>, findAllByPartyIdBaseCardAccountInfo: Array<{ account: { id: string }, multiBalance: Array<{ currency: string }> }> };

export type PeriodBalancesQueryVariables = Exact<{
  accountId: string;
  startDate: string;
  endDate: string;
}>;


export type PeriodBalancesQuery = { getBalanceInfoByPeriod: { startBalances: Array<{ amount: string, currency: string }>, endBalances: Array<{ amount: string, currency: string }> } };

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

export const StatementAccountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query StatementAccounts($partyId: ID!) {
  findAllAccountsByPartyIdWithAcl(partyId: $partyId) {
    id
    account
    accountName
    type
    currency {
      isoCode
    }
  }
  findAllByPartyIdBaseCardAccountInfo(partyId: $partyId) {
    account {
      id
    }
    multiBalance {
      currency
    }
  }
}
    `, {"hash":"5c60df3083d70e173ee2dfbba54a85b27a66a58017e07b986e171a322ee43de2"}) as unknown as TypedDocumentString<StatementAccountsQuery, StatementAccountsQueryVariables>;
export const PeriodBalancesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PeriodBalances($accountId: ID!, $startDate: LocalDate!, $endDate: LocalDate!) {
  getBalanceInfoByPeriod(
    accountId: $accountId
    startDate: $startDate
    endDate: $endDate
  ) {
    startBalances {
      amount
      currency
    }
    endBalances {
      amount
      currency
    }
  }
}
    `, {"hash":"128a38037a5fbd306dd1914063a110c263015407826c02b2827cb58141fe19d7"}) as unknown as TypedDocumentString<PeriodBalancesQuery, PeriodBalancesQueryVariables>;
