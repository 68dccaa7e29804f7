import { filterCount } from '@tartip/domain/lists/list'
import type { Described } from '@tartip/domain/lists/list'
import type { ReactNode } from 'react'
import { Button } from '../components/controls/button.tsx'
import { QueryState } from '../components/feedback/query-state.tsx'
import type { QueryLike } from '../components/feedback/query-state.tsx'
import { useTranslation } from '../lib/use-translation.ts'
import classes from './lists.module.css'
import { NothingMatches } from './nothing-matches.tsx'
import type { ListAddress } from './use-list-address.ts'

interface CursorPages<Row> {
  readonly pages: readonly { readonly list: readonly Row[] }[]
}

interface CursorListProps<Row> {
  list: Described
  address: ListAddress
  /** The result of `useInfiniteQuery` fits. */
  found: QueryLike<CursorPages<Row>> & {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  skeleton: ReactNode
  /** Shown when there is nothing although no filter is on. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that has one order and is read from its newest row on; older rows come on demand. */
export function CursorList<Row>(props: CursorListProps<Row>) {
  const { list, address, found, skeleton, empty, children } = props
  const { t } = useTranslation('lists')
  const isFiltered = filterCount(list, address.search) > 0
  return (
    <QueryState
      query={found}
      skeleton={skeleton}
      isEmpty={({ pages }) => pages.every(page => page.list.length === 0)}
      empty={isFiltered ? <NothingMatches list={list} address={address} /> : empty}
    >
      {({ pages }) => (
        <>
          {children(pages.flatMap(page => page.list))}
          {found.hasNextPage ? (
            <div className={classes.more} data-no-print>
              <Button
                variant="default"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t($ => $.more)}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </QueryState>
  )
}
