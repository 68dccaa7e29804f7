/* Made by `npm run generate`; do not edit. */
import type { NotificationOrigin } from '../../../lib/api-types/notification.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ReadNotificationsOfOriginMutationVariables = Exact<{
  origin: NotificationOrigin;
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
    mutation ReadNotificationsOfOrigin($origin: NotificationOrigin!) {
  readAllByOrigin(origin: $origin)
}
    `, {"hash":"1ebf866b8c28f5642fd7ec7249bb6fcdc3c015f048b9768c4b12258d6813a8c9"}) as unknown as TypedDocumentString<ReadNotificationsOfOriginMutation, ReadNotificationsOfOriginMutationVariables>;
