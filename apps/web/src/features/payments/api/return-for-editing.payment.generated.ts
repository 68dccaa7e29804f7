/* Made by `npm run generate`; do not edit. */
import type { PaymentStatus, ReturnForEditingInput } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReturnForEditingMutationVariables = Exact<{
  returnForEditing: ReturnForEditingInput;
}>;


export type ReturnForEditingMutation = { returnForEditingPayment: Array<{ paymentId: string, ok: boolean, statusCode: PaymentStatus | null, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

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

export const ReturnForEditingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReturnForEditing($returnForEditing: ReturnForEditingInput!) {
  returnForEditingPayment(returnForEditing: $returnForEditing) {
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
}`, {"hash":"737fa929c120ec90f066add65f54377c3a470b695978590f32a356a48c20d14a"}) as unknown as TypedDocumentString<ReturnForEditingMutation, ReturnForEditingMutationVariables>;
