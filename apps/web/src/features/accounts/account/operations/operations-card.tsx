import { useInfiniteQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { EmptyState } from '../../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../../components/layout/summary-card.tsx'
import { Amount } from '../../../../components/text/amount.tsx'
import { operationsQuery } from '../../account-queries.ts'
import type { Account } from '../../accounts-model.ts'
import { isFiltered, withoutFilters } from '../account-search.ts'
import type { AccountSearch } from '../account-search.ts'
import { ExportOperations } from './export-operations.tsx'
import { OperationFilters } from './operation-filters.tsx'
import { OperationTable } from './operation-table.tsx'
import classes from './operations-card.module.css'

interface OperationsCardProps {
  account: Account
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  search: AccountSearch
  onSearchChange: (search: AccountSearch) => void
}

/** Every booked operation, newest first, with the balance after each; older ones on demand. */
export function OperationsCard({ account, today, search, onSearchChange }: OperationsCardProps) {
  const { t } = useTranslation('accounts')
  const pages = useInfiniteQuery(operationsQuery(account.id, search))
  const currency = account.currency.isoCode
  const first = pages.data?.pages[0]
  const clear = () => onSearchChange(withoutFilters(search))
  return (
    <SummaryCard
      title={t($ => $.operations.title)}
      isFlush
      aside={
        first ? (
          <span className={classes.totals}>
            <span>
              {t($ => $.operations.credit)} <Amount value={first.totalCredit} currency={currency} />
            </span>
            <span>
              {t($ => $.operations.debit)} <Amount value={first.totalDebit} currency={currency} />
            </span>
            {first.list.length > 0 ? <ExportOperations account={account} search={search} /> : null}
          </span>
        ) : undefined
      }
    >
      <div className={classes.filters} data-no-print>
        <OperationFilters search={search} today={today} onSearchChange={onSearchChange} />
      </div>
      <QueryState
        query={pages}
        skeleton={<RowsSkeleton rows={8} />}
        isEmpty={data => data.pages.every(page => page.list.length === 0)}
        empty={
          isFiltered(search) ? (
            <EmptyState
              illustration="empty"
              title={t($ => $.operations.nothingFound)}
              text={t($ => $.operations.changeFilters)}
              action={
                <Button variant="default" onClick={clear}>
                  {t($ => $.operations.clearFilters)}
                </Button>
              }
              isCompact
            />
          ) : (
            <EmptyState
              illustration="empty"
              title={t($ => $.operations.none)}
              text={t($ => $.operations.noneText)}
              isCompact
            />
          )
        }
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
