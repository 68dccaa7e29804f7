/* Made by `npm run generate`; do not edit. */
import type { OperationCode, RegularInterval } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ExpectedPaymentsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type ExpectedPaymentsQuery = { getExpectedPayments: Array<{ id: string, transferNum: string, recipientName: string, valueDate: string, amount: string, currency: string, isDraft: boolean }>, getRegularPayments: Array<{ recipientName: string, recipientAccount: string, operationCode: OperationCode, interval: RegularInterval, valueDate: string, amount: string, currency: string }> };

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
  }
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
    `, {"hash":"3ff1f1267a4c53f288da7b5de35f983bbd80d6641a2a44e4d8bf5e7c9dc71bd3"}) as unknown as TypedDocumentString<ExpectedPaymentsQuery, ExpectedPaymentsQueryVariables>;
