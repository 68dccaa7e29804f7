/* Made by `npm run generate`; do not edit. */
import type { AccountOperationFilter, OperationDirection } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AccountOperationsQueryVariables = Exact<{
  accountId: string;
  filter?: AccountOperationFilter | null | undefined;
  before?: string | null | undefined;
  size?: number | null | undefined;
}>;


export type AccountOperationsQuery = { getOperationList: { nextCursor: string | null, totalCredit: string, totalDebit: string, totalBroughtForward: string, list: Array<{ id: string, bookedDate: string, direction: OperationDirection, amount: string, currency: string, balanceAfter: string, counterpartyName: string, counterpartyAccount: string, counterpartyBank: string | null, purpose: string, documentNumber: string | null, operationCode: string | null, paymentId: string | null }> } };

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

export const AccountOperationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AccountOperations($accountId: ID!, $filter: AccountOperationFilter, $before: String, $size: Int) {
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
      currency
      balanceAfter
      counterpartyName
      counterpartyAccount
      counterpartyBank
      purpose
      documentNumber
      operationCode
      paymentId
    }
    nextCursor
    totalCredit
    totalDebit
    totalBroughtForward
  }
}
    `, {"hash":"3b27ef8ffdd79269c752003cc4a8b00e98b2deee7d2f032abb80b0b992500082"}) as unknown as TypedDocumentString<AccountOperationsQuery, AccountOperationsQueryVariables>;
