import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useActionFlow, useFlowOutcome } from '../../../documents/actions/use-action-flow.ts'
import { searchQuery } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentKind } from '../payment-kind.ts'
import { searchVariables } from './history-search.ts'
import { matchesSearch } from './matches-search.ts'
import { pageSizeOf } from './page-size.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useHistorySearch } from './use-history-search.ts'
import { useLivePayments } from './use-live-payments.ts'
import { useRowSelection } from './use-row-selection.ts'

const noRows: readonly PaymentRow[] = []

/** The page of documents that the address names, alive, with what is ticked on it and being done to it. */
export function useHistory() {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const address = useHistorySearch()
  const { search, adjust } = address
  const { legalPartyId } = viewer
  const [isTyping, setIsTyping] = useState(false)

  const listQuery = searchQuery(
    searchVariables(search, legalPartyId),
    search.page ?? 1,
    pageSizeOf(search.status, viewer),
  )
  const found = useQuery(listQuery)
  const rows = found.data?.list ?? noRows
  const order = useMemo(() => rows.map(row => row.id), [rows])
  const { selection, select, forget } = useRowSelection(JSON.stringify(listQuery.queryKey))
  const { flow, state } = useActionFlow(paymentKind, legalPartyId)
  const closeSheet = () => adjust({ ...search, payment: undefined })
  const announcement = useAnnouncement()
  const isBusy = selection.size > 0 || isTyping
  const live = useLivePayments({
    legalPartyId,
    listKey: listQuery.queryKey,
    belongs: row => matchesSearch(row, search, viewer),
    isBusy: isBusy || state.phase !== 'closed',
    onRemoved: forget,
    onChanged: count => announcement.say(t($ => $.history.live.updated, { count })),
  })
  useFlowOutcome({
    flow,
    state,
    announce: announcement.sayNow,
    openId: search.payment,
    onDone: forget,
    onDeleted: closeSheet,
  })
  return {
    address,
    found,
    rows,
    order,
    selection,
    select,
    flow,
    state,
    live,
    /** Documents wait to be shown until the hands of the person are free. */
    hasHeldNews: live.waitingCount > 0 && isBusy,
    announcement: announcement.text,
    setIsTyping,
    closeSheet,
  }
}
