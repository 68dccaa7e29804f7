import type { Language } from '@tartip/domain/language'
import { notificationKinds } from '@tartip/domain/notification/notification-code'
import { notificationText } from '@tartip/domain/notification/notification-text'
import { bishkekDate, toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { NotificationRecord } from '../store/notification-store.ts'
import type { Notification } from './notification.generated.ts'

/**
 * The list as it is shown: several statements of one day, all read or all unread, stand as one entry at the place
 * of the newest.
 */
export function presentNotifications(
  records: readonly NotificationRecord[],
  actor: Actor,
  language: Language,
): Notification[] {
  const groups = new Map<string, NotificationRecord[]>()
  for (const record of records) {
    const key = groupOf(record)
    const others = groups.get(key)
    if (others) others.push(record)
    else groups.set(key, [record])
  }
  return [...groups.values()].flatMap(group => {
    const [newest, ...older] = group
    if (!newest) return []
    const shown = presentOne(newest, actor, language)
    if (older.length === 0) return [shown]
    return [
      {
        ...shown,
        legalPartyName: actor.companyName,
        countStatement: group.length,
        idGroup: group.map(record => record.notificationId),
        version: group
          .reduce((most, { version }) => (version > most ? version : most), 0n)
          .toString(),
      },
    ]
  })
}

function groupOf({ notificationId, code, createdAt, isRead }: NotificationRecord): string {
  if (code !== 'STATEMENT_READY') return notificationId
  return `${bishkekDate(createdAt)} ${isRead}`
}

function presentOne(record: NotificationRecord, actor: Actor, language: Language): Notification {
  const { notificationId: id, code, details, closedBecause } = record
  const { origin, icon, color } = notificationKinds[code]
  const { operationCode, transferNum, amount, currency } = details
  const { paymentId, letterId, referenceId, salaryId, count, day, salePointCode, account } = details
  return {
    id,
    recipient: actor.userReferenceId,
    message: {
      id,
      ...notificationText(code, details, language, closedBecause),
      payload: {
        legalPartyId: actor.legalPartyId,
        operationCode,
        transferNum,
        amount,
        currency,
        paymentId,
        letterId,
        referenceId,
        salaryId,
        count,
        day,
        salePointCode,
        account,
      },
    },
    version: record.version.toString(),
    status: record.isRead ? 'READ' : 'SENT',
    origin,
    dateTime: toIso(record.createdAt),
    icon: closedBecause === undefined ? icon : 'done',
    color: closedBecause === undefined ? color : 'info',
  }
}
