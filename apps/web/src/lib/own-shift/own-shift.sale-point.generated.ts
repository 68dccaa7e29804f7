/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnShiftFragment = { referenceId: string, shiftOpenedDate: string | null };

export type OwnShiftQueryVariables = Exact<{
  userReferenceId: string;
}>;


export type OwnShiftQuery = { getCashierInfoByRefId: { referenceId: string, shiftOpenedDate: string | null } };

export type OpenShiftMutationVariables = Exact<{
  orgReferenceId: string;
}>;


export type OpenShiftMutation = { openShift: { referenceId: string, shiftOpenedDate: string | null } };

export type CloseShiftMutationVariables = Exact<{
  orgReferenceId: string;
}>;


export type CloseShiftMutation = { closeShift: { referenceId: string, shiftOpenedDate: string | null } };

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
export const OwnShiftFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnShift on Cashier {
  referenceId
  shiftOpenedDate
}
    `, {"fragmentName":"OwnShift"}) as unknown as TypedDocumentString<OwnShiftFragment, unknown>;
export const OwnShiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnShift($userReferenceId: ID!) {
  getCashierInfoByRefId(userReferenceId: $userReferenceId) {
    ...OwnShift
  }
}
    fragment OwnShift on Cashier {
  referenceId
  shiftOpenedDate
}`, {"hash":"b67159f8e43ad75d1751a5757c80bc651b5b013efc86ec64f18f1e242a96909c"}) as unknown as TypedDocumentString<OwnShiftQuery, OwnShiftQueryVariables>;
export const OpenShiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenShift($orgReferenceId: ID!) {
  openShift(orgReferenceId: $orgReferenceId) {
    ...OwnShift
  }
}
    fragment OwnShift on Cashier {
  referenceId
  shiftOpenedDate
}`, {"hash":"adc95a8037d6e19126e4332869676eac943c1d3b917b6cfec5007b7937d2de85"}) as unknown as TypedDocumentString<OpenShiftMutation, OpenShiftMutationVariables>;
export const CloseShiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseShift($orgReferenceId: ID!) {
  closeShift(orgReferenceId: $orgReferenceId) {
    ...OwnShift
  }
}
    fragment OwnShift on Cashier {
  referenceId
  shiftOpenedDate
}`, {"hash":"690ea390c244dc16d0a410f9a07ad5293a602bf87c60c0d2d69a2fee193d0ed2"}) as unknown as TypedDocumentString<CloseShiftMutation, CloseShiftMutationVariables>;
