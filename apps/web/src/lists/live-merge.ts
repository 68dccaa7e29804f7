/** What the live merge needs of a row. */
export interface LiveRow {
  readonly id: string
  readonly version: number
}

/** What it needs of a page of rows. */
export interface LivePage<Row> {
  readonly list: readonly Row[]
  readonly amountElements: number
}

/** Something has happened to a row. */
export interface LiveEvent<Row> {
  readonly eventId: string
  readonly id: string
  /** The row as it is now; undefined when it is gone. */
  readonly row: Row | undefined
}

/** What an event did to the page on the screen. */
export type LiveEffect =
  /** A row changed where it stands. */
  | 'changed'
  /** A row is gone. */
  | 'removed'
  /** A row belongs into the view and is not on the page. */
  | 'arrived'
  /** Nothing that the page shows. */
  | 'none'

interface Merged<Page> {
  readonly page: Page
  readonly effect: LiveEffect
}

/**
 * Puts one event into the page: changed rows in place, deleted ones out. A new row is not put
 * in: where it stands and what the sums are is the server's to say, the page is requested again.
 */
export function mergeEvent<Row extends LiveRow, Page extends LivePage<Row>>(
  page: Page,
  { id, row }: LiveEvent<Row>,
  belongs: (row: Row) => boolean,
): Merged<Page> {
  const index = page.list.findIndex(known => known.id === id)
  if (row === undefined) {
    return index < 0
      ? { page, effect: 'none' }
      : { page: withoutRow(page, index), effect: 'removed' }
  }
  if (index < 0) return { page, effect: belongs(row) ? 'arrived' : 'none' }
  const known = page.list[index]
  // Events and refetches overtake each other; an older state never replaces a newer one.
  if (!known || row.version < known.version) return { page, effect: 'none' }
  return { page: withRow(page, index, row), effect: 'changed' }
}

function withRow<Row, Page extends LivePage<Row>>(page: Page, index: number, row: Row): Page {
  return { ...page, list: page.list.with(index, row) }
}

/** Sums stay as they were until the page is requested again, which a removal always leads to. */
function withoutRow<Row, Page extends LivePage<Row>>(page: Page, index: number): Page {
  return {
    ...page,
    list: page.list.toSpliced(index, 1),
    amountElements: Math.max(0, page.amountElements - 1),
  }
}

/**
 * Rows of a freshly fetched page that were not there before and that live news had announced: they
 * pulse once. What merely moved in from another page does not.
 */
export function freshRows(
  before: readonly string[],
  after: readonly string[],
  announced: ReadonlySet<string>,
): readonly string[] {
  const known = new Set(before)
  return after.filter(id => !known.has(id) && announced.has(id))
}
