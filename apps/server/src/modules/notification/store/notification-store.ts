import { createHash } from 'node:crypto'

import { isClosingReason, type ClosingReason } from '@tartip/domain/notification/closing-reason'
import {
  isRequestCode,
  isNotificationCode,
  notificationKinds,
  type NotificationCode,
  type NotificationDetails,
  type NotificationOrigin,
} from '@tartip/domain/notification/notification-code'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import { wakeAfterCommit } from '../../../platform/db/commit-hooks.ts'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { appendOutbox, outboxChannel } from '../../../platform/outbox/outbox.ts'

/** One notification of one person, as it is kept. */
export interface NotificationRecord {
  readonly notificationId: string
  readonly code: NotificationCode
  readonly details: NotificationDetails
  readonly createdAt: Instant
  readonly version: bigint
  readonly isRead: boolean
  /** Why it requests nothing any more; only of those that have requested something. */
  readonly closedBecause?: ClosingReason
}

export interface NewNotification {
  readonly legalPartyId: string
  readonly personId: string
  readonly notificationId: string
  readonly source: string
  readonly code: NotificationCode
  readonly details: NotificationDetails
  readonly createdAt: Instant
}

/** Whose notifications: one person's in one organisation. */
export interface Owner {
  readonly legalPartyId: string
  readonly personId: string
}

/** Which of them; all when nothing is given. */
export interface Choice {
  readonly ids?: readonly string[]
  readonly origin?: NotificationOrigin
  /** The highest version that the person has seen; what is newer stays as it is. */
  readonly seen?: bigint
}

export type NotificationEventKind = 'ADDED' | 'READ' | 'DELETED'
/** One event reports everybody in an organisation; each person's pages take what is theirs. */
export interface NotificationEventPayload {
  readonly people: Readonly<Record<string, readonly string[]>>
  readonly origin: NotificationOrigin | null
}

/** The topic under which pages of an organisation's people hear what has become of their notifications. */
export const notificationChanges = 'notificationChange'

const columns =
  'legal_party_id uuid, person_id uuid, notification_id uuid, source text, code text, origin text, ' +
  'details jsonb, created_at timestamptz, open_about uuid'
const names = columns.replace(/ (uuid|text|jsonb|timestamptz)/g, '')

const key = 'legal_party_id, person_id, notification_id'

/**
 * One statement writes a whole batch and notifies the pages of each organisation. What counts is added up with the
 * notification of its source, and what was read or deleted of it is not counted again; of everything else the first of
 * a source stays. The batches come one after the other (`consumeEvents`), so a later one has a higher version.
 */
const addAndNotify = `
  with batch as materialized (select nextval('notification.version') as version),
  new as (
    select * from rows from (jsonb_to_recordset($1::jsonb) as (${columns})) with ordinality
      as r(${names}, place)),
  unread as (
    select ${key}, details from notification.notification as kept
    where (${key}) in (select ${key} from new where details ? 'count')
      and read_at is null and deleted_at is null
    for update),
  sums as (
    select ${key}, jsonb_build_object(
      'count', sum((details ->> 'count')::integer),
      'amount', sum((details ->> 'amount')::numeric)::text) as sum
    from (
      select ${key}, details from new where details ? 'count'
      union all select ${key}, details from unread) as parts
    group by ${key}),
  added as (
    insert into notification.notification as kept (${names}, version)
    select distinct on (${key}) legal_party_id, person_id, notification_id, source, code, origin,
      details || coalesce(sum, '{}'), created_at, open_about, version
    from new left join sums using (${key}) cross join batch
    order by ${key}, case when sum is null then place else -place end
    on conflict (${key}) do update set
      details = excluded.details, created_at = excluded.created_at, version = excluded.version,
      read_at = null, deleted_at = null
    where excluded.details ? 'count'
    returning ${key}),
  people as (
    select legal_party_id, person_id, jsonb_agg(notification_id) as ids
    from added group by legal_party_id, person_id)
  insert into platform.outbox (legal_party_id, topic, kind, payload)
  select legal_party_id, '${notificationChanges}', 'ADDED',
    jsonb_build_object('people', jsonb_object_agg(person_id, ids), 'origin', null)
  from people group by legal_party_id`

const closedColumns = 'legal_party_id uuid, payment_id uuid, reason text, closed_at timestamptz'

/** Closes notifications whose action is done or impossible and notifies the pages; closed ones count as read. */
const closeAndNotify = `
  with closed as (
    update notification.notification as n
    set open_about = null, closed_reason = r.reason, read_at = coalesce(n.read_at, r.closed_at)
    from jsonb_to_recordset($1::jsonb) as r(${closedColumns})
    where n.legal_party_id = r.legal_party_id and n.open_about = r.payment_id
    returning n.legal_party_id, n.person_id, n.notification_id),
  people as (
    select legal_party_id, person_id, jsonb_agg(notification_id) as ids
    from closed group by legal_party_id, person_id)
  insert into platform.outbox (legal_party_id, topic, kind, payload)
  select legal_party_id, '${notificationChanges}', 'READ',
    jsonb_build_object('people', jsonb_object_agg(person_id, ids), 'origin', null)
  from people group by legal_party_id`

