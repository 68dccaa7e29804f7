/* Made by `npm run generate`; do not edit. */
import type { OperationCode, PaymentRef, PaymentStatus } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SourceDocumentQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type SourceDocumentQuery = { findTransferDataByPaymentId: { payerName: string, payerInn: string, payerBic: string, recipientBic: string, recipientInn: string | null, paymentCode: string | null, payment: { id: string, operationCode: OperationCode, transferNum: string, payerAccount: string, amount: string, currency: string, commission: string, commissionCurrency: string, purpose: string, recipientAccount: string, recipientName: string, valueDate: string, statusCode: PaymentStatus, description: string | null, version: number, isEditable: boolean }, recipientBankName: { ru: string, kg: string, eng: string }, terms: Array<{ name: string, value: string }> } };

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

export const SourceDocumentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SourceDocument($payment: PaymentRef!) {
  findTransferDataByPaymentId(payment: $payment) {
    payment {
      id
      operationCode
      transferNum
      payerAccount
      amount
      currency
      commission
      commissionCurrency
      purpose
      recipientAccount
      recipientName
      valueDate
      statusCode
      description
      version
      isEditable
    }
    payerName
    payerInn
    payerBic
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
  }
}
    `, {"hash":"4d69c615cd5b1cdf728c6d6d64ef6bdadd08145a659158bc2f83e5f47882534d"}) as unknown as TypedDocumentString<SourceDocumentQuery, SourceDocumentQueryVariables>;
