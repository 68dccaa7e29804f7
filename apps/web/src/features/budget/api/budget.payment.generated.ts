/* Made by `npm run generate`; do not edit. */
import type { BudgetCodeRequest, BudgetKind, BudgetPaymentInput, FineSearchInput, PaymentRef, PaymentsRef } from '../../../lib/api-types/payment.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TaxDictionaryQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxDictionaryQuery = { getTaxTypes: Array<{ id: string, paymentCode: string, requiresVehicle: boolean, name: { ru: string, kg: string, eng: string } }>, getTaxOffices: Array<{ code: string, name: { ru: string, kg: string, eng: string } }> };

export type TundukServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TundukServicesQuery = { getTundukServices: Array<{ id: string, group: string, fee: string | null, name: { ru: string, kg: string, eng: string }, term: { ru: string, kg: string, eng: string } }> };

export type FindFinesQueryVariables = Exact<{
  search: FineSearchInput;
}>;


export type FindFinesQuery = { findFines: Array<{ id: string, protocol: string, vehicle: string | null, issuedOn: string, fullAmount: string, amount: string, discountUntil: string | null, title: { ru: string, kg: string, eng: string } }> };

export type ObtainBudgetCodeMutationVariables = Exact<{
  request: BudgetCodeRequest;
}>;


export type ObtainBudgetCodeMutation = { obtainBudgetCode: { kind: BudgetKind, code: string, amount: string, paymentCode: string, recipientName: string, recipientAccount: string, validUntil: string, title: { ru: string, kg: string, eng: string } } };

export type SaveBudgetPaymentMutationVariables = Exact<{
  budgetPayment: BudgetPaymentInput;
  unlessSame?: boolean | null | undefined;
}>;


export type SaveBudgetPaymentMutation = { saveBudgetPayment: string };

export type DeleteBudgetDraftMutationVariables = Exact<{
  payment: PaymentRef;
}>;


export type DeleteBudgetDraftMutation = { deletePayment: boolean };

export type SendBudgetPaymentsMutationVariables = Exact<{
  payment: PaymentsRef;
}>;


export type SendBudgetPaymentsMutation = { forSigningPayment: Array<{ paymentId: string, ok: boolean, errorCode: string | null, errorParams: Array<{ name: string, value: string }> }> };

export type BudgetItemsBeingPaidQueryVariables = Exact<{
  legalPartyId: string;
}>;


export type BudgetItemsBeingPaidQuery = { getBudgetItemsBeingPaid: Array<string> };

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

export const TaxDictionaryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TaxDictionary {
  getTaxTypes {
    id
    name {
      ru
      kg
      eng
    }
    paymentCode
    requiresVehicle
  }
  getTaxOffices {
    code
    name {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"35fa6b7a8dab0e8f0e4e997fb74fd94821373da84d8f8ffd8ae4356084c5fc47"}) as unknown as TypedDocumentString<TaxDictionaryQuery, TaxDictionaryQueryVariables>;
export const TundukServicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TundukServices {
  getTundukServices {
    id
    group
    name {
      ru
      kg
      eng
    }
    fee
    term {
      ru
      kg
      eng
    }
  }
}
    `, {"hash":"f26c20402ce86b6d55a9716fcbf066f43aca4263413a1609a1bd327da74db845"}) as unknown as TypedDocumentString<TundukServicesQuery, TundukServicesQueryVariables>;
export const FindFinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindFines($search: FineSearchInput!) {
  findFines(search: $search) {
    id
    protocol
    title {
      ru
      kg
      eng
    }
    vehicle
    issuedOn
    fullAmount
    amount
    discountUntil
  }
}
    `, {"hash":"4b9e6b136fb5228088c98828e12a65249d04f460562322adb05b591c814e9d31"}) as unknown as TypedDocumentString<FindFinesQuery, FindFinesQueryVariables>;
export const ObtainBudgetCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ObtainBudgetCode($request: BudgetCodeRequest!) {
  obtainBudgetCode(request: $request) {
    kind
    code
    amount
    title {
      ru
      kg
      eng
    }
    paymentCode
    recipientName
    recipientAccount
    validUntil
  }
}
    `, {"hash":"1bfd65aea8645458a40c7264cb1750ecefd277cd6cb3195f10db9eab4de21a1f"}) as unknown as TypedDocumentString<ObtainBudgetCodeMutation, ObtainBudgetCodeMutationVariables>;
export const SaveBudgetPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveBudgetPayment($budgetPayment: BudgetPaymentInput!, $unlessSame: Boolean) {
  saveBudgetPayment(budgetPayment: $budgetPayment, unlessSame: $unlessSame)
}
    `, {"hash":"0707a24f870a09e48ccdb3c9510b9138c1f36b3de2f4858e659dd27b98949693"}) as unknown as TypedDocumentString<SaveBudgetPaymentMutation, SaveBudgetPaymentMutationVariables>;
export const DeleteBudgetDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteBudgetDraft($payment: PaymentRef!) {
  deletePayment(payment: $payment)
}
    `, {"hash":"ae1a02757dd93619c924137b4e3d2c3a42967c35201045a3b223c63fd7ff96cb"}) as unknown as TypedDocumentString<DeleteBudgetDraftMutation, DeleteBudgetDraftMutationVariables>;
export const SendBudgetPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendBudgetPayments($payment: PaymentsRef!) {
  forSigningPayment(payment: $payment) {
    paymentId
    ok
    errorCode
    errorParams {
      name
      value
    }
  }
}
    `, {"hash":"fafc1d6afdbfe39b609ea82df9af19bc9b6cb1971c8d5709e574a657ea293e90"}) as unknown as TypedDocumentString<SendBudgetPaymentsMutation, SendBudgetPaymentsMutationVariables>;
export const BudgetItemsBeingPaidDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BudgetItemsBeingPaid($legalPartyId: ID!) {
  getBudgetItemsBeingPaid(legalPartyId: $legalPartyId)
}
    `, {"hash":"4d9edec8c551473e27b3e18a0d55b5eaec01e3de3e6a97e2d61b628bd84f9d30"}) as unknown as TypedDocumentString<BudgetItemsBeingPaidQuery, BudgetItemsBeingPaidQueryVariables>;
