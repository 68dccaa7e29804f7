/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteNotificationMutationVariables = Exact<{
  notificationId: string;
  seen?: string | null | undefined;
}>;


export type DeleteNotificationMutation = { delete: number };

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

export const DeleteNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteNotification($notificationId: ID!, $seen: String) {
  delete(notificationId: $notificationId, seen: $seen)
}
    `, {"hash":"ed774a2ec93ce903c15e5aa583b3bbe3e60e7eca013578980a34be06dc898c60"}) as unknown as TypedDocumentString<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
