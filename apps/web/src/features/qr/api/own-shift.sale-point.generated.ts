/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnShiftFragment = { referenceId: string, shiftOpenedDate: string | null };

export type OwnShiftQueryVariables = Exact<{
  userReferenceId: string;
}>;


export type OwnShiftQuery = { getCashierInfoByRefId: { referenceId: string, shiftOpenedDate: string | null } };

export type OpenOwnShiftMutationVariables = Exact<{
  orgReferenceId: string;
}>;


export type OpenOwnShiftMutation = { openShift: { referenceId: string, shiftOpenedDate: string | null } };

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
export const OpenOwnShiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenOwnShift($orgReferenceId: ID!) {
  openShift(orgReferenceId: $orgReferenceId) {
    ...OwnShift
  }
}
    fragment OwnShift on Cashier {
  referenceId
  shiftOpenedDate
}`, {"hash":"6d1a14a262b413132616eca87ef564e013f2cec49d46510a3136dd562d082794"}) as unknown as TypedDocumentString<OpenOwnShiftMutation, OpenOwnShiftMutationVariables>;
