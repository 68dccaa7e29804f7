/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A transfer inside the bank, to an own account or to another client. */
export type IntraTransferInput = {
  amount: string;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientName?: string | null | undefined;
  transferNum?: string | null | undefined;
  valueDate: string;
};

export type OperationRef = {
  id: string;
};

export type SaveIntrabankOwnMutationVariables = Exact<{
  transfer: IntraTransferInput;
}>;


export type SaveIntrabankOwnMutation = { saveIntraBankOwnerTransferDraft: string };

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

export const SaveIntrabankOwnDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveIntrabankOwn($transfer: IntraTransferInput!) {
  saveIntraBankOwnerTransferDraft(intraTransfer: $transfer)
}
    `, {"hash":"cd00d55ee0d572343252998c6af37a20e2eff205fd962654400f393305560552"}) as unknown as TypedDocumentString<SaveIntrabankOwnMutation, SaveIntrabankOwnMutationVariables>;
