/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentOrigin, PaymentRef, PaymentStatus, PaymentType, StatusColour } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentDetailsQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type PaymentDetailsQuery = { findTransferDataByPaymentId: { payerName: string, payerBic: string, payerInn: string, paymentType: PaymentType | null, recipientBic: string, recipientInn: string | null, paymentCode: string | null, creatorName: string, canonicalText: string, payment: { id: string, createdDate: string, createdBy: string, updatedDate: string, recipientAccount: string, recipientName: string, operationCode: OperationCode, origin: PaymentOrigin, transferNum: string, valueDate: string, payerAccount: string, amount: string, currency: string, commission: string, commissionCurrency: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, signDeadline: string | null, leavesOn: string | null, purpose: string, legalPartyId: string, description: string | null, errorCode: string | null, version: number, digest: string, isRepeatable: boolean, isEditable: boolean, isSignable: boolean, isRevokable: boolean, isReturnable: boolean, isRemovable: boolean, isSendForSign: boolean, isRecall: boolean, isExportable: boolean, isOpenPdf: boolean }, recipientBankName: { ru: string, kg: string, eng: string }, terms: Array<{ name: string, value: string }>, timeRule: { signDeadline: string, signIsAllowed: boolean } }, getPaymentStatusHistoryByPaymentId: Array<{ statusCode: PaymentStatus, updatedDate: string | null, updatedBy: string | null, comment: string | null, isFuture: boolean, colour: StatusColour }>, getPaymentSignerInfoByPaymentId: Array<{ stage: number, updatedBy: string | null, signedDate: string | null, candidates: Array<string> }> };

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

export const PaymentDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentDetails($payment: PaymentRef!) {
  findTransferDataByPaymentId(payment: $payment) {
    payment {
      ...PaymentRow
    }
    payerName
    payerBic
    payerInn
    paymentType
    recipientBic
    recipientBankName {
      ru
      kg
      eng
    }
    recipientInn
    paymentCode
    terms {
      name
      value
    }
    creatorName
    timeRule {
      signDeadline
      signIsAllowed
    }
    canonicalText
  }
  getPaymentStatusHistoryByPaymentId(payment: $payment) {
    statusCode
    updatedDate
    updatedBy
    comment
    isFuture
    colour
  }
  getPaymentSignerInfoByPaymentId(payment: $payment) {
    stage
    updatedBy
    signedDate
    candidates
  }
}
    fragment PaymentRow on PaymentHistoryRow {
  id
  createdDate
  createdBy
  updatedDate
  recipientAccount
  recipientName
  operationCode
  origin
  transferNum
  valueDate
  payerAccount
  amount
  currency
  commission
  commissionCurrency
  statusCode
  statusColour
  isYourTurn
  signDeadline
  leavesOn
  purpose
  legalPartyId
  description
  errorCode
  version
  digest
  isRepeatable
  isEditable
  isSignable
  isRevokable
  isReturnable
  isRemovable
  isSendForSign
  isRecall
  isExportable
  isOpenPdf
}`, {"hash":"7a1f9b32ab4c45378874e98be4881c10abcae9087eddef5b7964f1dd7f96a85d"}) as unknown as TypedDocumentString<PaymentDetailsQuery, PaymentDetailsQueryVariables>;
