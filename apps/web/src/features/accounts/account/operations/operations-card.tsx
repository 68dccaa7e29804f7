import { IconFileText } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { defaultStringifySearch } from '@tanstack/react-router'
import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import { filterCount } from '@tartip/domain/lists/list'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { Button } from '../../../../components/controls/button.tsx'
import { LinkButton } from '../../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../../components/feedback/empty-state.tsx'
import { RowsSkeleton } from '../../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../../components/layout/summary-card.tsx'
import { DataTable } from '../../../../components/table/data-table.tsx'
import { orderHref } from '../../../../lib/statement-href.ts'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { ChoiceTabs } from '../../../../lists/choice-tabs.tsx'
import { CursorList } from '../../../../lists/cursor-list.tsx'
import { ExportButton } from '../../../../lists/export-button.tsx'
import { FilterChips } from '../../../../lists/filter-chips.tsx'
import { columnsOfList } from '../../../../lists/list-columns.tsx'
import { ListToolbar } from '../../../../lists/list-toolbar.tsx'
import { useListAddress } from '../../../../lists/use-list-address.ts'
import { useListWords } from '../../../../lists/use-list-words.ts'
import { operationsQuery } from '../../account-queries.ts'
import { statementOf, type Account } from '../../accounts-model.ts'
import { daysOfList, listPeriodOf, ofAllTime, operationFilterOf } from '../account-search.ts'
import type { AccountSearch } from '../account-search.ts'
import { OperationCard, operationColumnStyles } from './operation-columns.tsx'
import { OperationPeriod } from './operation-period.tsx'
import { OperationSums } from './operation-sums.tsx'
import classes from './operations-card.module.css'

interface OperationsCardProps {
  account: Account
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
  search: AccountSearch
  onSearchChange: (search: AccountSearch) => void
}

/** Operations made in the internet bank open their document over the account. */
const documentHref = (accountId: string, search: AccountSearch, payment: string): string =>
  `/account/${encodeURIComponent(accountId)}${defaultStringifySearch({ ...search, payment })}`

/** Booked operations of a period, newest first, with the balance after each; older ones on demand. */
export function OperationsCard({ account, today, search, onSearchChange }: OperationsCardProps) {
  const { t } = useTranslation('accounts')
  const list = accountOperationList
  const words = useListWords(list)
  const address = useListAddress(list)
  const columns = useMemo(() => columnsOfList(list, words, operationColumnStyles), [list, words])
  const pages = useInfiniteQuery(operationsQuery(account.id, search, today))
  const first = pages.data?.pages[0]
  const isEmpty = first?.list.length === 0
  return (
    <SummaryCard title={words.title} isFlush>
      <div className={classes.filters} data-no-print>
        <ListToolbar list={list} words={words} address={address} today={today}>
          {today && first && !isEmpty ? (
            <>
              <LinkButton
                variant="default"
                href={orderHref({ ...statementOf(account), ...daysOfList(search, today) })}
                leftSection={<IconFileText size={18} aria-hidden />}
              >
                {t($ => $.operations.statement)}
              </LinkButton>
              <ExportButton
                name={list.name}
                input={{ accountId: account.id, ...operationFilterOf(search, today) }}
              />
            </>
          ) : null}
        </ListToolbar>
        <ChoiceTabs list={list} words={words} address={address} filter="direction" />
        <FilterChips list={list} words={words} search={address.search} onChange={address.go} />
      </div>
      {today ? (
        <div className={classes.found}>
          <OperationPeriod
            search={search}
            today={today}
            isOffered={isEmpty && filterCount(list, search) === 0}
            onSearchChange={onSearchChange}
          />
          {first ? (
            <OperationSums words={words} page={first} currency={account.currency.isoCode} />
          ) : null}
        </div>
      ) : null}
      <CursorList
        list={list}
        address={address}
        found={pages}
        skeleton={<RowsSkeleton rows={8} />}
        empty={<NoOperations today={today} search={search} onSearchChange={onSearchChange} />}
      >
        {operations => (
          <DataTable
            label={words.title}
            columns={columns}
            rows={operations}
            getRowId={operation => operation.id}
            rowName={operation => operation.counterpartyName}
            rowHref={({ paymentId }) =>
              paymentId ? documentHref(account.id, search, paymentId) : undefined
            }
            renderCard={operation => <OperationCard operation={operation} words={words} />}
          />
        )}
      </CursorList>
    </SummaryCard>
  )
}

/** None in the last days, and the way to what there is before them; or none at all. */
function NoOperations({ today, search, onSearchChange }: Omit<OperationsCardProps, 'account'>) {
  const { t } = useTranslation('accounts')
  const period = today ? listPeriodOf(search, today) : undefined
  if (period?.kind === 'LAST') {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.operations.noneLast[period.days])}
        text={t($ => $.operations.noneLastText)}
        action={
          <Button variant="default" onClick={() => onSearchChange(ofAllTime(search))}>
            {t($ => $.operations.period.toAll)}
          </Button>
        }
        isCompact
      />
    )
  }
  return (
    <EmptyState
      illustration="empty"
      title={t($ => $.operations.none)}
      text={t($ => $.operations.noneText)}
      isCompact
    />
  )
}
