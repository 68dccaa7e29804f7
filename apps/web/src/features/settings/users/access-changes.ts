/** One line of the matrix: an account or a card with what the person has and can have. */
export interface AccessRow {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly permissions: readonly string[]
  readonly available: readonly string[]
}

/** What is ticked now where it differs from what the bank has, by row. */
export type AccessDraft = ReadonlyMap<string, readonly string[]>

export interface RowChange {
  readonly row: AccessRow
  readonly permissions: readonly string[]
  readonly given: readonly string[]
  readonly taken: readonly string[]
}

export const noDraft: AccessDraft = new Map()

/** The permissions of a row as they are ticked. */
export function tickedOf(draft: AccessDraft, row: AccessRow): readonly string[] {
  return draft.get(row.id) ?? row.permissions
}

/**
 * Ticks or unticks one permission. Whoever may do something with an account may also see it, so the
 * first tick brings `toSee` along, and unticking `toSee` takes everything away.
 */
export function withTick(
  draft: AccessDraft,
  row: AccessRow,
  permission: string,
  isTicked: boolean,
  toSee: string,
): AccessDraft {
  const now = tickedOf(draft, row)
  if (isTicked) return withRow(draft, row, [...now, permission, toSee])
  return withRow(draft, row, permission === toSee ? [] : now.filter(one => one !== permission))
}

/** Everything of a row, or nothing. */
export function withAll(draft: AccessDraft, row: AccessRow, isTicked: boolean): AccessDraft {
  return withRow(draft, row, isTicked ? row.available : [])
}

/** The same set of permissions on every row, as far as a row can have it. */
export const withPreset = (
  draft: AccessDraft,
  rows: readonly AccessRow[],
  permissions: readonly string[],
): AccessDraft => rows.reduce((next, row) => withRow(next, row, permissions), draft)

/** A row that is again as the bank has it is no change. */
function withRow(draft: AccessDraft, row: AccessRow, permissions: readonly string[]): AccessDraft {
  const ticked = row.available.filter(permission => permissions.includes(permission))
  const next = new Map(draft)
  const isSame =
    ticked.length === row.permissions.length &&
    ticked.every(permission => row.permissions.includes(permission))
  if (isSame) next.delete(row.id)
  else next.set(row.id, ticked)
  return next
}

/** What saving would give and take, row by row, in the order of the rows. */
export function changesOf(draft: AccessDraft, rows: readonly AccessRow[]): readonly RowChange[] {
  return rows.flatMap(row => {
    const permissions = draft.get(row.id)
    if (permissions === undefined) return []
    const given = permissions.filter(one => !row.permissions.includes(one))
    const taken = row.permissions.filter(one => !permissions.includes(one))
    return [{ row, permissions, given, taken }]
  })
}
