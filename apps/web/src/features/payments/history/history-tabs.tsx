import { useQuery } from '@tanstack/react-query'
import { draftsAreVisibleTo, tabs } from '@tartip/domain/payment/tabs'
import type { Viewer } from '@tartip/domain/people/viewer'
import { may } from '@tartip/domain/people/policy'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { tabCountsQuery } from '../api/payment-queries.ts'
import { withTab } from './history-search.ts'
import type { HistorySearch } from './history-search.ts'

interface HistoryTabsProps {
  search: HistorySearch
  viewer: Viewer
  onChange: (search: HistorySearch) => void
}

/** The parts of the history with their live counts; apricot where this person is waited for. */
export function HistoryTabs({ search, viewer, onChange }: HistoryTabsProps) {
  const { t } = useTranslation('payments')
  const counts = useQuery(tabCountsQuery(viewer.legalPartyId))
  const shown = tabs.filter(tab => tab !== 'DRAFT' || draftsAreVisibleTo(viewer))
  const signs = may(viewer, 'payments.sign').ok
  return (
    <Tabs
      label={t($ => $.history.tabsLabel)}
      value={search.status ?? 'ALL'}
      tabs={shown.map(tab => {
        // «Все» counts thousands that nobody has to do anything about.
        const count = tab === 'ALL' ? undefined : counts.data?.get(tab)
        return {
          value: tab,
          label: t($ => $.history.tabs[tab]),
          isSignal: tab === 'FOR_SIGN' && signs,
          ...(count === undefined ? {} : { count }),
        }
      })}
      onChange={tab => onChange(withTab(search, tab))}
    />
  )
}
