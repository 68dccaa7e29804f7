import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createCoalescer } from '../../../lib/coalesce.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { subscribe } from '../../../lib/live-client.ts'
import { runPassively } from '../../../lib/passive.ts'
import { CountUnreadDocument } from './api/count-unread.notification.generated.ts'
import { ListenNotificationsDocument } from './api/listen-notifications.notification.generated.ts'

/** A batch of hundreds sends hundreds of events: the pages query a few times a second at most. */
const coalesceMs = 250

const unreadQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['notifications', legalPartyId, 'unread'],
    queryFn: async ({ signal }) => {
      // The badge is nobody's wish: it must not keep a session alive.
      const options = { service: 'notification', signal, isPassive: true } as const
      return (await execute(CountUnreadDocument, {}, options)).countUnread
    },
  })

/**
 * How many notifications are not read, live; undefined while unknown. `onNews` gets the ids of new ones as
 * they come, those too that came while the line was lost.
 */
export function useNotificationNews(
  legalPartyId: string,
  onNews: (ids: readonly string[]) => void,
): number | undefined {
  const queryClient = useQueryClient()
  const unread = useQuery(unreadQuery(legalPartyId))
  const lastEventId = useRef<string | null>(null)
  const showNews = useEffectEvent(onNews)

  useEffect(
    function followNotifications() {
      const news = new Set<string>()
      const refresh = createCoalescer(() => {
        const ids = [...news]
        news.clear()
        return runPassively(() => {
          if (ids.length > 0) showNews(ids)
          return queryClient.invalidateQueries({ queryKey: ['notifications'] })
        })
      }, coalesceMs)
      const unsubscribe = subscribe(
        ListenNotificationsDocument,
        () => ({ lastEventId: lastEventId.current }),
        {
          service: 'notification',
          onData: ({ listenNotification: { eventId, change, notificationIdList } }) => {
            lastEventId.current = eventId
            if (change === 'ADDED') for (const id of notificationIdList) news.add(id)
            refresh.call()
          },
          onMissed: refresh.call,
        },
      )
      return () => {
        refresh.drop()
        unsubscribe()
      }
    },
    [legalPartyId, queryClient],
  )

  return unread.data
}
