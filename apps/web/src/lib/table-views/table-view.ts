import type { SavedView, TableView, TableViews } from '@tartip/domain/people/table-views'

/*
 * What this browser remembers of a table for its first paint: columns and density, and nothing that names
 * people or accounts. Saved views come from the server each time.
 */

export function readTableView(key: string): TableView | undefined {
  return tableViewOf(parsed(readSaved(key)))
}

export function saveTableView(key: string, { hidden, isCompact }: TableView): void {
  withStorage(storage => storage.setItem(key, JSON.stringify({ hidden, isCompact })))
}

/** What an older release kept here alone, saved views included; undefined when there is nothing. */
export function readOlderViews(key: string): TableViews | undefined {
  const kept = parsed(readSaved(key))
  const view = tableViewOf(kept)
  if (!view || !isRecord(kept)) return undefined
  return { view, saved: Array.isArray(kept['saved']) ? kept['saved'].flatMap(savedOf) : [] }
}

export function forgetOlderViews(key: string): void {
  withStorage(storage => storage.removeItem(key))
}

/** Anything else than what this release writes is no look. */
function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function tableViewOf(kept: unknown): TableView | undefined {
  if (!isRecord(kept) || !Array.isArray(kept['hidden'])) return undefined
  return {
    hidden: kept['hidden'].filter(column => typeof column === 'string'),
    isCompact: kept['isCompact'] === true,
  }
}

function savedOf(kept: unknown): readonly SavedView[] {
  const view = tableViewOf(kept)
  if (!view || !isRecord(kept)) return []
  const { name, address } = kept
  return typeof name === 'string' && typeof address === 'string' ? [{ ...view, name, address }] : []
}

function readSaved(key: string): string | undefined {
  return withStorage(storage => storage.getItem(key)) ?? undefined
}

/** Private windows and full disks throw DOMException; the look then comes from the server alone. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(localStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
