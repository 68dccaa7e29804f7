import { useQuery } from '@tanstack/react-query'
import { listInputOf, rowMatches } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { fromIso } from '@tartip/domain/time/instant'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useActionFlow, useFlowOutcome } from '../../../documents/actions/use-action-flow.ts'
import { useAnnouncement } from '../../../lists/use-announcement.ts'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useLiveList } from '../../../lists/use-live-list.ts'
import { useRowSelection } from '../../../lists/use-row-selection.ts'
import { searchQuery } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentKind } from '../payment-kind.ts'
import { livePayments } from './live-payments.ts'
import { pageSizeOf } from './page-size.ts'

const noRows: readonly PaymentRow[] = []

/** The page of documents that the address names, alive, with what is ticked on it and being done to it. */
export function useHistory() {
  const { t } = useTranslation('payments')
  const viewer = useViewer()
  const address = useListAddress(paymentList)
  const { search, adjust } = address
  const { asOf } = search
  const { legalPartyId } = viewer
  const [isTyping, setIsTyping] = useState(false)

  const listQuery = searchQuery(
    { legalPartyId, ...listInputOf(paymentList, search), ...(asOf ? { asOf } : {}) },
    search.page ?? 1,
    pageSizeOf(search['status'], viewer),
  )
  const found = useQuery(listQuery)
  const rows = found.data?.list ?? noRows
  const order = useMemo(() => rows.map(row => row.id), [rows])
  const { selection, select, forget } = useRowSelection(JSON.stringify(listQuery.queryKey))
  const { flow, state } = useActionFlow(paymentKind, legalPartyId)
  const openPayment = typeof search['payment'] === 'string' ? search['payment'] : undefined
  const closeSheet = () => adjust({ ...search, payment: undefined })
  const announcement = useAnnouncement()
  const isBusy = selection.size > 0 || isTyping
  const live = useLiveList<PaymentRow>({
    source: livePayments(legalPartyId),
    listKey: listQuery.queryKey,
    belongs: row =>
      (asOf === undefined || fromIso(row.createdDate) <= fromIso(asOf)) &&
      rowMatches(paymentList, search, row, viewer),
    isBusy: isBusy || state.phase !== 'closed',
    onRemoved: forget,
    onChanged: count => announcement.say(t($ => $.history.live.updated, { count })),
  })
  useFlowOutcome({
    flow,
    state,
    announce: announcement.announceNow,
    openId: openPayment,
    onDone: forget,
    onDeleted: closeSheet,
  })
  return {
    address,
    openPayment,
    found,
    rows,
    order,
    selection,
    select,
    flow,
    state,
    live,
    /** Documents wait to be shown until the person is no longer busy. */
    hasHeldNews: live.waitingCount > 0 && isBusy,
    announcement: announcement.text,
    setIsTyping,
    closeSheet,
  }
}
