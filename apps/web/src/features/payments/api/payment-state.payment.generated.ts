/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentOrigin, PaymentRef, PaymentStatus, StatusColour } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PaymentStateQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type PaymentStateQuery = { findTransferDataByPaymentId: { payment: { id: string, createdDate: string, createdBy: string, updatedDate: string, recipientAccount: string, recipientName: string, operationCode: OperationCode, origin: PaymentOrigin, transferNum: string, valueDate: string, payerAccount: string, amount: string, currency: string, commission: string, commissionCurrency: string, statusCode: PaymentStatus, statusColour: StatusColour, isYourTurn: boolean, signDeadline: string | null, leavesOn: string | null, purpose: string, legalPartyId: string, description: string | null, errorCode: string | null, version: number, digest: string, isRepeatable: boolean, isEditable: boolean, isSignable: boolean, isRevokable: boolean, isReturnable: boolean, isRemovable: boolean, isSendForSign: boolean, isRecall: boolean, isExportable: boolean, isOpenPdf: boolean } } };

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

export const PaymentStateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PaymentState($payment: PaymentRef!) {
  findTransferDataByPaymentId(payment: $payment) {
    payment {
      ...PaymentRow
    }
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
}`, {"hash":"c2ab745b7c7b6f98463763c519195816f3485633fa867d4fbeded82cf781cf4f"}) as unknown as TypedDocumentString<PaymentStateQuery, PaymentStateQueryVariables>;
