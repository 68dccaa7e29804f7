import type { NotificationEntry, NotificationOrigin } from './notifications-queries.ts'
import { idsOf } from './notifications-queries.ts'

export interface NotificationGroup {
  readonly origin: NotificationOrigin
  /** Newest first. */
  readonly entries: readonly NotificationEntry[]
  /** How many notifications of it are not read. */
  readonly unread: number
}

/** Entries by where they come from; the group with the newest one first. */
export function groupByOrigin(entries: readonly NotificationEntry[]): NotificationGroup[] {
  const groups = new Map<NotificationOrigin, NotificationEntry[]>()
  for (const entry of entries) {
    const others = groups.get(entry.origin)
    if (others) others.push(entry)
    else groups.set(entry.origin, [entry])
  }
  return [...groups].map(([origin, list]) => ({
    origin,
    entries: list,
    unread: list.filter(isUnread).flatMap(idsOf).length,
  }))
}

export const isUnread = ({ status }: NotificationEntry): boolean => status === 'SENT'
