/* Made by `npm run generate`; do not edit. */
import type { PaymentsRef, SigningFlagCode } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SigningReviewQueryVariables = Exact<{
  payment: PaymentsRef;
}>;


export type SigningReviewQuery = { getSigningReview: { documents: Array<{ paymentId: string, flags: Array<{ code: SigningFlagCode, account: string | null, name: string | null, inn: string | null, amount: string | null, times: number | null, transferNum: string | null, date: string | null }> }>, accounts: Array<{ account: string, currency: string, available: string, planned: string }> } };

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

export const SigningReviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SigningReview($payment: PaymentsRef!) {
  getSigningReview(payment: $payment) {
    documents {
      paymentId
      flags {
        code
        account
        name
        inn
        amount
        times
        transferNum
        date
      }
    }
    accounts {
      account
      currency
      available
      planned
    }
  }
}
    `, {"hash":"5c0c74d0c207c1596464108df5716d31b91067fad88fba83f7ce4361fdebda85"}) as unknown as TypedDocumentString<SigningReviewQuery, SigningReviewQueryVariables>;
