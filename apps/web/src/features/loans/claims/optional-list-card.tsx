import type { ReactNode } from 'react'
import { QueryState, type QueryLike } from '../../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'

interface OptionalListCardProps<T> {
  title: string
  query: QueryLike<readonly T[]>
  children: (list: readonly T[]) => ReactNode
}

/** A list that is empty for most organisations: it has a card only with entries, or when it could not be read. */
export function OptionalListCard<T>({ title, query, children }: OptionalListCardProps<T>) {
  if (query.data === undefined ? !query.isError : query.data.length === 0) return null
  return (
    <SummaryCard title={title}>
      <QueryState query={query}>{children}</QueryState>
    </SummaryCard>
  )
}
