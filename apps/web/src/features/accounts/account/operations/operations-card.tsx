import { useInfiniteQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { EmptyState } from '../../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../../components/layout/summary-card.tsx'
import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import { ExportButton } from '../../../../lists/export-button.tsx'
import { operationFilterOf, operationsQuery } from '../../account-queries.ts'
import type { Account } from '../../accounts-model.ts'
import { isFiltered, listPeriodOf, ofAllTime, withoutFilters } from '../account-search.ts'
import type { AccountSearch } from '../account-search.ts'
import { OperationFilters } from './operation-filters.tsx'
import { OperationPeriod } from './operation-period.tsx'
import { OperationSums } from './operation-sums.tsx'
import { OperationTable } from './operation-table.tsx'
import classes from './operations-card.module.css'

interface OperationsCardProps {
  account: Account
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  search: AccountSearch
  onSearchChange: (search: AccountSearch) => void
}

/** Booked operations of a period, newest first, with the balance after each; older ones on demand. */
export function OperationsCard({ account, today, search, onSearchChange }: OperationsCardProps) {
  const { t } = useTranslation('accounts')
  const pages = useInfiniteQuery(operationsQuery(account.id, search, today))
  const first = pages.data?.pages[0]
  const isEmpty = (data: NonNullable<typeof pages.data>) =>
    data.pages.every(page => page.list.length === 0)
  return (
    <SummaryCard
      title={t($ => $.operations.title)}
      isFlush
      aside={
        today && first && first.list.length > 0 ? (
          <ExportButton
            name={accountOperationList.name}
            input={{ accountId: account.id, ...operationFilterOf(search, today) }}
          />
        ) : undefined
      }
    >
      <div className={classes.filters} data-no-print>
        <OperationFilters search={search} today={today} onSearchChange={onSearchChange} />
      </div>
      {today ? (
        <div className={classes.found}>
          <OperationPeriod
            search={search}
            today={today}
            isListEmpty={pages.data !== undefined && isEmpty(pages.data)}
            onSearchChange={onSearchChange}
          />
          {first ? <OperationSums page={first} currency={account.currency.isoCode} /> : null}
        </div>
      ) : null}
      <QueryState
        query={pages}
        skeleton={<RowsSkeleton rows={8} />}
        isEmpty={isEmpty}
        empty={<NothingThere today={today} search={search} onSearchChange={onSearchChange} />}
      >
        {data => (
          <>
            <OperationTable operations={data.pages.flatMap(page => page.list)} />
            {pages.hasNextPage ? (
              <div className={classes.more}>
                <Button
                  variant="default"
                  loading={pages.isFetchingNextPage}
                  onClick={() => void pages.fetchNextPage()}
                >
                  {t($ => $.operations.more)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryState>
    </SummaryCard>
  )
}

/** Why the list is empty, and the way to what there is beyond it. */
function NothingThere({ today, search, onSearchChange }: Omit<OperationsCardProps, 'account'>) {
  const { t } = useTranslation('accounts')
  const period = today ? listPeriodOf(search, today) : undefined
  const isNarrow = isFiltered(search)
  const allTime = (
    <Button variant="default" onClick={() => onSearchChange(ofAllTime(search))}>
      {t($ => $.operations.period.toAll)}
    </Button>
  )
  if (period?.kind === 'LAST' && !isNarrow) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.operations.noneLast[period.days])}
        text={t($ => $.operations.noneLastText)}
        action={allTime}
        isCompact
      />
    )
  }
  if (!isNarrow) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.operations.none)}
        text={t($ => $.operations.noneText)}
        isCompact
      />
    )
  }
  return (
    <EmptyState
      illustration="empty"
      title={t($ => $.operations.nothingFound)}
      text={t($ => $.operations.changeFilters)}
      action={
        <>
          {period?.kind === 'LAST' ? allTime : null}
          <Button variant="default" onClick={() => onSearchChange(withoutFilters(search))}>
            {t($ => $.operations.clearFilters)}
          </Button>
        </>
      }
      isCompact
    />
  )
}
