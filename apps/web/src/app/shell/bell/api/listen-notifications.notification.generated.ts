/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Which notifications a change concerns; the client requests the list anew. */
export type NotificationChange =
  | 'ADDED'
  | 'DELETED'
  | 'READ';

export type NotificationOrigin =
  | 'ELQR'
  | 'IMPORT_SALARY'
  | 'LETTER'
  | 'MANUAL'
  | 'PAYMENT'
  | 'ROBOTICS'
  | 'SALARY'
  | 'STATEMENT';

export type ListenNotificationsSubscriptionVariables = Exact<{
  lastEventId?: string | null | undefined;
}>;


export type ListenNotificationsSubscription = { listenNotification: { eventId: string, change: NotificationChange, notificationIdList: Array<string>, origin: NotificationOrigin | null } };

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

export const ListenNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription ListenNotifications($lastEventId: String) {
  listenNotification(lastEventId: $lastEventId) {
    eventId
    change
    notificationIdList
    origin
  }
}
    `, {"hash":"07f2ab6bc7370e992a3911ad290074b71d8a6747cb2f074dc75aba2ab6756df7"}) as unknown as TypedDocumentString<ListenNotificationsSubscription, ListenNotificationsSubscriptionVariables>;
