import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { importPart } from '../../../lib/lost-chunk.ts'
import { LostPart } from '../../../lib/lost-part.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { announce } from '../../announcer.tsx'
import { bellStore } from './bell-store.ts'
import classes from './bell.module.css'
import { useNotificationNews } from './use-notification-news.ts'

const drawer = lazySlot(
  async () =>
    (await import('../../../features/notifications/notifications-drawer.tsx')).NotificationsDrawer,
)

const mostShown = 99

/** How many notifications wait to be read, and the way to them. Their code comes when it is needed. */
export function Bell() {
  const { t } = useTranslation('common')
  const { legalPartyId } = useViewer()
  const router = useRouter()
  const queryClient = useQueryClient()
  const isOpen = useSyncExternalStore(bellStore.subscribe, bellStore.isOpen)
  const [rings, setRings] = useState(0)
  // Another company, or nobody signed in, begins with the list closed.
  useEffect(() => () => bellStore.set(false), [])

  const handleNews = async (ids: readonly string[]) => {
    setRings(before => before + 1)
    announce(t($ => $.bell.news))
    try {
      const load = () => import('../../../features/notifications/show-new-notifications.ts')
      const { showNewNotifications } = await importPart(load)
      await showNewNotifications(ids, {
        queryClient,
        pathname: router.state.location.pathname,
        open: href => router.history.push(href),
      })
    } catch {
      // Nobody has requested it: the badge and the list have the news anyway.
      return
    }
  }
  const close = () => bellStore.set(false)
  const unread = useNotificationNews(legalPartyId, ids => void handleNews(ids)) ?? 0
  const label = unread === 0 ? t($ => $.bell.label) : t($ => $.bell.labelUnread, { count: unread })

  return (
    <>
      <IconButton
        size={40}
        variant="default"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => bellStore.set(true)}
        className={classes.bell}
      >
        {/* A new key starts the movement again. */}
        <span key={rings} className={classes.icon} data-rings={rings > 0 || undefined}>
          <IconBell size={20} aria-hidden />
        </span>
        {unread > 0 ? (
          <span className={classes.badge} aria-hidden>
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        ) : null}
      </IconButton>
      {isOpen ? (
        <LostPart onLost={close}>
          <drawer.Part onClose={close} />
        </LostPart>
      ) : null}
    </>
  )
}
