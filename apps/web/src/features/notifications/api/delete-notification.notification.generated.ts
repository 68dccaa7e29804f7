/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type DeleteNotificationMutationVariables = Exact<{
  notificationId: string;
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
    mutation DeleteNotification($notificationId: ID!) {
  delete(notificationId: $notificationId)
}
    `, {"hash":"c2b32d8c030ea53fcb82a580db719925d7f6f1b45b865a1204b2a709e2bedff7"}) as unknown as TypedDocumentString<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
