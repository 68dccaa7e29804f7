import type {
  NotificationCode,
  NotificationDetails,
} from '@tartip/domain/notification/notification-code'

import type { Db } from '../../platform/db/db.ts'
import type { Json } from '../../platform/json.ts'
import { appendOutbox } from '../../platform/outbox/outbox.ts'

/** The topic under which modules hand over what people are notified of. */
export const noticeTopic = 'notification'
export const noticeKind = 'notice'

/** Something that people are notified of. */
export interface Notice {
  readonly legalPartyId: string
  /** Who is notified. Somebody who has left the organisation meanwhile or was rejected is left out. */
  readonly personIds: readonly string[]
  readonly code: NotificationCode
  /**
   * What it is about: `statement <id>`. With the same source a person is notified once, ever. Notices whose details
   * have a `count` add up in one notification of their source, until it is read or deleted; then it starts again.
   */
  readonly source: string
  readonly details: NotificationDetails
}

/**
 * Hands over what people are notified of, in the transaction of what has happened: they are notified when it
 * commits, within a second, and not at all when it rolls back. The words are made when somebody reads them.
 */
export async function notify(tx: Db, notice: Notice): Promise<void> {
  const { legalPartyId, personIds, code, source } = notice
  const details = notice.details as Json
  await appendOutbox(tx, {
    legalPartyId,
    topic: noticeTopic,
    kind: noticeKind,
    payload: { personIds: [...personIds], code, source, details },
  })
}

/** What the composition root gets of this module. */
export interface Notifications {
  startJobs(): void
  /** Resolves when the work in hand has ended. */
  stopJobs(): Promise<void>
  /** Processes due events in this process; returns how many it has read. */
  runJobsOnce(): Promise<number>
}
