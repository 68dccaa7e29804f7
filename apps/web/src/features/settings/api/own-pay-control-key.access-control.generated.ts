/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnPayControlKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPayControlKeyQuery = { employeeSecure: { currentContract: { payControlKey: { expirationDate: string | null, username: string | null, status: string, pcUserId: string | null } | null } | null } };

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

export const OwnPayControlKeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnPayControlKey {
  employeeSecure {
    currentContract {
      payControlKey {
        expirationDate
        username
        status
        pcUserId
      }
    }
  }
}
    `, {"hash":"c73ca7d946b25441bdbde597fed2a838826528cda6a209bb31894fc244efd756"}) as unknown as TypedDocumentString<OwnPayControlKeyQuery, OwnPayControlKeyQueryVariables>;
