/* Made by `npm run generate`; do not edit. */
import type { CardSystem, NaturalPersonCardFilter } from '../../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RetailCardsQueryVariables = Exact<{
  filter: NaturalPersonCardFilter;
}>;


export type RetailCardsQuery = { getNaturalPersonCards: Array<{ id: string, cardNum: string, ownerName: string, paymentSystem: CardSystem | null, currency: string }> };

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

export const RetailCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RetailCards($filter: NaturalPersonCardFilter!) {
  getNaturalPersonCards(filter: $filter) {
    id
    cardNum
    ownerName
    paymentSystem
    currency
  }
}
    `, {"hash":"e2328d240c0dd178d8a07478a5c6a07ada29f3565573912bbf429787754f631d"}) as unknown as TypedDocumentString<RetailCardsQuery, RetailCardsQueryVariables>;
