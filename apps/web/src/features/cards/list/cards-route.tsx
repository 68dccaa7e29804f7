import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '../../../components/controls/button.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { accountsOfFilter, cardFilterOf, cardFilters, countsByFilter } from '../cards-model.ts'
import type { CardAccount, CardFilter } from '../cards-model.ts'
import { cardAccountsQuery, cardsKey } from '../cards-queries.ts'
import { CardAccountCard } from './card-account-card.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import classes from './cards.module.css'

/** All cards of the company under their accounts, narrowed by status; the status is in the address. */
export function CardsRoute() {
  const { t } = useTranslation('cards')
  const viewer = useViewer()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const accounts = useQuery(cardAccountsQuery(viewer.legalPartyId))
  useLiveMoney(viewer.legalPartyId, cardsKey)
  const filter = cardFilterOf(search['status'])
  const choose = (next: CardFilter) => {
    const status = next === 'ALL' ? {} : { status: next }
    void navigate({ to: '/cards', search: status, replace: true, resetScroll: false })
  }
  const givesRights = useGivesRights()
  return (
    <Page title={t($ => $.list.title)}>
      <QueryState
        query={accounts}
        skeleton={<CardsSkeleton />}
        empty={
          <SummaryCard>
            <EmptyState
              illustration="empty"
              title={t($ => $.list.emptyTitle)}
              text={t($ => (givesRights ? $.list.emptyOwnText : $.list.emptyText))}
            />
          </SummaryCard>
        }
      >
        {list => (
          <>
            <FilterTabs accounts={list} filter={filter} onChange={choose} />
            <div id="cards" className={classes.accounts}>
              <FilteredAccounts accounts={list} filter={filter} onShowAll={() => choose('ALL')} />
            </div>
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface FilterTabsProps {
  accounts: readonly CardAccount[]
  filter: CardFilter
  onChange: (filter: CardFilter) => void
}

function FilterTabs({ accounts, filter, onChange }: FilterTabsProps) {
  const { t } = useTranslation('cards')
  const counts = countsByFilter(accounts)
  return (
    <Tabs
      label={t($ => $.list.filter)}
      panelId="cards"
      value={filter}
      tabs={cardFilters.map(value => ({
        value,
        label: t($ => $.list.filters[value]),
        count: counts[value],
      }))}
      onChange={onChange}
    />
  )
}

interface FilteredAccountsProps {
  accounts: readonly CardAccount[]
  filter: CardFilter
  onShowAll: () => void
}

function FilteredAccounts({ accounts, filter, onShowAll }: FilteredAccountsProps) {
  const { t } = useTranslation('cards')
  const shown = accountsOfFilter(accounts, filter)
  if (shown.length > 0) {
    return shown.map(account => <CardAccountCard key={account.account.id} account={account} />)
  }
  return (
    <SummaryCard>
      <EmptyState
        illustration="empty"
        title={t($ => $.list.nothingTitle)}
        text={t($ => $.list.nothingText)}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t($ => $.list.showAll)}
          </Button>
        }
      />
    </SummaryCard>
  )
}
