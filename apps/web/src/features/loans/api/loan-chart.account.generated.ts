/* Made by `npm run generate`; do not edit. */
import type { LoanChartState } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LoanChartQueryVariables = Exact<{
  loanId: string;
  accountId: string;
}>;


export type LoanChartQuery = { getLoanCharts: Array<{ month: string, lastPayDate: string, amountCharge: string, amountRepay: string, amountODRepay: string, amountPercRepay: string, amountRestOD: string, amountRestPerc: string, amountRestZPerc: string, balance: string, state: LoanChartState }> };

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

export const LoanChartDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LoanChart($loanId: ID!, $accountId: ID!) {
  getLoanCharts(loanId: $loanId, accountId: $accountId) {
    month
    lastPayDate
    amountCharge
    amountRepay
    amountODRepay
    amountPercRepay
    amountRestOD
    amountRestPerc
    amountRestZPerc
    balance
    state
  }
}
    `, {"hash":"ed192b6b148a6b241285458e62e6a0fadf48f29d369cb26b18daffeb423a0622"}) as unknown as TypedDocumentString<LoanChartQuery, LoanChartQueryVariables>;
