/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OperationRef = {
  id: string;
};

export type UpdatePaymentInput = {
  id: string;
  legalPartyId: string;
  updateTransferInput?: UpdateTransferInput | null | undefined;
  /** The version the person edited; a document changed meanwhile answers PAYMENT_CHANGED_MEANWHILE. */
  version: number;
};

export type UpdateTransferInput = {
  amount: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientBic?: string | null | undefined;
  recipientInn?: string | null | undefined;
  recipientName?: string | null | undefined;
  transferNum: string;
  valueDate: string;
};

export type UpdateTransferMutationVariables = Exact<{
  update: UpdatePaymentInput;
}>;


export type UpdateTransferMutation = { updatePayment: string };

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

export const UpdateTransferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTransfer($update: UpdatePaymentInput!) {
  updatePayment(updatePayment: $update)
}
    `, {"hash":"0baffa8ee67aa027bfefe0ddc6272067fc846f4de3317b9c0f69b00f1abc96a9"}) as unknown as TypedDocumentString<UpdateTransferMutation, UpdateTransferMutationVariables>;
