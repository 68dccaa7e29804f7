/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CardRecipientQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type CardRecipientQuery = { findCardTransferDataByPaymentId: { recipientCardNum: string | null, recipientDetail: string | null } };

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

export const CardRecipientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardRecipient($payment: PaymentRef!) {
  findCardTransferDataByPaymentId(payment: $payment) {
    recipientCardNum
    recipientDetail
  }
}
    `, {"hash":"9fd633b0bd231a3ecc3eee5a615c97ee68a82c53e77584d56d72fd045dab6f34"}) as unknown as TypedDocumentString<CardRecipientQuery, CardRecipientQueryVariables>;
