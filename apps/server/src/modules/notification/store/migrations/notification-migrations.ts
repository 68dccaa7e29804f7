import { sql, type Kysely, type Migration } from 'kysely'

import type { MigrationSet } from '../../../../platform/db/migrator.ts'
import { enableTenantSecurity } from '../../../../platform/db/tenant-security.ts'
import { disableStatistics } from '../../../../platform/db/disable-statistics.ts'

const createNotification: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema notification`.execute(db)
    /*
     * `source` names the fact, so that it is reported once to a person, however often it is read from the
     * outbox. A deleted notification stays as a mark until it is swept: its source must not come back.
     */
    await sql`
      create table notification.notification (
        legal_party_id  uuid        not null,
        person_id       uuid        not null,
        notification_id uuid        not null,
        source          text        not null,
        code            text        not null,
        origin          text        not null,
        details         jsonb       not null,
        created_at      timestamptz not null,
        read_at         timestamptz,
        deleted_at      timestamptz,
        primary key (legal_party_id, person_id, notification_id),
        unique (legal_party_id, person_id, source)
      )`.execute(db)
    await sql`
      create index notification_newest on notification.notification
        (legal_party_id, person_id, created_at desc, notification_id desc)
        where deleted_at is null`.execute(db)
    await sql`
      create index notification_age on notification.notification using brin (created_at)`.execute(
      db,
    )
    await enableTenantSecurity(db, 'notification.notification')
    // From now on the outbox keeps what has not been reported yet.
    await sql`insert into platform.outbox_reader (reader, xid, id) values ('notification', '0', 0)`.execute(
      db,
    )
  },
}

/**
 * A notification is named after its source: its key prevents a second notification of it, and each costs an index
 * less. Topics of single persons are gone from the outbox; pages that were open request their lists again.
 */
const namedAfterSource: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update notification.notification
      set notification_id = substr(encode(sha256(convert_to(source, 'UTF8')), 'hex'), 1, 32)::uuid`.execute(
      db,
    )
    await sql`
      alter table notification.notification
        drop constraint notification_legal_party_id_person_id_source_key`.execute(db)
  },
}

/** What a notification says is only read. */
const disableTableStatistics: Migration = {
  up: db => disableStatistics(db, 'notification.notification', ['source', 'code', 'details']),
}

/** What asks for something knows the document it is about until it closes. */
const openAsks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table notification.notification add column open_about uuid, add column closed_reason text`.execute(
      db,
    )
    await sql`
      update notification.notification set open_about = (details ->> 'paymentId')::uuid
      where code in ('PAYMENT_WAITS_FOR_SIGNATURE', 'PAYMENT_RETURNED') and deleted_at is null`.execute(
      db,
    )
    await sql`
      create index notification_open on notification.notification (legal_party_id, open_about)
      where open_about is not null`.execute(db)
  },
}

/** Each change of what a notification says has a higher number, so that a person marks no more than they have seen. */
const versions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table notification.notification add column version bigint not null default 0`.execute(
      db,
    )
    await sql`create sequence notification.version`.execute(db)
  },
}

export const notificationMigrations: MigrationSet = {
  name: 'notification',
  migrations: {
    '0001-notification': createNotification,
    '0002-named-after-source': namedAfterSource,
    '0003-columns-without-statistics': disableTableStatistics,
    '0004-open-asks': openAsks,
    '0005-versions': versions,
  },
}
