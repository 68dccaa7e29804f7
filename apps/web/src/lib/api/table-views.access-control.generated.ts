/* Made by `npm run generate`; do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SavedTableViewInput = {
  address: string;
  hidden: Array<string>;
  isCompact: boolean;
  /** At most 40 characters. */
  name: string;
};

export type TableViewsInput = {
  hidden: Array<string>;
  isCompact: boolean;
  saved: Array<SavedTableViewInput>;
};

/** A table with settings for each person. */
export type ViewedTable =
  | 'PAYMENT_HISTORY';

export type TableViewsQueryVariables = Exact<{
  table: ViewedTable;
}>;


export type TableViewsQuery = { tableViews: { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> } | null };

export type SaveTableViewsMutationVariables = Exact<{
  table: ViewedTable;
  views: TableViewsInput;
}>;


export type SaveTableViewsMutation = { saveTableViews: { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> } };

export type KeptViewsFragment = { hidden: Array<string>, isCompact: boolean, saved: Array<{ name: string, hidden: Array<string>, isCompact: boolean, address: string }> };

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
export const KeptViewsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}
    `, {"fragmentName":"KeptViews"}) as unknown as TypedDocumentString<KeptViewsFragment, unknown>;
export const TableViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TableViews($table: ViewedTable!) {
  tableViews(table: $table) {
    ...KeptViews
  }
}
    fragment KeptViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}`, {"hash":"6711def583cb94d1376e9f777aa8bb4de7a5ca374208cca00085f86523b06c3c"}) as unknown as TypedDocumentString<TableViewsQuery, TableViewsQueryVariables>;
export const SaveTableViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveTableViews($table: ViewedTable!, $views: TableViewsInput!) {
  saveTableViews(table: $table, views: $views) {
    ...KeptViews
  }
}
    fragment KeptViews on TableViews {
  hidden
  isCompact
  saved {
    name
    hidden
    isCompact
    address
  }
}`, {"hash":"2b9171cc5bad2bc9782e44e7400a3c82b87a7939090a8c6bfbdb899017bd26af"}) as unknown as TypedDocumentString<SaveTableViewsMutation, SaveTableViewsMutationVariables>;
