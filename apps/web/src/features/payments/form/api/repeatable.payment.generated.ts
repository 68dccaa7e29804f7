/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RepeatableFragment = { id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string };

export type RepeatableSwiftQueryVariables = Exact<{
  legalPartyId: string;
  search?: string | null | undefined;
}>;


export type RepeatableSwiftQuery = { getRepeatableSwiftOptions: Array<{ id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string }> };

export type RepeatableTransfersQueryVariables = Exact<{
  legalPartyId: string;
  search?: string | null | undefined;
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
    query RepeatableSwift($legalPartyId: ID!, $search: String) {
  getRepeatableSwiftOptions(legalPartyId: $legalPartyId, search: $search) {
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
}`, {"hash":"e58182a699c4ed1ce07f7a002e4fdd07831d7353a7a978ddc429cd9bd71cbf5a"}) as unknown as TypedDocumentString<RepeatableSwiftQuery, RepeatableSwiftQueryVariables>;
export const RepeatableTransfersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RepeatableTransfers($legalPartyId: ID!, $search: String) {
  getRepeatableTransferOptions(legalPartyId: $legalPartyId, search: $search) {
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
}`, {"hash":"4d62e061d185f70576ed9ccff7677cceed54926ea2d9806b1704aa550e6826e0"}) as unknown as TypedDocumentString<RepeatableTransfersQuery, RepeatableTransfersQueryVariables>;
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
