/* Made by `npm run generate`; do not edit. */
import type { CardTransferInput, ConversionInput, InterBankTransferInput, IntraTransferInput, UpdatePaymentInput } from '../../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SaveInterbankMutationVariables = Exact<{
  transfer: InterBankTransferInput;
  unlessSame: boolean;
}>;


export type SaveInterbankMutation = { saveInterBankTransferNativeDraft: string };

export type SaveIntrabankOwnMutationVariables = Exact<{
  transfer: IntraTransferInput;
  unlessSame: boolean;
}>;


export type SaveIntrabankOwnMutation = { saveIntraBankOwnerTransferDraft: string };

export type SaveIntrabankForeignMutationVariables = Exact<{
  transfer: IntraTransferInput;
  unlessSame: boolean;
}>;


export type SaveIntrabankForeignMutation = { saveIntraBankForeignTransferDraft: string };

export type UpdateTransferMutationVariables = Exact<{
  update: UpdatePaymentInput;
}>;


export type UpdateTransferMutation = { updatePayment: string };

export type SaveConversionMutationVariables = Exact<{
  conversion: ConversionInput;
  unlessSame: boolean;
}>;


export type SaveConversionMutation = { saveConversionDraft: string };

export type SaveCardTransferMutationVariables = Exact<{
  cardTransfer: CardTransferInput;
  unlessSame: boolean;
}>;


export type SaveCardTransferMutation = { saveCardTransfer: string };

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
    mutation SaveInterbank($transfer: InterBankTransferInput!, $unlessSame: Boolean!) {
  saveInterBankTransferNativeDraft(
    interBankTransfer: $transfer
    unlessSame: $unlessSame
  )
}
    `, {"hash":"8ecf113651383e7afa4f50f7115f8ed06a52888f77446e5d44af86b96f124f73"}) as unknown as TypedDocumentString<SaveInterbankMutation, SaveInterbankMutationVariables>;
export const SaveIntrabankOwnDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveIntrabankOwn($transfer: IntraTransferInput!, $unlessSame: Boolean!) {
  saveIntraBankOwnerTransferDraft(
    intraTransfer: $transfer
    unlessSame: $unlessSame
  )
}
    `, {"hash":"2d6534044cfd2c34a81f1ea3c11008d3e78d1011a18e748ce7715137d7c45fa5"}) as unknown as TypedDocumentString<SaveIntrabankOwnMutation, SaveIntrabankOwnMutationVariables>;
export const SaveIntrabankForeignDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveIntrabankForeign($transfer: IntraTransferInput!, $unlessSame: Boolean!) {
  saveIntraBankForeignTransferDraft(
    intraTransfer: $transfer
    unlessSame: $unlessSame
  )
}
    `, {"hash":"eff7bdf772e158fe3b894aa2d4c01e6a429ec2a77a23e557fc8d6ebb9bc995a9"}) as unknown as TypedDocumentString<SaveIntrabankForeignMutation, SaveIntrabankForeignMutationVariables>;
export const UpdateTransferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateTransfer($update: UpdatePaymentInput!) {
  updatePayment(updatePayment: $update)
}
    `, {"hash":"0baffa8ee67aa027bfefe0ddc6272067fc846f4de3317b9c0f69b00f1abc96a9"}) as unknown as TypedDocumentString<UpdateTransferMutation, UpdateTransferMutationVariables>;
export const SaveConversionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveConversion($conversion: ConversionInput!, $unlessSame: Boolean!) {
  saveConversionDraft(conversion: $conversion, unlessSame: $unlessSame)
}
    `, {"hash":"355faf5d7c1b5f3aa77861775e5535bd3c9265d8c36e56a5f6a42d29693a3ac4"}) as unknown as TypedDocumentString<SaveConversionMutation, SaveConversionMutationVariables>;
export const SaveCardTransferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveCardTransfer($cardTransfer: CardTransferInput!, $unlessSame: Boolean!) {
  saveCardTransfer(cardTransfer: $cardTransfer, unlessSame: $unlessSame)
}
    `, {"hash":"61fe5985f1bc565535ce8fc92917c34c189134d63fb295a9f550908556dbff36"}) as unknown as TypedDocumentString<SaveCardTransferMutation, SaveCardTransferMutationVariables>;
