import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useIsInCard } from '../layout/summary-card.tsx'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useGivesRights } from '../../lib/use-gives-rights.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import { EmptyState } from './empty-state.tsx'
import { failureOf } from './failure-of.ts'
import { LinesSkeleton, LoadingNote } from './skeletons.tsx'

/** What QueryState needs of a query; the result of `useQuery` fits. */
export interface QueryLike<T> {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: unknown
  readonly data: T | undefined
  readonly refetch: () => unknown
}

interface QueryStateProps<T> {
  query: QueryLike<T>
  children: (data: T) => ReactNode
  /** Shown when `isEmpty` says so; first use teaches, no results offers to clear the filters. */
  empty?: ReactNode
  /** Default: an empty array is empty. */
  isEmpty?: (data: T) => boolean
  /** Copies the final shape. Appears after 200 ms, so that a quick answer does not flash. */
  skeleton?: ReactNode
}

const skeletonDelayMs = 200

/**
 * The one place where loading, emptiness, failure and a missing right are reported separately: four
 * different pictures and texts. A failed refetch keeps the data that is already on the screen.
 */
export function QueryState<T>({ query, children, empty, isEmpty, skeleton }: QueryStateProps<T>) {
  const { data } = query
  if (data !== undefined) {
    const nothing = isEmpty ? isEmpty(data) : Array.isArray(data) && data.length === 0
    return <>{nothing && empty ? empty : children(data)}</>
  }
  if (query.isError) return <QueryFailure error={query.error} onRetry={() => query.refetch()} />
  return <DelayedSkeleton>{skeleton ?? <LinesSkeleton />}</DelayedSkeleton>
}

function DelayedSkeleton({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true">
      {isShown ? <LoadingNote /> : null}
      {/* It takes its room from the beginning, or what stands below would jump. */}
      <div style={isShown ? undefined : { visibility: 'hidden' }}>{children}</div>
    </div>
  )
}

interface QueryFailureProps {
  error: unknown
  onRetry?: () => void
}

/** What went wrong, in words, with the next step: retry, or who grants the right. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const { t } = useComponentText()
  const failure = failureOf(error)
  const isCompact = useIsInCard()
  const givesRights = useGivesRights()
  const errorText = useErrorText(!failure.isForbidden && !failure.isNetwork)
  if (failure.isForbidden) {
    return (
      <EmptyState
        illustration="locked"
        title={t($ => $.query.forbiddenTitle)}
        text={t($ => (givesRights ? $.query.forbiddenOwnText : $.query.forbiddenText))}
        isCompact={isCompact}
      />
    )
  }
  return (
    <div role="alert">
      <EmptyState
        illustration={failure.isNetwork ? 'offline' : 'rejected'}
        // The line and the bank fail in two different ways, and only one of them is the person's to mend.
        title={t($ => (failure.isNetwork ? $.query.networkTitle : $.query.failureTitle))}
        text={
          failure.isNetwork ? t($ => $.query.networkText) : errorText(failure.code, failure.params)
        }
        isCompact={isCompact}
        note={failure.traceId ? t($ => $.query.trace, { id: failure.traceId }) : undefined}
        action={
          onRetry ? (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={onRetry}
            >
              {t($ => $.query.retry)}
            </Button>
          ) : undefined
        }
      />
    </div>
  )
}
