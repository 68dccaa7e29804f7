import { sql, type Kysely, type Migration } from 'kysely'
import { auditMigration } from '../../audit/audit-migration.ts'
import { applicationRole, systemRole } from '../db.ts'
import type { MigrationSet } from '../migrator.ts'
import {
  checkTenantPerFoundRow,
  enableTenantSecurity,
  renewTenantSecurity,
} from '../tenant-security.ts'
import { disableStatistics } from '../disable-statistics.ts'

const clockAndDemo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create schema platform`.execute(db)
    // One row at most: how far the demo has moved the bank's clock.
    await sql`
      create table platform.clock (
        id boolean primary key default true check (id),
        offset_ms bigint not null
      )`.execute(db)
    // One row at most, from the moment the demo world begins to be loaded.
    await sql`
      create table platform.demo_world (
        id boolean primary key default true check (id),
        is_complete boolean not null
      )`.execute(db)
  },
}

const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    // `xid` puts the events into an order that commits cannot overtake: see outbox/outbox.ts.
    await sql`
      create table platform.outbox (
        legal_party_id uuid not null,
        topic text not null,
        xid xid8 not null default pg_current_xact_id(),
        id bigserial not null,
        kind text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        primary key (legal_party_id, topic, xid, id)
      )`.execute(db)
    await sql`create index outbox_order on platform.outbox (xid, id)`.execute(db)
    await sql`create index outbox_age on platform.outbox using brin (created_at)`.execute(db)
    await enableTenantSecurity(db, 'platform.outbox')
  },
}

const idempotency: Migration = {
  async up(db: Kysely<unknown>) {
    // `json`, not `jsonb`: the stored answer is given back byte for byte, order of keys included.
    await sql`
      create table platform.idempotency (
        legal_party_id uuid not null,
        person_id uuid not null,
        operation text not null,
        key text not null,
        request_hash text not null,
        answer json,
        created_at timestamptz not null default now(),
        primary key (legal_party_id, person_id, operation, key)
      )`.execute(db)
    await sql`create index idempotency_age on platform.idempotency using brin (created_at)`.execute(
      db,
    )
    await enableTenantSecurity(db, 'platform.idempotency')
  },
}

/*
 * The relay polls many times a second: as a function the change of role and the reading cost one round trip
 * instead of a transaction. The role is taken with the caller's own right to it and ends with the statement.
 */
const outboxReading: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function platform.read_outbox(after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        perform set_config('role', ${sql.lit(systemRole)}, true);
        return query
          select * from platform.outbox
          where (xid, id) > (after_xid, after_id) and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by xid, id limit most;
      end $$`.execute(db)
  },
}

/** A transaction may name several organisations since calls of different ones are collected. */
const severalTenants: Migration = { up: renewTenantSecurity }

/** Where the readers stand that must miss nothing; see outbox/outbox-reader.ts. */
const outboxReader: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table platform.outbox_reader (
        reader text primary key,
        xid xid8 not null,
        id bigint not null
      )`.execute(db)
  },
}

/**
 * A process that carries events to its own sockets reads those of the organisations that listen to it, and the last
 * of the page to know where it stands.
 */
const outboxListening: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function platform.read_outbox_for(
        listening uuid[], after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        perform set_config('role', ${sql.lit(systemRole)}, true);
        return query
          with page as (
            select * from platform.outbox
            where (xid, id) > (after_xid, after_id) and xid < pg_snapshot_xmin(pg_current_snapshot())
            order by xid, id limit most),
          end_of_page as (select xid, id from page order by xid desc, id desc limit 1)
          select page.* from page
          where page.legal_party_id = any (listening)
            or (page.xid, page.id) = (select xid, id from end_of_page)
          order by page.xid, page.id;
      end $$`.execute(db)
  },
}

/** What events, answers and the chain of the audit say is only read. */
const disableTableStatistics: Migration = {
  async up(db: Kysely<unknown>) {
    await disableStatistics(db, 'platform.outbox', ['kind', 'payload'])
    await disableStatistics(db, 'platform.idempotency', ['request_hash', 'answer'])
    await disableStatistics(db, 'platform.audit_entry', ['outcome', 'details'])
    await disableStatistics(db, 'platform.audit_record', ['outcome', 'details', 'hash'])
  },
}

const answersCheckedWhenFound: Migration = {
  up: db => checkTenantPerFoundRow(db, 'platform.idempotency'),
}

/**
 * What people have typed into forms that are no documents yet. `kept_at` is of the bank's clock, which a demo may move;
 * `written_at` decides when the form is deleted.
 */
