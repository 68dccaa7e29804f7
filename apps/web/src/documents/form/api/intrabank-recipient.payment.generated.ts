/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type IntrabankRecipientQueryVariables = Exact<{
  legalPartyId: string;
  recipientAccount: string;
}>;


export type IntrabankRecipientQuery = { findIntrabankRecipient: { maskedName: string, currency: string } };

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

export const IntrabankRecipientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query IntrabankRecipient($legalPartyId: ID!, $recipientAccount: String!) {
  findIntrabankRecipient(
    legalPartyId: $legalPartyId
    recipientAccount: $recipientAccount
  ) {
    maskedName
    currency
  }
}
    `, {"hash":"ddb8cdf9a14c4eb4a5b067cbce5e6da44a30aedfe426f1d811efa98433439542"}) as unknown as TypedDocumentString<IntrabankRecipientQuery, IntrabankRecipientQueryVariables>;
