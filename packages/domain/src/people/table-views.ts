import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { readVisibleText } from '../text/visible-text.ts'

/** Tables whose look a person keeps. */
export const viewedTables = ['PAYMENT_HISTORY', 'SIGNING_QUEUE'] as const
export type ViewedTable = (typeof viewedTables)[number]

/** How a person likes a table: what is left out, and how close the rows stand. */
export interface TableView {
  /** Ids of columns that are left out. */
  readonly hidden: readonly string[]
  readonly isCompact: boolean
}

/** A view kept under a name: the look, and the part of the address that says what is shown. */
export interface SavedView extends TableView {
  readonly name: string
  /** Search part of the address: filters and sort, `status=FOR_SIGN&sort=AMOUNT`. */
  readonly address: string
}

export interface TableViews {
  readonly view: TableView
  /** Oldest first; names differ. */
  readonly saved: readonly SavedView[]
}

export const mostSavedViews = 12
/** In UTF-16 units; must fit a line of the menu. */
export const longestViewName = 40
/** A hundred Cyrillic letters take six characters each in an address, and there are other filters. */
const longestAddress = 1_500
const mostColumns = 32

type TableViewsRefusal = 'BAD_USER_INPUT' | 'FIELD_REQUIRED' | 'FIELD_PATTERN' | 'FIELD_TOO_LONG'

const columnId = /^[a-z][a-z0-9-]{0,39}$/i
/** What an address is made of by URLSearchParams; nothing in it can end an attribute or begin a scheme. */
const addressText = /^[\w%+*.=&-]*$/

/**
 * The views as they may be kept: names cleaned, nothing longer than a screen of ours makes it. What only a
 * program of somebody else would send is BAD_USER_INPUT; the name is a person's and is reported by its field.
 */
export function readTableViews(given: TableViews): Result<TableViews, TableViewsRefusal> {
  const view = readView(given.view)
  if (!view.ok) return view
  if (given.saved.length > mostSavedViews) return err('BAD_USER_INPUT', { field: 'saved' })
  const saved: SavedView[] = []
  for (const one of given.saved) {
    const read = readSaved(one)
    if (!read.ok) return read
    if (saved.some(({ name }) => name === read.value.name)) {
      return err('BAD_USER_INPUT', { field: 'saved' })
    }
    saved.push(read.value)
  }
  return ok({ view: view.value, saved })
}

function readView({ hidden, isCompact }: TableView): Result<TableView, TableViewsRefusal> {
  const columns = [...new Set(hidden)]
  return columns.length <= mostColumns && columns.every(column => columnId.test(column))
    ? ok({ hidden: columns, isCompact })
    : err('BAD_USER_INPUT', { field: 'hidden' })
}

function readSaved(given: SavedView): Result<SavedView, TableViewsRefusal> {
  const view = readView(given)
  if (!view.ok) return view
  const name = readVisibleText(given.name)
  if (!name.ok) return err('FIELD_PATTERN', { field: 'name' })
  if (name.value === '') return err('FIELD_REQUIRED', { field: 'name' })
  if (name.value.length > longestViewName) {
    return err('FIELD_TOO_LONG', { field: 'name', max: longestViewName })
  }
  const { address } = given
  if (address.length > longestAddress || !addressText.test(address)) {
    return err('BAD_USER_INPUT', { field: 'address' })
  }
  return ok({ ...view.value, name: name.value, address })
}

/** Hides a shown column or shows a hidden one. */
export function withColumn(view: TableView, column: string, isShown: boolean): TableView {
  const others = view.hidden.filter(hidden => hidden !== column)
  return { ...view, hidden: isShown ? others : [...others, column] }
}

/** The saved views with one more; one of the same name is replaced, the oldest gives its place. */
export function withSavedView(saved: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...saved.filter(({ name }) => name !== view.name), view].slice(-mostSavedViews)
}
