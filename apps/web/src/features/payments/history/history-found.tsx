import type { UseQueryResult } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import type { RowIds } from '../../../components/table/data-column.ts'
import { Pager } from '../../../components/table/pager.tsx'
import type { TableView } from '@tartip/domain/people/table-views'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { PaymentPage } from '../api/payment-queries.ts'
import { HistoryEmpty } from './history-empty.tsx'
import { HistoryList } from './history-list.tsx'
import type { HistorySearch } from './history-search.ts'
import { HistoryTotals } from './history-totals.tsx'

interface HistoryFoundProps {
  found: UseQueryResult<PaymentPage>
  search: HistorySearch
  viewer: Viewer
  view: TableView
  selection: RowIds
  changedIds: RowIds
  onSelect: (ids: RowIds) => void
  onChange: (search: HistorySearch) => void
}

/** What the search has found, page by page, or why there is nothing. */
export function HistoryFound(props: HistoryFoundProps) {
  const { found, search, viewer, onChange } = props
  const { t } = useTranslation('payments')
  return (
    <QueryState
      query={found}
      skeleton={<UntitledListSkeleton rows={10} />}
      isEmpty={page => page.list.length === 0}
      empty={<HistoryEmpty search={search} viewer={viewer} onChange={onChange} />}
    >
      {page => (
        <>
          <HistoryTotals page={page} />
          <HistoryList
            page={page}
            search={search}
            view={props.view}
            isStale={found.isPlaceholderData}
            mayAct={may(viewer, 'payments.create').ok || may(viewer, 'payments.sign').ok}
            selection={props.selection}
            changedIds={props.changedIds}
            onSelect={props.onSelect}
            onSort={onChange}
            onOpen={payment => onChange({ ...search, payment })}
          />
          <Pager
            label={t($ => $.history.title)}
            page={search.page ?? 1}
            pages={page.amountPages}
            onChange={number => {
              onChange({ ...search, page: number })
              window.scrollTo({ top: 0 })
            }}
          />
        </>
      )}
    </QueryState>
  )
}
