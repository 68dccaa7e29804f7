import { useState } from 'react'

/** How a person likes a table: what is left out, and how close the rows stand. */
export interface TableView {
  readonly hidden: readonly string[]
  readonly isCompact: boolean
}

/** A view kept under a name: the look, and the part of the address that says what is shown. */
export interface SavedView extends TableView {
  readonly name: string
  /** Search part of the address: filters and sort, `status=FOR_SIGN&sort=amount`. */
  readonly address: string
}

interface KeptViews {
  readonly view: TableView
  readonly saved: readonly SavedView[]
}

const mostSaved = 12
export const longestViewName = 40

/** Reads what was kept; anything else, an older shape included, is the usual view. */
export function parseViews(text: string | null, usual: TableView): KeptViews {
  const nothing: KeptViews = { view: usual, saved: [] }
  if (text === null) return nothing
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return nothing
    const saved = Array.isArray(kept['saved']) ? kept['saved'].flatMap(savedOf) : []
    return { view: viewOf(kept) ?? usual, saved: saved.slice(0, mostSaved) }
  } catch {
    return nothing
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function viewOf(kept: Record<string, unknown>): TableView | undefined {
  const { hidden, isCompact } = kept
  if (!Array.isArray(hidden)) return undefined
  return {
    hidden: hidden.filter(column => typeof column === 'string'),
    isCompact: isCompact === true,
  }
}

function savedOf(kept: unknown): readonly SavedView[] {
  if (!isRecord(kept)) return []
  const view = viewOf(kept)
  const { name, address } = kept
  return view && typeof name === 'string' && typeof address === 'string'
    ? [{ ...view, name, address }]
    : []
}

/** Hides a shown column or shows a hidden one. */
export function withColumn(view: TableView, column: string, isShown: boolean): TableView {
  const others = view.hidden.filter(hidden => hidden !== column)
  return { ...view, hidden: isShown ? others : [...others, column] }
}

/** The saved views with one more; one of the same name is replaced, the oldest gives its place. */
export function withSaved(saved: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...saved.filter(({ name }) => name !== view.name), view].slice(-mostSaved)
}

/**
 * The views of one table for one person, kept in this browser under `tableKey`. They say nothing of any
 * document.
 */
export function useTableViews(tableKey: string, usual: TableView) {
  const [kept, setKept] = useState(() => parseViews(readKept(tableKey), usual))
  const change = (next: KeptViews) => {
    setKept(next)
    keep(tableKey, JSON.stringify({ ...next.view, saved: next.saved }))
  }
  return {
    ...kept,
    setView: (view: TableView) => change({ ...kept, view }),
    save: (name: string, address: string) =>
      change({ ...kept, saved: withSaved(kept.saved, { ...kept.view, name, address }) }),
    forget: (name: string) =>
      change({ ...kept, saved: kept.saved.filter(one => one.name !== name) }),
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    ignoreForbiddenStorage(error)
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    ignoreForbiddenStorage(error)
  }
}

/** Private windows and full disks throw DOMException; the view then lives as long as the page. */
function ignoreForbiddenStorage(error: unknown): void {
  if (!(error instanceof DOMException)) throw error
}
