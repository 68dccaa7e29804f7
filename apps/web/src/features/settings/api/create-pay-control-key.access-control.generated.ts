/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CreatePayControlKeyMutationVariables = Exact<{
  orgReferenceId: string;
  otpCode: string;
}>;


export type CreatePayControlKeyMutation = { createPayControlKey: { qr: string, key: string, username: string, expirationDate: string } };

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

export const CreatePayControlKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePayControlKey($orgReferenceId: ID!, $otpCode: String!) {
  createPayControlKey(orgReferenceId: $orgReferenceId, otpCode: $otpCode) {
    qr
    key
    username
    expirationDate
  }
}
    `, {"hash":"5e3f9e5cab1fd34b98cc2c145665c9f38df7c77b0b7a01b51efe80af8bb6e1b1"}) as unknown as TypedDocumentString<CreatePayControlKeyMutation, CreatePayControlKeyMutationVariables>;
