/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What has become of a request for a contractual rate. */
export type ConversionQuoteState =
  | 'EXPIRED'
  | 'QUOTED'
  | 'REFUSED'
  | 'WAITING';

export type PaymentRef = {
  legalPartyId: string;
  paymentId: string;
};

export type PaymentStatus =
  | 'CANCELED_SIGN_ONE'
  | 'CANCELED_SIGN_TWO'
  | 'DRAFT'
  | 'ERROR'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'FOR_EDITING'
  | 'KVIT'
  | 'ON_CONFIRMATION'
  | 'ON_CONFIRMATION_COMPLETED'
  | 'ON_VERIFICATION'
  | 'ON_VERIFICATION_COMPLETED'
  | 'PARTIALLY_CONFIRMED'
  | 'PARTIAL_CONFIRMATION_COMPLETED'
  | 'PAYMENT_REQUEST_TO_BANK'
  | 'REVOKE'
  | 'SECOND_SIGN_IN_PAY_CONTROL'
  | 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'SUCCESS'
  | 'TIMEOUT_CANCELED_SIGN_ONE'
  | 'TIMEOUT_CANCELED_SIGN_TWO'
  | 'TIME_IS_OUT'
  | 'WAIT_RESPONSE_FROM_BANK';

export type ConversionStateQueryVariables = Exact<{
  payment: PaymentRef;
}>;


export type ConversionStateQuery = { findConversionDataByPaymentId: { isFixedRate: boolean, quoteState: ConversionQuoteState | null, currentRate: string | null, currentRateBase: string | null, currentRateQuote: string | null, transfer: { payment: { statusCode: PaymentStatus, amount: string, currency: string }, terms: Array<{ name: string, value: string }> } } };

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

export const ConversionStateDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConversionState($payment: PaymentRef!) {
  findConversionDataByPaymentId(payment: $payment) {
    transfer {
      payment {
        statusCode
        amount
        currency
      }
      terms {
        name
        value
      }
    }
    isFixedRate
    quoteState
    currentRate
    currentRateBase
    currentRateQuote
  }
}
    `, {"hash":"20bd132465ab5a4b20224eaee7e693d66578188e1ec658db9163ad823b7d6ae5"}) as unknown as TypedDocumentString<ConversionStateQuery, ConversionStateQueryVariables>;
