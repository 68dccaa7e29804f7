import type { TableView } from '../../../components/table/table-view.ts'

/** Columns that can be left out; the recipient and the amount always stay. */
export const optionalColumns = [
  'created',
  'number',
  'operation',
  'account',
  'valueDate',
  'purpose',
  'status',
  'creator',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export const usualView: TableView = {
  hidden: ['operation', 'valueDate', 'purpose', 'creator'],
  isCompact: false,
}

/** Where a person's views of the history are kept in this browser. */
export const viewsKeyOf = (personId: string): string => `history-view:${personId}`
