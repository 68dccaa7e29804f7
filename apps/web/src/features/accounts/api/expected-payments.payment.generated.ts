/* Made by `npm run generate`; do not edit. */
import type { OperationCode, RegularInterval } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ExpectedPaymentsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type ExpectedPaymentsQuery = { getBudgetItemsBeingPaid: Array<string>, getExpectedPayments: Array<{ id: string, transferNum: string, recipientName: string, valueDate: string, amount: string, currency: string, isDraft: boolean, budgetItem: string | null }>, getRegularPayments: Array<{ recipientName: string, recipientAccount: string, operationCode: OperationCode, interval: RegularInterval, valueDate: string, amount: string, currency: string }> };

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

export const ExpectedPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExpectedPayments($legalPartyId: ID!) {
  getExpectedPayments(legalPartyId: $legalPartyId) {
    id
    transferNum
    recipientName
    valueDate
    amount
    currency
    isDraft
    budgetItem
  }
  getBudgetItemsBeingPaid(legalPartyId: $legalPartyId)
  getRegularPayments(legalPartyId: $legalPartyId) {
    recipientName
    recipientAccount
    operationCode
    interval
    valueDate
    amount
    currency
  }
}
    `, {"hash":"2d7f463a5a25d7b6f061f6a9f78b7fa9736948e5f1fb9b58592f255bbe90dc55"}) as unknown as TypedDocumentString<ExpectedPaymentsQuery, ExpectedPaymentsQueryVariables>;
