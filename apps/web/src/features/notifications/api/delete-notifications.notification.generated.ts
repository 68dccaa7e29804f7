/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteNotificationsMutationVariables = Exact<{
  notificationIdList: Array<string> | string;
  seen?: string | null | undefined;
}>;


export type DeleteNotificationsMutation = { deleteMultiple: number };

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

export const DeleteNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteNotifications($notificationIdList: [ID!]!, $seen: String) {
  deleteMultiple(notificationIdList: $notificationIdList, seen: $seen)
}
    `, {"hash":"9a1442000eff82711ea23d087400a7ae156d94de4689f562ceaf6a40f256e56c"}) as unknown as TypedDocumentString<DeleteNotificationsMutation, DeleteNotificationsMutationVariables>;
