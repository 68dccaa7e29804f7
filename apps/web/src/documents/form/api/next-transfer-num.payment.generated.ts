/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NextTransferNumQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type NextTransferNumQuery = { getNextTransferNum: string };

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

export const NextTransferNumDocument = /*#__PURE__*/ new TypedDocumentString(`
    query NextTransferNum($legalPartyId: ID!) {
  getNextTransferNum(legalPartyId: $legalPartyId)
}
    `, {"hash":"67a20cc874fc8cdef1755735bff693ab3f0071fdf3ccd45a8cc374b01f115f07"}) as unknown as TypedDocumentString<NextTransferNumQuery, NextTransferNumQueryVariables>;
