/* Made by `npm run generate`; do not edit. */
import type { NotificationChange, NotificationOrigin } from '../../../../lib/api-types/notification.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
