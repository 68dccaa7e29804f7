/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CountUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type CountUnreadQuery = { countUnread: number };

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

export const CountUnreadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountUnread {
  countUnread
}
    `, {"hash":"6f264443631d5b07313eb169673243344c10d2544dab64fa19adff046e4e3876"}) as unknown as TypedDocumentString<CountUnreadQuery, CountUnreadQueryVariables>;
