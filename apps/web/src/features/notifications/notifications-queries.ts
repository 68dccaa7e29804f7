import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@tartip/domain/language'
import { execute } from '../../lib/graphql-client.ts'
import { NotificationsDocument } from './api/notifications.notification.generated.ts'
import type { NotificationsQuery } from './api/notifications.notification.generated.ts'

/** One entry of the list: a notification, or several statements together. */
export type NotificationEntry = NotificationsQuery['findAll'][number]
export type NotificationOrigin = NotificationEntry['origin']

/** Everything about notifications stands under this key, the count of the bell too. */
export const notificationsKey = 'notifications'

export const fetchNotifications = async (signal?: AbortSignal): Promise<NotificationEntry[]> => {
  const { findAll } = await execute(NotificationsDocument, {}, { service: 'notification', signal })
  return findAll
}

/** Newest first. The texts are in the language of the screen, so each language has its own query. */
export const notificationsQuery = (legalPartyId: string, language: Language) =>
  queryOptions({
    queryKey: [notificationsKey, legalPartyId, 'list', language],
    queryFn: ({ signal }) => fetchNotifications(signal),
  })

/** The notifications that an entry stands for. */
export const idsOf = ({ id, idGroup }: NotificationEntry): readonly string[] => idGroup ?? [id]

/** The version up to which a person has seen what these entries say. */
export const seenOf = (entries: readonly NotificationEntry[]): string =>
  entries
    .map(({ version }) => BigInt(version))
    .reduce((highest, version) => (version > highest ? version : highest), 0n)
    .toString()
