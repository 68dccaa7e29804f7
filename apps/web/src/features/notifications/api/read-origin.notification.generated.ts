/* Made by `npm run generate`; do not edit. */
import type { NotificationOrigin } from '../../../lib/api-types/notification.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReadNotificationsOfOriginMutationVariables = Exact<{
  origin: NotificationOrigin;
  seen?: string | null | undefined;
}>;


export type ReadNotificationsOfOriginMutation = { readAllByOrigin: number };

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

export const ReadNotificationsOfOriginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadNotificationsOfOrigin($origin: NotificationOrigin!, $seen: String) {
  readAllByOrigin(origin: $origin, seen: $seen)
}
    `, {"hash":"9d03dfac7f577ae85b228d8bbc115446e3ad7446e00b3c6e950c897e3ba128d5"}) as unknown as TypedDocumentString<ReadNotificationsOfOriginMutation, ReadNotificationsOfOriginMutationVariables>;
