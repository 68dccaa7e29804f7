import { useInfiniteQuery } from '@tanstack/react-query'
import { auditList } from '@tartip/domain/lists/audit-list'
import { listInputOf } from '@tartip/domain/lists/list'
import { useMemo } from 'react'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { MovedClockNote } from '../../../lib/moved-clock-note.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { CursorList } from '../../../lists/cursor-list.tsx'
import { ExportButton } from '../../../lists/export-button.tsx'
import { FilterChips } from '../../../lists/filter-chips.tsx'
import { ListToolbar } from '../../../lists/list-toolbar.tsx'
import { useListAddress } from '../../../lists/use-list-address.ts'
import { useListWords } from '../../../lists/use-list-words.ts'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { AuditLine } from './audit-line.tsx'
import { auditPeopleSource, auditQuery } from './audit-queries.ts'
import classes from './audit.module.css'

/** What has been done in the organisation, newest first, each line sealed to the one before it. */
export function AuditRoute() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const words = useListWords(auditList)
  const address = useListAddress(auditList)
  const { search, go } = address
  const today = useBankToday()
  const sources = useMemo(() => ({ person: auditPeopleSource(orgReferenceId) }), [orgReferenceId])
  const audit = useInfiniteQuery(auditQuery(orgReferenceId, search))
  return (
    <SettingsPage title={words.title} subtitle={t($ => $.audit.subtitle)}>
      <MovedClockNote />
      <ListToolbar list={auditList} words={words} address={address} today={today} sources={sources}>
        <ExportButton name={auditList.name} input={listInputOf(auditList, search)} />
      </ListToolbar>
      <FilterChips list={auditList} words={words} search={search} sources={sources} onChange={go} />
      <CursorList
        list={auditList}
        address={address}
        found={audit}
        skeleton={<UntitledListSkeleton rows={8} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.audit.empty)}
            text={t($ => $.audit.emptyText)}
          />
        }
      >
        {records => (
          <ol className={classes.list} aria-label={words.title}>
            {records.map(record => (
              <AuditLine key={record.sequence} record={record} words={words} />
            ))}
          </ol>
        )}
      </CursorList>
    </SettingsPage>
  )
}
