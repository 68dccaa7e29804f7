/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type BudgetCodeQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type BudgetCodeQuery = { findBudgetPaymentDataByPaymentId: { paylogicId: string, codeUntil: string } };

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

export const BudgetCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BudgetCode($payment: PaymentRef!) {
  findBudgetPaymentDataByPaymentId(payment: $payment) {
    paylogicId
    codeUntil
  }
}
    `, {"hash":"bda18e65a8619ef2a6fadf030a92a715a5e98d33868584ecf545a68a584626a2"}) as unknown as TypedDocumentString<BudgetCodeQuery, BudgetCodeQueryVariables>;
