/* Made by `npm run generate`; do not edit. */
import type { PageableDecorator, SellerUserInfo, TaskState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SellersQueryVariables = Exact<{
  orgReferenceId: string;
  pageableDecorator: PageableDecorator;
  locationId?: string | null | undefined;
}>;


export type SellersQuery = { getSellers: { totalPages: number, list: Array<{ referenceId: string, fullName: string, individualInn: string, taskState: TaskState, reason: string | null, createdDate: string, locationId: string | null }> } };

export type ApplyForSellerMutationVariables = Exact<{
  orgReferenceId: string;
  userInfo: SellerUserInfo;
}>;


export type ApplyForSellerMutation = { createBusinessUserContractWithRoleSellerTask: string };

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

export const SellersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sellers($orgReferenceId: ID!, $pageableDecorator: PageableDecorator!, $locationId: String) {
  getSellers(
    orgReferenceId: $orgReferenceId
    pageableDecorator: $pageableDecorator
    taskType: [SELLER]
    locationId: $locationId
  ) {
    totalPages
    list {
      referenceId
      fullName
      individualInn
      taskState
      reason
      createdDate
      locationId
    }
  }
}
    `, {"hash":"cb2b14ea46024b1e8f7585df94cc1ccab02d4f3ab1f0a7f4e49d3d8f502ea9ca"}) as unknown as TypedDocumentString<SellersQuery, SellersQueryVariables>;
export const ApplyForSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyForSeller($orgReferenceId: ID!, $userInfo: SellerUserInfo!) {
  createBusinessUserContractWithRoleSellerTask(
    orgReferenceId: $orgReferenceId
    userInfo: $userInfo
  )
}
    `, {"hash":"a3e1b73362af152a3cb969f9c583264cbd60d4b199959ac12195efa6fbac2147"}) as unknown as TypedDocumentString<ApplyForSellerMutation, ApplyForSellerMutationVariables>;
