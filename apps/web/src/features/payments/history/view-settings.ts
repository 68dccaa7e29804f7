import type { TableView } from '@tartip/domain/people/table-views'

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

/** Where older releases kept a person's views of the history, in this browser alone. */
export const olderViewsKeyOf = (personId: string): string => `history-view:${personId}`
