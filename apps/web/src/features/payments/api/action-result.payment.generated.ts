/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus } from '../../../lib/api-types/payment.generated.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ActionResultFragment = { paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> };

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
export const ActionResultFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ActionResult on PaymentActionResult {
  paymentId
  ok
  statusCode
  errorCode
  errorParams {
    name
    value
  }
}
    `, {"fragmentName":"ActionResult"}) as unknown as TypedDocumentString<ActionResultFragment, unknown>;
