/* Made by `npm run generate`; do not edit. */
import type { SearchOperationHistory } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LastPayerQueryVariables = Exact<{
  search: SearchOperationHistory;
}>;


export type LastPayerQuery = { searchPaymentByCriteria: { list: Array<{ payerAccount: string }> } };

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

export const LastPayerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LastPayer($search: SearchOperationHistory!) {
  searchPaymentByCriteria(
    searchOperationHistory: $search
    pageable: {page: 1, size: 1}
  ) {
    list {
      payerAccount
    }
  }
}
    `, {"hash":"0d1450ff005dd4de0e058e76b2ebff1eabeb0759fc3f26d649235cdaab3ba21e"}) as unknown as TypedDocumentString<LastPayerQuery, LastPayerQueryVariables>;
