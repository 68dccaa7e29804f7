import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../components/feedback/toast-store.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { DeleteAllNotificationsDocument } from './api/delete-all.notification.generated.ts'
import { DeleteNotificationDocument } from './api/delete-notification.notification.generated.ts'
import { DeleteNotificationsDocument } from './api/delete-notifications.notification.generated.ts'
import { ReadAllNotificationsDocument } from './api/read-all.notification.generated.ts'
import { ReadNotificationDocument } from './api/read-notification.notification.generated.ts'
import { ReadNotificationsOfOriginDocument } from './api/read-origin.notification.generated.ts'
import { notificationsKey } from './notifications-queries.ts'
import type { NotificationOrigin } from './notifications-queries.ts'

/** What a person does with their notifications. */
export type NotificationChange = NotificationAction & {
  /** The version up to which they have seen them (`seenOf`): what has come since stays as it is. */
  readonly seen: string
}
export type NotificationAction =
  | { readonly kind: 'read'; readonly ids: readonly string[] }
  | { readonly kind: 'readOrigin'; readonly origin: NotificationOrigin }
  | { readonly kind: 'readAll' }
  | { readonly kind: 'delete'; readonly ids: readonly string[] }
  | { readonly kind: 'deleteAll' }

const service = 'notification'

async function run(change: NotificationChange): Promise<void> {
  const { seen } = change
  switch (change.kind) {
    case 'read': {
      const reads = change.ids.map(notificationId =>
        execute(ReadNotificationDocument, { notificationId, seen }, { service }),
      )
      await Promise.all(reads)
      return
    }
    case 'readOrigin':
      await execute(ReadNotificationsOfOriginDocument, { origin: change.origin, seen }, { service })
      return
    case 'readAll':
      await execute(ReadAllNotificationsDocument, { seen }, { service })
      return
    case 'delete': {
      const [first, ...more] = change.ids
      if (first === undefined) return
      await (more.length === 0
        ? execute(DeleteNotificationDocument, { notificationId: first, seen }, { service })
        : execute(
            DeleteNotificationsDocument,
            { notificationIdList: [...change.ids], seen },
            { service },
          ))
      return
    }
    case 'deleteAll':
      await execute(DeleteAllNotificationsDocument, { seen }, { service })
  }
}

/** Changes the person's notifications; list and bell follow. A failure is reported in a toast. */
export function useNotificationChanges() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: [notificationsKey] }),
    onError: async error => toast.error(await failureWords(error, t, language)),
  })
}
