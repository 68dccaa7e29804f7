/* Made by `npm run generate`; do not edit. */
import type { ConversionQuoteState, PaymentRef, PaymentStatus } from '../../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
