/* Made by `npm run generate`; do not edit. */
import type { NotificationColor, NotificationIcon, NotificationOrigin, NotificationStatus } from '../../../lib/api-types/notification.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { findAll: Array<{ id: string, status: NotificationStatus, origin: NotificationOrigin, dateTime: string, icon: NotificationIcon, color: NotificationColor, legalPartyName: string | null, countStatement: number | null, idGroup: Array<string> | null, version: string, message: { title: string, text: string, payload: { paymentId: string | null, letterId: string | null, referenceId: string | null, salaryId: string | null, count: number | null, day: string | null, salePointCode: string | null, account: string | null } } }> };

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

export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Notifications {
  findAll {
    id
    status
    origin
    dateTime
    icon
    color
    legalPartyName
    countStatement
    idGroup
    version
    message {
      title
      text
      payload {
        paymentId
        letterId
        referenceId
        salaryId
        count
        day
        salePointCode
        account
      }
    }
  }
}
    `, {"hash":"b279b84b108672ce01a31569dee1e2234a13b0e7559004c984f414b31e47b129"}) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
