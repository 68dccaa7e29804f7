/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CardMoneyQueryVariables = Exact<{
  partyId: string;
}>;


export type CardMoneyQuery = { findAllByPartyIdBaseCardAccountInfo: Array<{ account: { id: string, currency: { isoCode: string } }, multiBalance: Array<{ amount: string, plannedAmount: string, currency: string }> }> };

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

export const CardMoneyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardMoney($partyId: ID!) {
  findAllByPartyIdBaseCardAccountInfo(partyId: $partyId) {
    account {
      id
      currency {
        isoCode
      }
    }
    multiBalance {
      amount
      plannedAmount
      currency
    }
  }
}
    `, {"hash":"eadfd77aee148882ab0ed5968dfae8b6634d635278c6fa578076db50b51d6ebd"}) as unknown as TypedDocumentString<CardMoneyQuery, CardMoneyQueryVariables>;
