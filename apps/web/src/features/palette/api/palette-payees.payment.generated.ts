/* Made by `npm run generate`; do not edit. */
import type { OperationCode } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PalettePayeesQueryVariables = Exact<{
  legalPartyId: string;
  search?: string | null | undefined;
  otherSearch?: string | null | undefined;
}>;


export type PalettePayeesQuery = { typed: Array<{ account: string, name: string, inn: string | null, operationCode: OperationCode }>, otherLayout: Array<{ account: string, name: string, inn: string | null, operationCode: OperationCode }> };

export type PalettePayeeFragment = { account: string, name: string, inn: string | null, operationCode: OperationCode };

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
export const PalettePayeeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PalettePayee on Payee {
  account
  name
  inn
  operationCode
}
    `, {"fragmentName":"PalettePayee"}) as unknown as TypedDocumentString<PalettePayeeFragment, unknown>;
export const PalettePayeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PalettePayees($legalPartyId: ID!, $search: String, $otherSearch: String) {
  typed: getPayees(legalPartyId: $legalPartyId, search: $search, size: 4) {
    ...PalettePayee
  }
  otherLayout: getPayees(
    legalPartyId: $legalPartyId
    search: $otherSearch
    size: 4
  ) {
    ...PalettePayee
  }
}
    fragment PalettePayee on Payee {
  account
  name
  inn
  operationCode
}`, {"hash":"a35f77c64303039faea9ff3c4284f1dffa8f8058ddf8027e2e7c5ed1f9e4b4f4"}) as unknown as TypedDocumentString<PalettePayeesQuery, PalettePayeesQueryVariables>;
