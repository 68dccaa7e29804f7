/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type SignInput = {
  /** Digest of each document as it was shown, in the order of paymentIds. A changed document is refused. */
  digests: Array<string>;
  legalPartyId: string;
  /** Contracts that sign with an authenticator app: the one-time code; one code signs the whole batch. */
  otpCode?: string | null | undefined;
  paymentIds: Array<string>;
  /** Contracts that sign with a token: a detached CMS signature (base64) over each canonical text, in the order of paymentIds. */
  signatures?: Array<string> | null | undefined;
};

export type SignPaymentsMutationVariables = Exact<{
  sign: SignInput;
}>;


export type SignPaymentsMutation = { signingPayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const SignPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignPayments($sign: SignInput!) {
  signingPayment(sign: $sign) {
    ...ActionResult
  }
}
    fragment ActionResult on PaymentActionResult {
  paymentId
  ok
  statusCode
  errorCode
  errorParams {
    name
    value
  }
}`, {"hash":"0cd32005fc86d1b93e8db5a18d50b5011ce886fe9175d2a474197eb0a7f3c7cd"}) as unknown as TypedDocumentString<SignPaymentsMutation, SignPaymentsMutationVariables>;
