import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { EntriesSkeleton } from '../../components/feedback/entries-skeleton.tsx'
import { Drawer } from '../../components/overlay/drawer.tsx'
import { MovedClockNote } from '../../lib/moved-clock-note.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { BrowserOffer } from './browser-offer.tsx'
import { isUnread } from './notification-groups.ts'
import { NotificationList } from './notification-list.tsx'
import classes from './notifications.module.css'
import { notificationsQuery, seenOf } from './notifications-queries.ts'
import type { NotificationEntry } from './notifications-queries.ts'
import { DeleteFooter } from './delete-footer.tsx'
import type { Deletion } from './delete-footer.tsx'
import { useNotificationChanges, type NotificationAction } from './use-notification-changes.ts'

interface NotificationsDrawerProps {
  onClose: () => void
}

/** All notifications of the person, by where it comes from; read, followed and deleted from here. */
export function NotificationsDrawer({ onClose }: NotificationsDrawerProps) {
  const { t } = useTranslation('notifications')
  const { legalPartyId } = useViewer()
  const list = useQuery(notificationsQuery(legalPartyId, useLanguage()))
  const changes = useNotificationChanges()
  /** Ids of the ticked entries; undefined while nothing is being chosen. */
  const [ticked, setTicked] = useState<ReadonlySet<string> | undefined>(undefined)
  const [deletion, setDeletion] = useState<Deletion | undefined>(undefined)
  const entries = list.data ?? []
  const seen = seenOf(entries)
  const change = (what: NotificationAction) => changes.mutate({ ...what, seen })

  const handleDelete = ({ ids, seen: seenThen }: Deletion) => {
    const what: NotificationAction = ids === 'all' ? { kind: 'deleteAll' } : { kind: 'delete', ids }
    changes.mutate({ ...what, seen: seenThen })
    setDeletion(undefined)
    setTicked(undefined)
  }
  const footer =
    ticked || deletion ? (
      <DeleteFooter
        entries={entries}
        ticked={ticked}
        deletion={deletion}
        onTick={setTicked}
        onRequest={setDeletion}
        onDelete={handleDelete}
      />
    ) : undefined

  return (
    <Drawer opened onClose={onClose} title={t($ => $.title)} footer={footer}>
      <QueryState
        query={list}
        skeleton={<EntriesSkeleton entries={6} sign="round" />}
        empty={
          <EmptyState
            illustration="done"
            title={t($ => $.emptyTitle)}
            text={t($ => $.emptyText)}
            action={<BrowserOffer />}
          />
        }
      >
        {data => (
          <div className={classes.content}>
            <Toolbar
              entries={data}
              isTicking={ticked !== undefined}
              onReadAll={() => change({ kind: 'readAll' })}
              onTick={() => setTicked(new Set())}
              onDeleteAll={() => setDeletion({ ids: 'all', seen })}
            />
            <BrowserOffer />
            <NotificationList
              entries={data}
              ticked={ticked}
              onTick={setTicked}
              onChange={change}
              onDelete={ids => setDeletion({ ids, seen })}
              onLeave={onClose}
            />
            {/* Beneath: it explains the times, and is not what the person has come for. */}
            <MovedClockNote />
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}

interface ToolbarProps {
  entries: readonly NotificationEntry[]
  isTicking: boolean
  onReadAll: () => void
  onTick: () => void
  onDeleteAll: () => void
}

function Toolbar({ entries, isTicking, onReadAll, onTick, onDeleteAll }: ToolbarProps) {
  const { t } = useTranslation('notifications')
  return (
    <div className={classes.toolbar}>
      <Button size="sm" variant="light" aria-disabled={!entries.some(isUnread)} onClick={onReadAll}>
        {t($ => $.readAll)}
      </Button>
      <Button size="sm" variant="subtle" aria-pressed={isTicking} onClick={onTick}>
        {t($ => $.choose)}
      </Button>
      <Button size="sm" variant="subtle" color="danger" onClick={onDeleteAll}>
        {t($ => $.deleteAll)}
      </Button>
    </div>
  )
}
