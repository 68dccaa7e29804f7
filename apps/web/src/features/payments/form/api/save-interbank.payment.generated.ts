/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An interbank document: clearing or gross by operation.id. */
export type InterBankTransferInput = {
  amount: string;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode: string;
  purpose: string;
  recipientAccount: string;
  recipientBic: string;
  recipientInn?: string | null | undefined;
  recipientName: string;
  /** Left out: the server takes the next free number. */
  transferNum?: string | null | undefined;
  valueDate: string;
};

export type OperationRef = {
  id: string;
};

export type SaveInterbankMutationVariables = Exact<{
  transfer: InterBankTransferInput;
}>;


export type SaveInterbankMutation = { saveInterBankTransferNativeDraft: string };

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

export const SaveInterbankDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveInterbank($transfer: InterBankTransferInput!) {
  saveInterBankTransferNativeDraft(interBankTransfer: $transfer)
}
    `, {"hash":"bfea13a1d70cfb923713f0d5cc06600d4c50bff39920537c9406452d7e8d2760"}) as unknown as TypedDocumentString<SaveInterbankMutation, SaveInterbankMutationVariables>;
