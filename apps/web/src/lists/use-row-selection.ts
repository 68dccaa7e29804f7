import { useCallback, useMemo, useState } from 'react'
import type { RowIds } from '../components/table/data-column.ts'
import { withRow } from '../components/table/row-selection.ts'

const noIds: RowIds = new Set()

/** Ticked documents of one view; another tab, page or filter begins with none. */
export function useRowSelection(viewKey: string) {
  const [kept, setKept] = useState<{ viewKey: string; ids: RowIds }>({ viewKey, ids: noIds })
  const selection = kept.viewKey === viewKey ? kept.ids : noIds
  const select = useCallback((ids: RowIds) => setKept({ viewKey, ids }), [viewKey])
  const forget = useCallback(
    (id: string) => setKept(before => ({ ...before, ids: withRow(before.ids, id, false) })),
    [],
  )
  return useMemo(() => ({ selection, select, forget }), [selection, select, forget])
}
