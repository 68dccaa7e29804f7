/* Made by `npm run generate`; do not edit. */
import type { ElQrInput } from '../../../lib/api-types/account.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ElQrSourceFieldsFragment = { account: string, name: string, salePointCode: string | null, salePointName: string | null, cashCode: string | null, cashName: string | null };

export type ElQrSourcesQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type ElQrSourcesQuery = { getElQrSources: Array<{ account: string, name: string, salePointCode: string | null, salePointName: string | null, cashCode: string | null, cashName: string | null }> };

export type RefundedSaleQueryVariables = Exact<{
  legalPartyId: string;
  operationId: string;
}>;


export type RefundedSaleQuery = { getRefundedQrOperationInfo: { account: string } };

export type GenerateElQrQueryVariables = Exact<{
  elQr: ElQrInput;
}>;


export type GenerateElQrQuery = { generateElQr: { qr: string, amount: string | null, transaction: string, source: { account: string, name: string, salePointCode: string | null, salePointName: string | null, cashCode: string | null, cashName: string | null } } };

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
export const ElQrSourceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ElQrSourceFields on ElQrSource {
  account
  name
  salePointCode
  salePointName
  cashCode
  cashName
}
    `, {"fragmentName":"ElQrSourceFields"}) as unknown as TypedDocumentString<ElQrSourceFieldsFragment, unknown>;
export const ElQrSourcesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ElQrSources($legalPartyId: ID!) {
  getElQrSources(legalPartyId: $legalPartyId) {
    ...ElQrSourceFields
  }
}
    fragment ElQrSourceFields on ElQrSource {
  account
  name
  salePointCode
  salePointName
  cashCode
  cashName
}`, {"hash":"ef82d368e193d77fc8ddb54c40f2555fc8215d6e06ccd42f9c4eb858f786f869"}) as unknown as TypedDocumentString<ElQrSourcesQuery, ElQrSourcesQueryVariables>;
export const RefundedSaleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RefundedSale($legalPartyId: ID!, $operationId: ID!) {
  getRefundedQrOperationInfo(
    legalPartyId: $legalPartyId
    operationId: $operationId
  ) {
    account
  }
}
    `, {"hash":"84e69a20cc5371bd29e568f881535756ace1e3ebfc2710e7a9705c82125164be"}) as unknown as TypedDocumentString<RefundedSaleQuery, RefundedSaleQueryVariables>;
export const GenerateElQrDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GenerateElQr($elQr: ElQrInput!) {
  generateElQr(elQr: $elQr) {
    qr
    amount
    transaction
    source {
      ...ElQrSourceFields
    }
  }
}
    fragment ElQrSourceFields on ElQrSource {
  account
  name
  salePointCode
  salePointName
  cashCode
  cashName
}`, {"hash":"678aa32088d912322aeb990dfdd16e147e7742e5c8f5c4a64e682288c5f84fee"}) as unknown as TypedDocumentString<GenerateElQrQuery, GenerateElQrQueryVariables>;
