import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { ChunkLost } from '../../lib/lost-chunk.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { PlainFrame } from '../plain-frame.tsx'

/** A page that failed: what happened in words, the trace id, and a way on. The shell stays alive. */
export function RouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation('common')
  const isStale = error instanceof ChunkLost
  const failure = toApiError(error)
  const errorText = useErrorText(!isStale && !failure.isNetwork)
  const text = failure.isNetwork
    ? t($ => $.errors.network)
    : errorText(failure.code, failure.params)
  return (
    <Page title={isStale ? t($ => $.errors.staleTitle) : t($ => $.errors.title)}>
      <div role="alert">
        <EmptyState
          illustration={failure.isNetwork || isStale ? 'offline' : 'rejected'}
          title={isStale ? t($ => $.errors.staleText) : text}
          note={failure.traceId ? t($ => $.errors.trace, { id: failure.traceId }) : undefined}
          action={
            <>
              <Button onClick={() => location.reload()}>{t($ => $.errors.reload)}</Button>
              {failure.code === 'UserNotFoundException' ? (
                <LinkButton href="/auth/login?reason=unauthenticated" variant="default">
                  {t($ => $.errors.signInAgain)}
                </LinkButton>
              ) : null}
            </>
          }
        />
      </div>
    </Page>
  )
}

/** The same where no shell stands around it. */
export function FramedRouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <PlainFrame>
      <RouteError error={error} />
    </PlainFrame>
  )
}
