/* Made by `npm run generate`; do not edit. */
import type { PageableDecorator, SellerUserInfo, TaskState } from '../../../lib/api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SellersQueryVariables = Exact<{
  orgReferenceId: string;
  pageableDecorator: PageableDecorator;
}>;


export type SellersQuery = { getSellers: { totalPages: number, list: Array<{ referenceId: string, fullName: string, individualInn: string, taskState: TaskState, reason: string | null, createdDate: string }> } };

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
    query Sellers($orgReferenceId: ID!, $pageableDecorator: PageableDecorator!) {
  getSellers(
    orgReferenceId: $orgReferenceId
    pageableDecorator: $pageableDecorator
    taskType: [SELLER]
  ) {
    totalPages
    list {
      referenceId
      fullName
      individualInn
      taskState
      reason
      createdDate
    }
  }
}
    `, {"hash":"1bcc64d04f33fe6fd8f9c69f438f831e9674da9140a975fb8154b40fd20f39d3"}) as unknown as TypedDocumentString<SellersQuery, SellersQueryVariables>;
export const ApplyForSellerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyForSeller($orgReferenceId: ID!, $userInfo: SellerUserInfo!) {
  createBusinessUserContractWithRoleSellerTask(
    orgReferenceId: $orgReferenceId
    userInfo: $userInfo
  )
}
    `, {"hash":"a3e1b73362af152a3cb969f9c583264cbd60d4b199959ac12195efa6fbac2147"}) as unknown as TypedDocumentString<ApplyForSellerMutation, ApplyForSellerMutationVariables>;
