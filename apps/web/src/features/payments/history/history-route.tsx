import { IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useMemo, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useTableViews } from '../../../components/table/table-view.ts'
import { VisuallyHidden } from '../../../components/controls/visually-hidden.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Pager } from '../../../components/table/pager.tsx'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useActionFlow } from '../actions/use-action-flow.ts'
import { useFlowOutcome } from '../actions/use-flow-outcome.ts'
import { searchQuery } from '../api/payment-queries.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { HistoryDrawer } from '../drawer/history-drawer.tsx'
import { useNeighbours } from '../drawer/neighbours.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import classes from './history.module.css'
import { HistoryEmpty } from './history-empty.tsx'
import { HistoryList } from './history-list.tsx'
import { searchVariables } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import { HistoryTotals } from './history-totals.tsx'
import { matchesSearch } from './matches-search.ts'
import { pageSizeOf } from './page-size.ts'
import { useAnnouncement } from './use-announcement.ts'
import { useHistorySearch } from './use-history-search.ts'
import { useLivePayments } from './use-live-payments.ts'
import { useReturnToRow } from './use-return-to-row.ts'
import { useRowSelection } from './use-row-selection.ts'
import { usualView, viewsKeyOf } from './view-settings.ts'

const noRows: readonly PaymentRow[] = []

/** Operation history: all documents of the company, found, read and acted upon. */
export function HistoryRoute() {
  const { t } = useTranslation('payments')
  const me = useMe()
  const viewer = useViewer()
  const now = useBankNow()
  const address = useHistorySearch()
  const { search, go, adjust } = address
  const { legalPartyId } = viewer
  const views = useTableViews(viewsKeyOf(me.userReferenceId), usualView)
  const [isTyping, setIsTyping] = useState(false)

  const listQuery = searchQuery(
    searchVariables(search, legalPartyId),
    search.page ?? 1,
    pageSizeOf(search.status, viewer),
  )
  const found = useQuery(listQuery)
  const rows = found.data?.list ?? noRows
  const order = useMemo(() => rows.map(row => row.id), [rows])
  const neighbours = useNeighbours(order, search.payment)
  const { selection, select, forget } = useRowSelection(JSON.stringify(listQuery.queryKey))
  const { flow, state } = useActionFlow(legalPartyId)
  const closeDrawer = () => adjust({ ...search, payment: undefined })
  const announcement = useAnnouncement()
  const live = useLivePayments({
    legalPartyId,
    listKey: listQuery.queryKey,
    belongs: row => matchesSearch(row, search, viewer),
    isBusy: selection.size > 0 || isTyping || state.phase !== 'closed',
    onRemoved: forget,
    onChanged: count => announcement.say(t($ => $.history.live.updated, { count })),
  })
  useFlowOutcome({
    flow,
    state,
    say: announcement.sayNow,
    openId: search.payment,
    onDone: forget,
    onDeleted: closeDrawer,
  })
  useReturnToRow(search.payment)

  return (
    <Page title={t($ => $.history.title)}>
      <HistoryTabs search={search} viewer={viewer} onChange={go} />
      <div
        style={{ display: 'contents' }}
        onFocus={event => setIsTyping(event.target.matches('input, textarea'))}
        onBlur={() => setIsTyping(false)}
      >
        <HistoryToolbar
          legalPartyId={legalPartyId}
          address={address}
          today={bishkekDate(now())}
          views={views}
        />
        <FilterChips legalPartyId={legalPartyId} search={search} onChange={go} />
      </div>
      {live.waitingCount > 0 && (selection.size > 0 || isTyping) ? (
        <Button
          className={classes.news}
          leftSection={<IconArrowUp size={18} aria-hidden />}
          onClick={live.showWaiting}
        >
          {t($ => $.history.live.waiting, { count: live.waitingCount })}
        </Button>
      ) : null}
      <QueryState
        query={found}
        skeleton={<RowsSkeleton rows={10} />}
        isEmpty={page => page.list.length === 0}
        empty={<HistoryEmpty search={search} viewer={viewer} onChange={go} />}
      >
        {page => (
          <>
            <HistoryTotals page={page} />
            <HistoryList
              page={page}
              search={search}
              view={views.view}
              isStale={found.isPlaceholderData}
              mayAct={may(viewer, 'payments.create').ok || may(viewer, 'payments.sign').ok}
              selection={selection}
              changedIds={live.changedIds}
              onSelect={select}
              onSort={go}
              onOpen={payment => go({ ...search, payment })}
            />
            <Pager
              label={t($ => $.history.title)}
              page={search.page ?? 1}
              pages={page.amountPages}
              onChange={number => {
                go({ ...search, page: number })
                window.scrollTo({ top: 0 })
              }}
            />
          </>
        )}
      </QueryState>
      <BulkBar
        rows={rows}
        selection={selection}
        onSelect={select}
        onAct={(action, possible, skipped) => flow.start(action, possible, skipped)}
      />
      <HistoryDrawer
        legalPartyId={legalPartyId}
        paymentId={search.payment}
        neighbours={neighbours}
        flow={flow}
        state={state}
        onOpen={payment => adjust({ ...search, payment })}
        onClose={closeDrawer}
      />
      <VisuallyHidden role="status">{announcement.text}</VisuallyHidden>
    </Page>
  )
}
