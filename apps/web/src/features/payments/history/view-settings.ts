import { useState } from 'react'

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

export interface ViewSettings {
  readonly hidden: readonly OptionalColumn[]
  readonly isCompact: boolean
}

export const usualView: ViewSettings = {
  hidden: ['operation', 'valueDate', 'purpose', 'creator'],
  isCompact: false,
}

/** Reads what was kept; anything else, an older shape included, is the usual view. */
export function parseView(text: string | null): ViewSettings {
  if (text === null) return usualView
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null) return usualView
    const { hidden, isCompact } = kept as Record<string, unknown>
    if (!Array.isArray(hidden)) return usualView
    return {
      hidden: optionalColumns.filter(column => hidden.includes(column)),
      isCompact: isCompact === true,
    }
  } catch {
    return usualView
  }
}

/** Hides a shown column or shows a hidden one. */
export function withColumn(
  view: ViewSettings,
  column: OptionalColumn,
  isShown: boolean,
): ViewSettings {
  const others = view.hidden.filter(hidden => hidden !== column)
  return { ...view, hidden: isShown ? others : [...others, column] }
}

const keyOf = (personId: string): string => `history-view:${personId}`

/** How this person likes the table, kept in this browser. Says nothing of any document. */
export function useViewSettings(personId: string): [ViewSettings, (view: ViewSettings) => void] {
  const [view, setView] = useState(() => parseView(readKept(keyOf(personId))))
  const change = (next: ViewSettings) => {
    setView(next)
    keep(keyOf(personId), JSON.stringify(next))
  }
  return [view, change]
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
