/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReadNotificationMutationVariables = Exact<{
  notificationId: string;
  seen?: string | null | undefined;
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
    mutation ReadNotification($notificationId: ID!, $seen: String) {
  read(notificationId: $notificationId, seen: $seen)
}
    `, {"hash":"a5920c691bcd8915021fd4fb2bb1bf4dd092757aff6ab347552e3dfd20429f60"}) as unknown as TypedDocumentString<ReadNotificationMutation, ReadNotificationMutationVariables>;
