import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { lastDaysPeriod, operationDays } from '../cards-model.ts'
import type { Card, OperationDays } from '../cards-model.ts'
import { cardOperationsQuery } from '../cards-queries.ts'
import { CardOperationTable } from './card-operation-table.tsx'
import classes from './card.module.css'

interface CardOperationsProps {
  card: Card
  days: OperationDays
  /** Also what other cards and the bank did on the account. */
  isWholeAccount: boolean
  onChange: (next: { days: OperationDays; isWholeAccount: boolean }) => void
}

/** What the card was used for in the last 3, 7 or 30 days. */
export function CardOperations({ card, days, isWholeAccount, onChange }: CardOperationsProps) {
  const { t } = useTranslation('cards')
  const today = useBankToday()
  return (
    <SummaryCard title={t($ => $.operations.title)} isFlush>
      <div className={classes.filters} data-no-print>
        <Tabs
          label={t($ => $.operations.period)}
          value={String(days)}
          tabs={operationDays.map(one => ({
            value: String(one),
            label: t($ => $.operations.days[one]),
          }))}
          onChange={value => {
            const chosen = operationDays.find(one => String(one) === value)
            if (chosen) onChange({ days: chosen, isWholeAccount })
          }}
        />
        <Tabs
          label={t($ => $.operations.which)}
          value={isWholeAccount ? 'account' : 'card'}
          tabs={[
            { value: 'card', label: t($ => $.operations.card) },
            { value: 'account', label: t($ => $.operations.account) },
          ]}
          onChange={value => onChange({ days, isWholeAccount: value === 'account' })}
        />
      </div>
      {today === undefined ? (
        <div aria-busy="true">
          <RowsSkeleton rows={5} />
        </div>
      ) : (
        <OperationList card={card} days={days} isWholeAccount={isWholeAccount} today={today} />
      )}
    </SummaryCard>
  )
}

interface OperationListProps {
  card: Card
  days: OperationDays
  isWholeAccount: boolean
  today: LocalDate
}

function OperationList({ card, days, isWholeAccount, today }: OperationListProps) {
  const { t } = useTranslation('cards')
  const operations = useQuery(
    cardOperationsQuery({
      accountId: card.accountId,
      cardId: isWholeAccount ? undefined : card.id,
      ...lastDaysPeriod(days, today),
    }),
  )
  return (
    <QueryState
      query={operations}
      skeleton={<RowsSkeleton rows={5} />}
      empty={
        <EmptyState
          illustration="empty"
          title={t($ => $.operations.emptyTitle)}
          text={t($ => $.operations.emptyText)}
          isCompact
        />
      }
    >
      {list => <CardOperationTable operations={list} withCards={isWholeAccount} />}
    </QueryState>
  )
}
