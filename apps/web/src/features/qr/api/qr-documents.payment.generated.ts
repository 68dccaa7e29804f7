/* Made by `npm run generate`; do not edit. */
import type { PaymentsRef, QrPaymentInput, RefundInput, RefundIsAvailableInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CheckRefundQueryVariables = Exact<{
  refundIsAvailableInput: RefundIsAvailableInput;
}>;


export type CheckRefundQuery = { checkIsRefundAvailable: { availableRefundAmount: string, maskedAccount: string, recipientName: string } };

export type RefundSaleMutationVariables = Exact<{
  refundInput: RefundInput;
}>;


export type RefundSaleMutation = { refundOperation: string };

export type SaveQrPaymentMutationVariables = Exact<{
  qrPayment: QrPaymentInput;
}>;


export type SaveQrPaymentMutation = { saveQrPayment: string };

export type SendQrDocumentMutationVariables = Exact<{
  payment: PaymentsRef;
}>;


export type SendQrDocumentMutation = { forSigningPayment: Array<{ ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const CheckRefundDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CheckRefund($refundIsAvailableInput: RefundIsAvailableInput!) {
  checkIsRefundAvailable(refundIsAvailableInput: $refundIsAvailableInput) {
    availableRefundAmount
    maskedAccount
    recipientName
  }
}
    `, {"hash":"22c8aa3956f615ce357965518c8207cec354f19e499017366841acdd4bcb3965"}) as unknown as TypedDocumentString<CheckRefundQuery, CheckRefundQueryVariables>;
export const RefundSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundSale($refundInput: RefundInput!) {
  refundOperation(refundInput: $refundInput)
}
    `, {"hash":"d10a31f039f33051f5cedb0232b7da4c2d78495a88cd75f1a7bca47242f7131b"}) as unknown as TypedDocumentString<RefundSaleMutation, RefundSaleMutationVariables>;
export const SaveQrPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveQrPayment($qrPayment: QrPaymentInput!) {
  saveQrPayment(qrPayment: $qrPayment)
}
    `, {"hash":"58c11c5db605aab4c293f73dcad2dec4076fabf0564442d28b283f3cc7795607"}) as unknown as TypedDocumentString<SaveQrPaymentMutation, SaveQrPaymentMutationVariables>;
export const SendQrDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendQrDocument($payment: PaymentsRef!) {
  forSigningPayment(payment: $payment) {
    ok
    errorCode
    errorParams {
      name
      value
    }
  }
}
    `, {"hash":"aad5ea2870d3a0b9ee1bcd7b43298d915524398d189c3820a7d95f6dbde76cf4"}) as unknown as TypedDocumentString<SendQrDocumentMutation, SendQrDocumentMutationVariables>;
