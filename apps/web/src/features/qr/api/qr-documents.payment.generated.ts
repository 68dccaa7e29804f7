/* Made by `npm run generate`; do not edit. */
import type { PaymentRef, PaymentStatus, PaymentsRef, QrPaymentInput, QrTransferFilter, RefundInput, RefundIsAvailableInput } from '../../../lib/api-types/payment.generated.ts';
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

export type DeleteQrDraftMutationVariables = Exact<{
  payment: PaymentRef;
}>;


export type DeleteQrDraftMutation = { deletePayment: boolean };

export type QrDocumentsQueryVariables = Exact<{
  filter: QrTransferFilter;
  page: number;
  size: number;
}>;


export type QrDocumentsQuery = { findAllQrTransferByFilter: { amountElements: number, amountPages: number, list: Array<{ id: string, operationCode: string, statusCode: PaymentStatus, creatorName: string, currencyCode: string, amount: string, purpose: string, transferNum: string, createdDate: string }> } };

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
export const DeleteQrDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteQrDraft($payment: PaymentRef!) {
  deletePayment(payment: $payment)
}
    `, {"hash":"40953de7a98ef01019f39210bd939fdf1dd614cb058b524d82adf4dadf751f84"}) as unknown as TypedDocumentString<DeleteQrDraftMutation, DeleteQrDraftMutationVariables>;
export const QrDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QrDocuments($filter: QrTransferFilter!, $page: Int!, $size: Int!) {
  findAllQrTransferByFilter(filter: $filter, pageable: {page: $page, size: $size}) {
    list {
      id
      operationCode
      statusCode
      creatorName
      currencyCode
      amount
      purpose
      transferNum
      createdDate
    }
    amountElements
    amountPages
  }
}
    `, {"hash":"aba7bc08b4d3e12be5aa68b7b628ef586559605981fc5f15dd33c8aae5e60a71"}) as unknown as TypedDocumentString<QrDocumentsQuery, QrDocumentsQueryVariables>;
