/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type RegeneratePayControlKeyMutationVariables = Exact<{
  orgReferenceId: string;
  otpCode: string;
}>;


export type RegeneratePayControlKeyMutation = { regeneratePayControlKey: { qr: string, key: string, username: string, expirationDate: string } };

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

export const RegeneratePayControlKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegeneratePayControlKey($orgReferenceId: ID!, $otpCode: String!) {
  regeneratePayControlKey(orgReferenceId: $orgReferenceId, otpCode: $otpCode) {
    qr
    key
    username
    expirationDate
  }
}
    `, {"hash":"e00e6179ec2380fe4bc8abea8f3f5fbac4c883ff04fd36fbfc9b7bcc11d21d48"}) as unknown as TypedDocumentString<RegeneratePayControlKeyMutation, RegeneratePayControlKeyMutationVariables>;
