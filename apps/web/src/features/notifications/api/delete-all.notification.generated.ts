/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteAllNotificationsMutationVariables = Exact<{
  seen?: string | null | undefined;
}>;


export type DeleteAllNotificationsMutation = { deleteAll: number };

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

export const DeleteAllNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAllNotifications($seen: String) {
  deleteAll(seen: $seen)
}
    `, {"hash":"0567929f04771c2d1205287f6c9db68320f55540bbe5a66cc0fdf6a9502b1571"}) as unknown as TypedDocumentString<DeleteAllNotificationsMutation, DeleteAllNotificationsMutationVariables>;
