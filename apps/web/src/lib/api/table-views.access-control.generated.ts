/* Made by `npm run generate`; do not edit. */
import type { TableViewsInput, ViewedTable } from '../api-types/access-control.generated.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type TableViewsQueryVariables = Exact<{
  table: ViewedTable;
}>;


export type TableViewsQuery = { tableViews: { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> } | null };

export type SaveTableViewsMutationVariables = Exact<{
  table: ViewedTable;
  views: TableViewsInput;
}>;


export type SaveTableViewsMutation = { saveTableViews: { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> } };

export type SavedViewsFragment = { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> };

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
export const SavedViewsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}
    `, {"fragmentName":"SavedViews"}) as unknown as TypedDocumentString<SavedViewsFragment, unknown>;
export const TableViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TableViews($table: ViewedTable!) {
  tableViews(table: $table) {
    ...SavedViews
  }
}
    fragment SavedViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}`, {"hash":"a1a9f2363e861b8c4d583f3a23342525a28de808ba0f7fb012e3bbd2d213eee4"}) as unknown as TypedDocumentString<TableViewsQuery, TableViewsQueryVariables>;
export const SaveTableViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveTableViews($table: ViewedTable!, $views: TableViewsInput!) {
  saveTableViews(table: $table, views: $views) {
    ...SavedViews
  }
}
    fragment SavedViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}`, {"hash":"231ea6f23637e3be28b614d1803691ee7ad6e5c6beb2a8f23a234d42a14b68b7"}) as unknown as TypedDocumentString<SaveTableViewsMutation, SaveTableViewsMutationVariables>;
