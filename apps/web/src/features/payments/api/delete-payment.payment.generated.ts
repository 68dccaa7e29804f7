/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeletePaymentMutationVariables = Exact<{
  payment: PaymentRef;
}>;


export type DeletePaymentMutation = { deletePayment: boolean };

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

export const DeletePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeletePayment($payment: PaymentRef!) {
  deletePayment(payment: $payment)
}
    `, {"hash":"7102e9d361ca4ab0a619a8103136f3318fa28fd11b3c8746fe5f833c26255a7f"}) as unknown as TypedDocumentString<DeletePaymentMutation, DeletePaymentMutationVariables>;
