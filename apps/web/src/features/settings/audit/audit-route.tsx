import { useInfiniteQuery } from '@tanstack/react-query'
import { auditList } from '@tartip/domain/lists/audit-list'
import { filterCount, listInputOf } from '@tartip/domain/lists/list'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { MovedClockNote } from '../../../lib/moved-clock-note.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { ExportButton } from '../../../lists/export-button.tsx'
import { FilterChips } from '../../../lists/filter-chips.tsx'
import { NothingMatches } from '../../../lists/found-list.tsx'
import { ListToolbar } from '../../../lists/list-toolbar.tsx'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { auditPeopleSource, auditQuery } from '../settings-queries.ts'
import { AuditLine } from './audit-line.tsx'
import classes from './audit.module.css'

/** What has been done in the organisation, newest first, each line sealed to the one before it. */
export function AuditRoute() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const words = useListWords(auditList)
  const address = useListAddress(auditList)
  const { search, go } = address
  const now = useBankNow()
  const sources = useMemo(() => ({ person: auditPeopleSource(orgReferenceId) }), [orgReferenceId])
  const audit = useInfiniteQuery(auditQuery(orgReferenceId, search))
  const isFiltered = filterCount(auditList, search) > 0
  return (
    <SettingsPage title={t($ => $.audit.title)} subtitle={t($ => $.audit.subtitle)}>
      <MovedClockNote />
      <ListToolbar
        list={auditList}
        words={words}
        address={address}
        today={bishkekDate(now())}
        sources={sources}
      >
        <ExportButton name={auditList.name} input={listInputOf(auditList, search)} />
      </ListToolbar>
      <FilterChips list={auditList} words={words} search={search} sources={sources} onChange={go} />
      <QueryState
        query={audit}
        skeleton={<UntitledListSkeleton rows={8} />}
        isEmpty={({ pages }) => pages.every(page => page.list.length === 0)}
        empty={
          isFiltered ? (
            <NothingMatches list={auditList} address={address} />
          ) : (
            <EmptyState
              illustration="empty"
              title={t($ => $.audit.empty)}
              text={t($ => $.audit.emptyText)}
            />
          )
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
