/* Made by `npm run generate`; do not edit. */
import type { PaymentRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaidQrCodeQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type PaidQrCodeQuery = { findQrTransferDataByPaymentId: { transactionId: string | null, codeNumber: string | null } };

export type RefundedQrSaleQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type RefundedQrSaleQuery = { findRefundedQrOperationInfo: { operation: { id: string, createdAt: string, amountWithFee: string, senderName: string, salePointName: string | null } } };

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

export const PaidQrCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaidQrCode($payment: PaymentRef!) {
  findQrTransferDataByPaymentId(payment: $payment) {
    transactionId
    codeNumber
  }
}
    `, {"hash":"968e1bde5ecb7a7b8d7b4032545cec28e0f361685d48ea7717012b04b85dbc96"}) as unknown as TypedDocumentString<PaidQrCodeQuery, PaidQrCodeQueryVariables>;
export const RefundedQrSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RefundedQrSale($payment: PaymentRef!) {
  findRefundedQrOperationInfo(payment: $payment) {
    operation {
      id
      createdAt
      amountWithFee
      senderName
      salePointName
    }
  }
}
    `, {"hash":"8d431ad8b7563767e4bcaaa493a837576e3025b5d12ec2383ec16195c637b2c1"}) as unknown as TypedDocumentString<RefundedQrSaleQuery, RefundedQrSaleQueryVariables>;
