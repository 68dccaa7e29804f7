/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountOperationFilter = {
  direction?: OperationDirection | null | undefined;
  endDate?: string | null | undefined;
  /** Part of the counterparty's name, the purpose or the document number. */
  search?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type OperationDirection =
  | 'CREDIT'
  | 'DEBIT';

export type AccountTurnoverQueryVariables = Exact<{
  accountId: string;
  filter: AccountOperationFilter;
  before?: string | null | undefined;
  size: number;
}>;


export type AccountTurnoverQuery = { getOperationList: { nextCursor: string | null, totalCredit: string, totalDebit: string, list: Array<{ id: string, bookedDate: string, direction: OperationDirection, amount: string }> } };

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

export const AccountTurnoverDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountTurnover($accountId: ID!, $filter: AccountOperationFilter!, $before: String, $size: Int!) {
  getOperationList: getAccountOperations(
    accountId: $accountId
    filter: $filter
    before: $before
    size: $size
  ) {
    list {
      id
      bookedDate
      direction
      amount
    }
    nextCursor
    totalCredit
    totalDebit
  }
}
    `, {"hash":"a5d7043067abbbde9f6bf7101bca640d9b79c1807f0cb319939e814969a663f8"}) as unknown as TypedDocumentString<AccountTurnoverQuery, AccountTurnoverQueryVariables>;
