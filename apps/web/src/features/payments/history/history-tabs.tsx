import { useQuery } from '@tanstack/react-query'
import { draftsAreVisibleTo, tabs } from '@tartip/domain/payment/tabs'
import type { Viewer } from '@tartip/domain/people/viewer'
import { may } from '@tartip/domain/people/policy'
import { useTranslation } from '../../../lib/use-translation.ts'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { unfinishedPayments } from '../../../documents/form/unfinished-forms.ts'
import { tabCountsQuery } from '../api/payment-queries.ts'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { withFilters } from '@tartip/domain/lists/list'
import type { ListSearch } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'

interface HistoryTabsProps {
  words: ListWords
  search: ListSearch
  viewer: Viewer
  onChange: (search: ListSearch) => void
}

/** The parts of the history with their live counts; apricot where this person is waited for. */
export function HistoryTabs({ words, search, viewer, onChange }: HistoryTabsProps) {
  const { t } = useTranslation('payments')
  const counts = useQuery(tabCountsQuery(viewer.legalPartyId))
  const unfinished = useQuery({
    ...unfinishedPayments.listQuery(viewer.legalPartyId),
    enabled: may(viewer, 'payments.create').ok,
  })
  const countOf = (tab: (typeof tabs)[number]): number | undefined => {
    // «Все» counts thousands that nobody has to do anything about.
    if (tab === 'ALL') return undefined
    const count = counts.data?.get(tab)
    // Forms that are no documents yet are listed with the drafts.
    const forms = tab === 'DRAFT' ? (unfinished.data?.length ?? 0) : 0
    return counts.data && forms > 0 ? (count ?? 0) + forms : count
  }
  const shown = tabs.filter(tab => tab !== 'DRAFT' || draftsAreVisibleTo(viewer))
  const signs = may(viewer, 'payments.sign').ok
  return (
    <Tabs
      label={t($ => $.history.tabsLabel)}
      value={tabs.find(tab => tab === search['status']) ?? 'ALL'}
      tabs={shown.map(tab => {
        const count = countOf(tab)
        return {
          value: tab,
          label: words.option('tab', undefined, tab),
          isSignal: tab === 'FOR_SIGN' && signs,
          ...(count === undefined ? {} : { count }),
        }
      })}
      onChange={tab => onChange(withFilters(paymentList, search, { status: tab }))}
    />
  )
}
