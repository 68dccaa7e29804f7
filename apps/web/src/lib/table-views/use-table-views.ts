import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { withSavedView } from '@tartip/domain/people/table-views'
import type {
  SavedView,
  TableView,
  TableViews,
  ViewedTable,
} from '@tartip/domain/people/table-views'
import { useEffect, useRef, useState } from 'react'
import {
  SaveTableViewsDocument,
  TableViewsDocument,
} from '../api/table-views.access-control.generated.ts'
import type { SavedViewsFragment } from '../api/table-views.access-control.generated.ts'
import { execute } from '../graphql-client.ts'
import { useViewer } from '../use-me.ts'
import { forgetOlderViews, saveTableView, readTableView, readOlderViews } from './table-view.ts'

export interface OwnTableViews {
  readonly view: TableView
  /** Undefined while the server has not reported them: then none can be added without losing the others. */
  readonly saved: readonly SavedView[] | undefined
  readonly setView: (view: TableView) => void
  /** Keeps the present look under a name, with the search part of the address. */
  readonly save: (name: string, address: string) => void
  readonly forget: (name: string) => void
}

interface TableViewsOptions {
  readonly usual: TableView
  /** Under which an older release kept the views in this browser. */
  readonly olderKey: string
  /** The server did not take a change. */
  readonly onFailure: (error: Error) => void
}

/**
 * The person's own views of a table: the look of this browser at once, then what the server keeps, and what
 * the person changes here over both. The later write counts (docs/decisions).
 */
export function useTableViews(table: ViewedTable, options: TableViewsOptions): OwnTableViews {
  const { legalPartyId, personId } = useViewer()
  const tableViewKey = `table-look:${table}:${personId}:${legalPartyId}`
  const [firstView] = useState(() => readTableView(tableViewKey))
  const [changed, setChanged] = useState<Partial<TableViews>>({})
  const client = useQueryClient()
  const query = tableViewsQuery(legalPartyId, table)
  const kept = useQuery(query)
  const send = useMutation({
    // One after the other, so that the last one written is the last one chosen.
    scope: { id: `table-views:${table}` },
    mutationFn: ({ view, saved }: TableViews) =>
      execute(
        SaveTableViewsDocument,
        {
          table,
          views: { ...wireOf(view), saved: saved.map(one => ({ ...one, ...wireOf(one) })) },
        },
        { service: 'access-control' },
      ),
    onSuccess: answer => client.setQueryData(query.queryKey, viewsOf(answer.saveTableViews)),
    onError: error => {
      // The look stays as the person wants it on this page; a view that is not kept must not seem to be.
      setChanged(({ view }) => (view ? { view } : {}))
      options.onFailure(error)
    },
  })
  const view = changed.view ?? kept.data?.view ?? firstView ?? options.usual
  const saved = kept.data ? (changed.saved ?? kept.data.saved) : undefined

  const change = (next: Partial<TableViews>) => {
    setChanged(former => ({ ...former, ...next }))
    if (next.view) saveTableView(tableViewKey, next.view)
    if (saved) send.mutate({ view, saved, ...next })
  }
  const answer = kept.data
  const isMet = useRef(false)
  const meet = useRef<(answer: SavedViews) => void>(undefined)
  meet.current = answered => {
    const older = readOlderViews(options.olderKey)
    if (changed.view) send.mutate({ saved: answered.saved, view: changed.view })
    else if (answered.view) saveTableView(tableViewKey, answered.view)
    else if (older) change(older)
    forgetOlderViews(options.olderKey)
  }
  useEffect(
    function applyFirstAnswer() {
      if (!answer || isMet.current) return
      isMet.current = true
      meet.current?.(answer)
    },
    [answer],
  )
  return {
    view,
    saved,
    setView: next => change({ view: next }),
    save: (name, address) => {
      if (saved) change({ saved: withSavedView(saved, { ...view, name, address }) })
    },
    forget: name => {
      if (saved) change({ saved: saved.filter(one => one.name !== name) })
    },
  }
}

/** What the server keeps; no look when the person has never changed the table. */
interface SavedViews {
  readonly view: TableView | undefined
  readonly saved: readonly SavedView[]
}

const tableViewsQuery = (legalPartyId: string, table: ViewedTable) =>
  queryOptions({
    queryKey: ['table-views', legalPartyId, table],
    queryFn: async ({ signal }): Promise<SavedViews> => {
      const data = await execute(
        TableViewsDocument,
        { table },
        { service: 'access-control', signal },
      )
      return data.tableViews ? viewsOf(data.tableViews) : { view: undefined, saved: [] }
    },
  })

const viewsOf = ({ hidden, isCompact, saved }: SavedViewsFragment): SavedViews => ({
  view: { hidden, isCompact },
  saved,
})

/** Lists of the wire are lists of one's own. */
const wireOf = ({ hidden, isCompact }: TableView) => ({ hidden: [...hidden], isCompact })
