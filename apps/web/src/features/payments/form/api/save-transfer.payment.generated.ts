/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Between two own accounts in different currencies. A person types either sum; the other follows from the rate. */
export type ConversionInput = {
  /** What leaves the payer's account; where recipientAmount was typed, what that costs at the rate. */
  amount: string;
  /** Of the payer's account; another one is refused. */
  currency?: IdInput | null | undefined;
  departmentId?: string | null | undefined;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  /** Always this bank. */
  payerBic?: IdInput | null | undefined;
  /** The rate that was shown: `value` of getCurrencyRatesConversion. A former one answers RATE_CHANGED with the present one. */
  rate: string;
  rateKind?: ConversionRateKind | null | undefined;
  recipientAccount: string;
  /** Of the recipient's account; another one is refused. */
  recipientAccountCurrency?: IdInput | null | undefined;
  /** What arrives; left out unless the person typed it. */
  recipientAmount?: string | null | undefined;
  transferNum?: string | null | undefined;
  /** Today. */
  valueDate: string;
};

/** FIXED: the rate of the list. CONTRACTUAL: a rate that the bank quotes for this document. */
export type ConversionRateKind =
  | 'CONTRACTUAL'
  | 'FIXED';

export type IdInput = {
  id: string;
};

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