const unfinishedForms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table platform.unfinished_form (
        legal_party_id  uuid        not null,
        person_id       uuid        not null,
        id              uuid        not null,
        service         text        not null,
        form            text        not null,
        texts           json        not null,
        version         integer     not null,
        kept_at         timestamptz not null,
        written_at      timestamptz not null default now(),
        edited_id       uuid,
        edited_version  integer,
        attempt_key     text,
        attempt_content text,
        primary key (legal_party_id, person_id, id)
      )`.execute(db)
    await sql`create index unfinished_form_age on platform.unfinished_form (written_at)`.execute(db)
    await enableTenantSecurity(db, 'platform.unfinished_form')
  },
}

/** One row at most: what all processes of the installation must have in common. Only the owner writes it. */
const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table platform.installation (
        id boolean primary key default true check (id),
        secret_fingerprint text not null
      )`.execute(db)
    const roles = sql`${sql.id(applicationRole)}, ${sql.id(systemRole)}`
    await sql`revoke insert, update, delete, truncate on platform.installation from ${roles}`.execute(
      db,
    )
  },
}

/** The functions are called by the login of the system, which takes no role. */
const outboxReadBySystem: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function platform.read_outbox(
        after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        return query
          select * from platform.outbox
          where (xid, id) > (after_xid, after_id) and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by xid, id limit most;
      end $$`.execute(db)
    await sql`
      create or replace function platform.read_outbox_for(
        listening uuid[], after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        return query
          with page as (
            select * from platform.outbox
            where (xid, id) > (after_xid, after_id) and xid < pg_snapshot_xmin(pg_current_snapshot())
            order by xid, id limit most),
          end_of_page as (select xid, id from page order by xid desc, id desc limit 1)
          select page.* from page
          where page.legal_party_id = any (listening)
            or (page.xid, page.id) = (select xid, id from end_of_page)
          order by page.xid, page.id;
      end $$`.execute(db)
  },
}

/**
 * Events that differ by one id alone are one row: `subjects` has the ids, which belong under `subject_field` of the
 * payload, and `id` is the number of the last one. Whoever reads them gets an event for each, with numbers of their own.
 */
const outboxBatches: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table platform.outbox add column subject_field text, add column subjects uuid[]`.execute(
      db,
    )
    // Ids are not worth the time of compressing them.
    await sql`alter table platform.outbox alter column subjects set storage external`.execute(db)
    await disableStatistics(db, 'platform.outbox', ['subject_field', 'subjects'])
    const eventsOf = (rows: ReturnType<typeof sql>) => sql`
      select o.legal_party_id, o.topic, o.xid,
        case when s.place is null then o.id else o.id - cardinality(o.subjects) + s.place end as id,
        o.kind,
        case when s.place is null then o.payload
          else o.payload || jsonb_build_object(o.subject_field, s.subject) end as payload,
        o.created_at, null::text as subject_field, null::uuid[] as subjects
      from (${rows} and (o.xid, o.id) > (after_xid, after_id)
          and o.xid < pg_snapshot_xmin(pg_current_snapshot())
        order by o.xid, o.id limit most) as o
      left join lateral unnest(o.subjects) with ordinality as s(subject, place) on true
      where s.place is null
        or (o.xid, o.id - cardinality(o.subjects) + s.place) > (after_xid, after_id)
      order by 3, 4 limit most`
    const all = eventsOf(sql`select * from platform.outbox o where true`)
    await sql`
      create or replace function platform.read_outbox(
        after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        return query ${all};
      end $$`.execute(db)
    await sql`
      create or replace function platform.read_outbox_for(
        listening uuid[], after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        return query
          with page as (${all}),
          end_of_page as (select xid, id from page order by xid desc, id desc limit 1)
          select page.* from page
          where page.legal_party_id = any (listening)
            or (page.xid, page.id) = (select xid, id from end_of_page)
          order by page.xid, page.id;
      end $$`.execute(db)
    await sql`
      create function platform.read_outbox_of(
        party uuid, about text, after_xid xid8, after_id bigint, most integer)
      returns setof platform.outbox language plpgsql as $$
      begin
        return query ${eventsOf(sql`
          select * from platform.outbox o where o.legal_party_id = party and o.topic = about`)};
      end $$`.execute(db)
  },
}

/** Schema `platform`; the first set of every database. */
export const platformMigrations: MigrationSet = {
  name: 'platform',
  migrations: {
    '0001-clock-and-demo': clockAndDemo,
    '0002-outbox': outbox,
    '0003-idempotency': idempotency,
    '0004-outbox-reading': outboxReading,
    '0005-audit': auditMigration,
    '0006-several-tenants': severalTenants,
    '0007-outbox-reader': outboxReader,
    '0008-outbox-listening': outboxListening,
    '0009-columns-without-statistics': disableTableStatistics,
    '0010-answers-are-asked-when-found': answersCheckedWhenFound,
    '0011-unfinished-forms': unfinishedForms,
    '0012-installation': installation,
    '0013-outbox-read-by-system': outboxReadBySystem,
    '0014-outbox-batches': outboxBatches,
  },
}
