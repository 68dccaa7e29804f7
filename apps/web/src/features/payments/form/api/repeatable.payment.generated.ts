/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RepeatableFragment = { id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string };

export type RepeatableSwiftQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type RepeatableSwiftQuery = { getRepeatableSwiftOptions: Array<{ id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string }> };

export type RepeatableTransfersQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type RepeatableTransfersQuery = { getRepeatableTransferOptions: Array<{ id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string }> };

export type InterBankOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterBankOptionsQuery = { getInterBankOptions: Array<{ code: string, largestAmount: string | null, name: { ru: string, kg: string, eng: string } }> };

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
export const RepeatableFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Repeatable on RepeatableSwift {
  id
  recipientName
  recipientAccount
  amount
  currency
  valueDate
}
    `, {"fragmentName":"Repeatable"}) as unknown as TypedDocumentString<RepeatableFragment, unknown>;
export const RepeatableSwiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RepeatableSwift($legalPartyId: ID!) {
  getRepeatableSwiftOptions(legalPartyId: $legalPartyId) {
    ...Repeatable
  }
}
    fragment Repeatable on RepeatableSwift {
  id
  recipientName
  recipientAccount
  amount
  currency
  valueDate
}`, {"hash":"7b9b1fc04f6950e20a6a8c62dc90446cb621c542e1b6834336536d0495f81819"}) as unknown as TypedDocumentString<RepeatableSwiftQuery, RepeatableSwiftQueryVariables>;
export const RepeatableTransfersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RepeatableTransfers($legalPartyId: ID!) {
  getRepeatableTransferOptions(legalPartyId: $legalPartyId) {
    ...Repeatable
  }
}
    fragment Repeatable on RepeatableSwift {
  id
  recipientName
  recipientAccount
  amount
  currency
  valueDate
}`, {"hash":"0bae483ae606ea77f05f44eae75e46a88b4ef0eed7d5c416a831a6fc842ee56a"}) as unknown as TypedDocumentString<RepeatableTransfersQuery, RepeatableTransfersQueryVariables>;
export const InterBankOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InterBankOptions {
  getInterBankOptions {
    code
    name {
      ru
      kg
      eng
    }
    largestAmount
  }
}
    `, {"hash":"7c6dc54db688b7d22ac08a0c26bf219929c80894cdeb4f24b609397a1bab00d9"}) as unknown as TypedDocumentString<InterBankOptionsQuery, InterBankOptionsQueryVariables>;
