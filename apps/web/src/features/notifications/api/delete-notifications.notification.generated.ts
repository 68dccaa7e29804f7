/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteNotificationsMutationVariables = Exact<{
  notificationIdList: Array<string> | string;
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
    mutation DeleteNotifications($notificationIdList: [ID!]!) {
  deleteMultiple(notificationIdList: $notificationIdList)
}
    `, {"hash":"cfbff4b2c4e620c96d3111ce0bab3c37e15aaa821a8f43819289a2d638f396e4"}) as unknown as TypedDocumentString<DeleteNotificationsMutation, DeleteNotificationsMutationVariables>;
