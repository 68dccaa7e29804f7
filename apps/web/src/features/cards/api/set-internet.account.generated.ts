/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SetInternetMutationVariables = Exact<{
  cardId: string;
  isAvailable: boolean;
}>;


export type SetInternetMutation = { setInternetTransactionsAvailability: { cardId: string, isAvailable: boolean } };

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

export const SetInternetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetInternet($cardId: ID!, $isAvailable: Boolean!) {
  setInternetTransactionsAvailability(cardId: $cardId, isAvailable: $isAvailable) {
    cardId
    isAvailable
  }
}
    `, {"hash":"617e640de3c9d18986d18604a4f8d67bf956d248320a73849a4edafa0fe7e865"}) as unknown as TypedDocumentString<SetInternetMutation, SetInternetMutationVariables>;
