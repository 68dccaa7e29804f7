/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
  otpCode: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

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

export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($currentPassword: String!, $newPassword: String!, $otpCode: String!) {
  changePassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
    otpCode: $otpCode
  )
}
    `, {"hash":"a9c94d3c3856b120d6f93e052b0a23e675d62c892be59827dd6b5ad0f5a60ffc"}) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
