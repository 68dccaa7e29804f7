import type { QueryKey } from '@tanstack/react-query'
import type { Described } from '@tartip/domain/lists/list'
import { useMemo, useState, useCallback } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import type { FoundListProps, FoundPage } from '../../lists/found-list.tsx'
import { useAnnouncement } from '../../lists/use-announcement.ts'
import type { ListAddress } from '../../lists/use-list-address.ts'
import { useLiveList } from '../../lists/use-live-list.ts'
import type { LiveSource } from '../../lists/use-live-list.ts'
import { useActionFlow, useFlowOutcome } from '../actions/use-action-flow.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'
import type { RowIds } from '../../components/table/data-column.ts'
import { withRow } from '../../components/table/row-selection.ts'

interface DocumentListOptions<Row extends DocumentRow> {
  readonly kind: DocumentKind<Row>
  readonly list: Described
  readonly legalPartyId: string
  readonly address: ListAddress
  /** The page that the address names. */
  readonly found: FoundListProps<Row>['found'] & { readonly data: FoundPage<Row> | undefined }
  readonly listKey: QueryKey
  readonly source: LiveSource<Row>
  readonly belongs: (row: Row) => boolean
}

export type DocumentList<Row extends DocumentRow> = ReturnType<typeof useDocumentList<Row>>

/** The page of documents that the address names, alive, with what is ticked on it and being done to it. */
export function useDocumentList<Row extends DocumentRow>(options: DocumentListOptions<Row>) {
  const { kind, list, legalPartyId, address, found, listKey, source, belongs } = options
  const { t } = useTranslation('documents')
  const { search, adjust } = address
  const [isTyping, setIsTyping] = useState(false)
  const rows = useMemo((): readonly Row[] => found.data?.list ?? [], [found.data])
  const order = useMemo(() => rows.map(row => row.id), [rows])
  const { selection, select, forget } = useRowSelection(JSON.stringify(listKey))
  const { flow, state } = useActionFlow(kind, legalPartyId)
  const openName = list.openRow ?? ''
  const opened = search[openName]
  const openId = typeof opened === 'string' ? opened : undefined
  const open = (id: string | undefined) => adjust({ ...search, [openName]: id })
  const announcement = useAnnouncement()
  const isBusy = selection.size > 0 || isTyping
  const live = useLiveList<Row>({
    source,
    listKey,
    belongs,
    isBusy: isBusy || state.phase !== 'closed',
    onRemoved: forget,
    onChanged: count => announcement.announce(t($ => $.list.updated, { count })),
  })
  useFlowOutcome({
    flow,
    state,
    announce: announcement.announceNow,
    openId,
    onDone: forget,
    onDeleted: () => open(undefined),
  })
  return {
    kind,
    legalPartyId,
    address,
    found,
    rows,
    order,
    openId,
    open,
    selection,
    select,
    flow,
    state,
    live,
    /** Documents wait to be shown until the person is no longer busy. */
    hasHeldNews: live.waitingCount > 0 && isBusy,
    announcement: announcement.text,
    setIsTyping,
  }
}

const noIds: RowIds = new Set()

/** Ticked documents of one view; another tab, page or filter begins with none. */
function useRowSelection(viewKey: string) {
  const [kept, setKept] = useState<{ viewKey: string; ids: RowIds }>({ viewKey, ids: noIds })
  const selection = kept.viewKey === viewKey ? kept.ids : noIds
  const select = useCallback((ids: RowIds) => setKept({ viewKey, ids }), [viewKey])
  const forget = useCallback(
    (id: string) => setKept(before => ({ ...before, ids: withRow(before.ids, id, false) })),
    [],
  )
  return useMemo(() => ({ selection, select, forget }), [selection, select, forget])
}
