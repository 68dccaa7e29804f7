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

export type SaveIntrabankForeignMutationVariables = Exact<{
  transfer: IntraTransferInput;
}>;


export type SaveIntrabankForeignMutation = { saveIntraBankForeignTransferDraft: string };

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

export const SaveIntrabankForeignDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveIntrabankForeign($transfer: IntraTransferInput!) {
  saveIntraBankForeignTransferDraft(intraTransfer: $transfer)
}
    `, {"hash":"75d77494e01671559d8bb2a773998eba76146180b897ba54e288e9e3dbcdc95c"}) as unknown as TypedDocumentString<SaveIntrabankForeignMutation, SaveIntrabankForeignMutationVariables>;
