/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RepeatableSwiftQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type RepeatableSwiftQuery = { getRepeatableSwiftOptions: Array<{ id: string, recipientName: string, recipientAccount: string, amount: string, currency: string, valueDate: string }> };

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

export const RepeatableSwiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RepeatableSwift($legalPartyId: ID!) {
  getRepeatableSwiftOptions(legalPartyId: $legalPartyId) {
    id
    recipientName
    recipientAccount
    amount
    currency
    valueDate
  }
}
    `, {"hash":"c71e2d70aef752b665c3c3797238535a9ae7db47c2de17b7da85368a2bc8d594"}) as unknown as TypedDocumentString<RepeatableSwiftQuery, RepeatableSwiftQueryVariables>;
