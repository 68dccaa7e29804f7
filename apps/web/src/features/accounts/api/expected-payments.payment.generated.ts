/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ExpectedPaymentsQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type ExpectedPaymentsQuery = { getExpectedPayments: Array<{ id: string, transferNum: string, recipientName: string, valueDate: string, amount: string, currency: string, isDraft: boolean }> };

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

export const ExpectedPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExpectedPayments($legalPartyId: ID!) {
  getExpectedPayments(legalPartyId: $legalPartyId) {
    id
    transferNum
    recipientName
    valueDate
    amount
    currency
    isDraft
  }
}
    `, {"hash":"27d3248913e3af14d65f147f4f19bdf916a617a6b8942b1b55e6b9b4a1c8585d"}) as unknown as TypedDocumentString<ExpectedPaymentsQuery, ExpectedPaymentsQueryVariables>;
