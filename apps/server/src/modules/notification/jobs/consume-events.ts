import { err, holds } from '@tartip/domain/result'

import { inSystem } from '../../../platform/db/transaction.ts'
import { readOutbox } from '../../../platform/outbox/outbox.ts'
import { findOutboxReader, moveOutboxReader } from '../../../platform/outbox/outbox-reader.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import {
  addNotifications,
  closeNotifications,
  notificationIdOf,
} from '../store/notification-store.ts'
import { closedRequestsOf, noticesOf } from './notices-of-events.ts'

const reader = 'notification'
/** One read of people, accounts and documents serves a whole batch. */
const batchSize = 500

/**
 * Makes notifications of the events of the outbox, a batch at a time, outside the transactions of the
 * documents. Answers how many events it has read.
 *
 * The place of the reader moves in the transaction that adds the notifications: after a kill the same events
 * are read again, and of two processes that have read them one moves on and the other rolls back.
 */
export const consumeEvents = (deps: NotificationDeps) => async (): Promise<number> => {
  const { db, clock } = deps
  const from = await inSystem(db, tx => findOutboxReader(tx, reader))
  const events = await readOutbox(db, from, batchSize)
  const to = events.at(-1)?.eventId
  if (to === undefined) return 0
  const notices = await noticesOf(deps, events)
  const createdAt = clock.now()
  const added = notices.flatMap(({ personIds, ...notice }) => {
    const notificationId = notificationIdOf(notice.source)
    return personIds.map(personId => ({ ...notice, personId, notificationId, createdAt }))
  })
  const closed = closedRequestsOf(events)
  const moved = await inSystem(db, async tx => {
    if (!(await moveOutboxReader(tx, reader, { from, to }))) return err('READER_MOVED')
    // First: what is added requests what the documents need now.
    await closeNotifications(tx, closed, createdAt)
    await addNotifications(tx, added)
    return holds
  })
  return moved.ok ? events.length : 0
}
