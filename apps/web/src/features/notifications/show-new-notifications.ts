import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from '../../lib/current-language.ts'
import { execute } from '../../lib/graphql-client.ts'
import { ownPath } from '../../lib/own-path.ts'
import { runPassively } from '../../lib/passive.ts'
import { DeleteNotificationsDocument } from './api/delete-notifications.notification.generated.ts'
import { browserConsent, showBrowserNotice } from './browser-notices.ts'
import { targetOf } from './notification-target.ts'
import { fetchNotifications, idsOf, notificationsKey, seenOf } from './notifications-queries.ts'
import type { NotificationEntry } from './notifications-queries.ts'

interface Surroundings {
  readonly queryClient: QueryClient
  /** The page the person is on. */
  readonly pathname: string
  readonly open: (href: string) => void
}

const statementsPage = '/documents/statements'

/**
 * What is done with notifications that have just come: those of statements are deleted when their page is
 * open, because it shows the same (specification §4); the others are shown by the browser when nobody looks
 * at the tab and the person has agreed. Nothing of it is done by the person, so no session lives longer.
 */
export async function showNewNotifications(
  ids: readonly string[],
  { queryClient, pathname, open }: Surroundings,
): Promise<void> {
  const isOnStatements = pathname.replace(/\/$/, '') === statementsPage
  const isShown = document.hidden && browserConsent() === 'granted'
  if (!isOnStatements && !isShown) return
  const known = new Set(ids)
  const entries = await runPassively(() => fetchNotifications())
  const news = entries.filter(entry => idsOf(entry).some(id => known.has(id)))
  const isSeen = ({ origin }: NotificationEntry) => isOnStatements && origin === 'STATEMENT'
  const seen = news.filter(isSeen)
  if (seen.length > 0) {
    const notificationIdList = seen.flatMap(idsOf).filter(id => known.has(id))
    await runPassively(() =>
      execute(
        DeleteNotificationsDocument,
        { notificationIdList, seen: seenOf(entries) },
        { service: 'notification', isPassive: true },
      ),
    )
    await runPassively(() => queryClient.invalidateQueries({ queryKey: [notificationsKey] }))
  }
  if (isShown) for (const entry of news) if (!isSeen(entry)) show(entry, open)
}

function show(entry: NotificationEntry, open: (href: string) => void): void {
  const href = ownPath(targetOf(entry))
  showBrowserNotice({
    id: entry.id,
    title: entry.message.title,
    text: entry.message.text,
    language: currentLanguage(),
    onClick: () => href !== undefined && open(href),
  })
}