/** A document that requests nothing any more from those who were notified before. */
export interface ClosedRequest {
  readonly legalPartyId: string
  readonly paymentId: string
  readonly reason: ClosingReason
}

/** Closes the requests about these documents, each named once; call it in `inSystem`. */
export async function closeNotifications(
  tx: Db,
  closed: readonly ClosedRequest[],
  at: Instant,
): Promise<void> {
  if (closed.length === 0) return
  const rows = closed.map(one => ({
    legal_party_id: one.legalPartyId,
    payment_id: one.paymentId,
    reason: one.reason,
    closed_at: toIso(at),
  }))
  await tx.executeQuery(CompiledQuery.raw(closeAndNotify, [JSON.stringify(rows)]))
  wakeAfterCommit(tx, outboxChannel)
}

/**
 * A notification is named after its source, so the same is never reported to a person twice, however often it is
 * read from the outbox.
 */
export function notificationIdOf(source: string): string {
  const hex = createHash('sha256').update(source).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20, 32)].join('-')
}

/** Adds what is not there yet; call it in `inSystem`. */
export async function addNotifications(tx: Db, added: readonly NewNotification[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.map(one => ({
    legal_party_id: one.legalPartyId,
    person_id: one.personId,
    notification_id: one.notificationId,
    source: one.source,
    code: one.code,
    origin: notificationKinds[one.code].origin,
    details: one.details,
    created_at: toIso(one.createdAt),
    open_about: isRequestCode(one.code) ? (one.details.paymentId ?? null) : null,
  }))
  await tx.executeQuery(CompiledQuery.raw(addAndNotify, [JSON.stringify(rows)]))
  wakeAfterCommit(tx, outboxChannel)
}

/** Forgets what is older than an instant, the marks of deleted ones too; call it in `inSystem`. */
export async function sweepNotifications(tx: Db, before: Instant): Promise<void> {
  await sql`delete from notification.notification where created_at < ${toTimestamp(before)}`.execute(
    tx,
  )
}

/** The store of one person's notifications; call it in `inTenant`. */
export function createNotificationStore(tx: Db, { legalPartyId, personId }: Owner) {
  const own = sql`legal_party_id = ${legalPartyId} and person_id = ${personId} and deleted_at is null`
  const chosen = ({ ids, origin, seen }: Choice) => sql`${own}
    ${seen === undefined ? sql`` : sql`and version <= ${seen}`}
    ${ids === undefined ? sql`` : sql`and notification_id = any(${[...ids]}::uuid[])`}
    ${origin === undefined ? sql`` : sql`and origin = ${origin}`}`

  /** The other pages of the person follow. */
  const appendEvent = (kind: NotificationEventKind, { ids = [], origin }: Choice) =>
    appendOutbox(tx, {
      legalPartyId,
      topic: notificationChanges,
      kind,
      payload: { people: { [personId]: [...ids] }, origin: origin ?? null },
    })

  return {
    async findNewest(limit: number): Promise<NotificationRecord[]> {
      const { rows } = await sql<NotificationRow>`
        select notification_id, code, details, created_at, version, read_at, closed_reason
        from notification.notification where ${own}
        order by created_at desc, notification_id desc limit ${limit}`.execute(tx)
      return rows.flatMap(recordFromRow)
    },

    async countUnread(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from notification.notification
        where ${own} and read_at is null`.execute(tx)
      return rows[0]?.count ?? 0
    },

    /** Answers how many were unread until now. */
    async read(choice: Choice, at: Instant): Promise<number> {
      const { numAffectedRows } = await sql`
        update notification.notification set read_at = ${toTimestamp(at)}
        where ${chosen(choice)} and read_at is null`.execute(tx)
      if (numAffectedRows) await appendEvent('READ', choice)
      return Number(numAffectedRows ?? 0n)
    },

    /** Answers how many there were. */
    async delete(choice: Choice, at: Instant): Promise<number> {
      const { numAffectedRows } = await sql`
        update notification.notification set deleted_at = ${toTimestamp(at)}
        where ${chosen(choice)}`.execute(tx)
      if (numAffectedRows) await appendEvent('DELETED', choice)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
export type NotificationStore = ReturnType<typeof createNotificationStore>

interface NotificationRow {
  notification_id: string
  code: string
  details: NotificationDetails
  created_at: Instant
  version: bigint
  read_at: Instant | null
  closed_reason: string | null
}

/** A kind that a later version wrote is not shown by an earlier one. */
function recordFromRow(row: NotificationRow): NotificationRecord[] {
  if (!isNotificationCode(row.code)) return []
  return [
    {
      notificationId: row.notification_id,
      code: row.code,
      details: row.details,
      createdAt: row.created_at,
      version: row.version,
      isRead: row.read_at !== null,
      ...(row.closed_reason !== null && isClosingReason(row.closed_reason)
        ? { closedBecause: row.closed_reason }
        : {}),
    },
  ]
}
