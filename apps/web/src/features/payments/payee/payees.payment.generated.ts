/* Made by `npm run generate`; do not edit. */
import type { OperationCode } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FormPayeesQueryVariables = Exact<{
  legalPartyId: string;
  search?: string | null | undefined;
  otherSearch?: string | null | undefined;
  hasOther: boolean;
  isAbroad?: boolean | null | undefined;
}>;


export type FormPayeesQuery = { typed: Array<{ account: string, bic: string, name: string, inn: string | null, count: number, lastValueDate: string, operationCode: OperationCode, payerAccount: string, amount: string, currency: string, purpose: string, paymentCode: string | null, bankName: { ru: string, kg: string, eng: string } }>, otherLayout?: Array<{ account: string, bic: string, name: string, inn: string | null, count: number, lastValueDate: string, operationCode: OperationCode, payerAccount: string, amount: string, currency: string, purpose: string, paymentCode: string | null, bankName: { ru: string, kg: string, eng: string } }> };

export type FormPayeeFragment = { account: string, bic: string, name: string, inn: string | null, count: number, lastValueDate: string, operationCode: OperationCode, payerAccount: string, amount: string, currency: string, purpose: string, paymentCode: string | null, bankName: { ru: string, kg: string, eng: string } };

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
export const FormPayeeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FormPayee on Payee {
  account
  bic
  bankName {
    ru
    kg
    eng
  }
  name
  inn
  count
  lastValueDate
  operationCode
  payerAccount
  amount
  currency
  purpose
  paymentCode
}
    `, {"fragmentName":"FormPayee"}) as unknown as TypedDocumentString<FormPayeeFragment, unknown>;
export const FormPayeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FormPayees($legalPartyId: ID!, $search: String, $otherSearch: String, $hasOther: Boolean!, $isAbroad: Boolean = false) {
  typed: getPayees(
    legalPartyId: $legalPartyId
    search: $search
    isAbroad: $isAbroad
  ) {
    ...FormPayee
  }
  otherLayout: getPayees(
    legalPartyId: $legalPartyId
    search: $otherSearch
    isAbroad: $isAbroad
  ) @include(if: $hasOther) {
    ...FormPayee
  }
}
    fragment FormPayee on Payee {
  account
  bic
  bankName {
    ru
    kg
    eng
  }
  name
  inn
  count
  lastValueDate
  operationCode
  payerAccount
  amount
  currency
  purpose
  paymentCode
}`, {"hash":"a2151fe612df6dc8dd7e40cd3ce73fdd5d80773761ba997d26aa0c361e2e77a0"}) as unknown as TypedDocumentString<FormPayeesQuery, FormPayeesQueryVariables>;
