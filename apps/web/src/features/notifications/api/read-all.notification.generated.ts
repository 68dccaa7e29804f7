/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReadAllNotificationsMutationVariables = Exact<{
  seen?: string | null | undefined;
}>;


export type ReadAllNotificationsMutation = { readAll: number };

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

export const ReadAllNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReadAllNotifications($seen: String) {
  readAll(seen: $seen)
}
    `, {"hash":"848a397fafaabcaf27942bf6f3270aba95aae4afa06a5fc43a5c8366ef0562b4"}) as unknown as TypedDocumentString<ReadAllNotificationsMutation, ReadAllNotificationsMutationVariables>;
