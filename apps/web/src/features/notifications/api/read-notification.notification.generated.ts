/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReadNotificationMutationVariables = Exact<{
  notificationId: string;
}>;


export type ReadNotificationMutation = { read: number };

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

export const ReadNotificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadNotification($notificationId: ID!) {
  read(notificationId: $notificationId)
}
    `, {"hash":"9fe3f70912d6116a99acf2d6efc5dfd45427bb5b6598840af605a48955cbe232"}) as unknown as TypedDocumentString<ReadNotificationMutation, ReadNotificationMutationVariables>;
