import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { MovedClockNote } from '../../../lib/moved-clock-note.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { auditQuery } from '../settings-queries.ts'
import { AuditLine } from './audit-line.tsx'
import classes from './audit.module.css'

/** What has been done in the organisation, newest first, each line sealed to the one before it. */
export function AuditRoute() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const audit = useInfiniteQuery(auditQuery(orgReferenceId))
  return (
    <SettingsPage title={t($ => $.audit.title)} subtitle={t($ => $.audit.subtitle)}>
      <MovedClockNote />
      <QueryState
        query={audit}
        skeleton={<UntitledListSkeleton rows={8} />}
        isEmpty={({ pages }) => pages.every(page => page.list.length === 0)}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.audit.empty)}
            text={t($ => $.audit.emptyText)}
          />
        }
      >
        {({ pages }) => (
          <>
            <ol className={classes.list}>
              {pages
                .flatMap(page => page.list)
                .map(record => (
                  <AuditLine key={record.sequence} record={record} />
                ))}
            </ol>
            {audit.hasNextPage ? (
              <Button
                variant="default"
                loading={audit.isFetchingNextPage}
                onClick={() => void audit.fetchNextPage()}
              >
                {t($ => $.audit.more)}
              </Button>
            ) : null}
          </>
        )}
      </QueryState>
    </SettingsPage>
  )
}
