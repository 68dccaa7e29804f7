import { runMigrations } from 'graphile-worker'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import type pg from 'pg'

import { applicationRole } from '../../db/db.ts'
import type { MigrationSet } from '../../db/migrator.ts'

/** What graphile-worker makes itself when it has a connection of its own. */
const emptySchema = `
  create schema graphile_worker;
  create table graphile_worker.migrations (
    id int primary key,
    ts timestamptz default now() not null,
    breaking boolean not null default false)`

/**
 * Lets graphile-worker run its migrations in the transaction of ours. It sees a pool of one connection, whose
 * transactions are ours.
 */
function asPool(db: Kysely<unknown>): pg.Pool {
  const query = async (
    given: string | { text: string; values?: unknown[] },
    others: unknown[] = [],
  ) => {
    const { text, values = others } = typeof given === 'string' ? { text: given } : given
    // A failed statement fails our transaction, so that nothing has to be rolled back here.
    if (/^(begin|commit|rollback)$/i.test(text.trim())) return { rows: [] }
    return db.executeQuery(CompiledQuery.raw(text, values))
  }
  const client = { query, release: () => undefined }
  const pool = { connect: async () => client, listeners: () => [undefined], options: { max: 1 } }
  // Only what `runMigrations` uses of a pool.
  return pool as unknown as pg.Pool
}

/**
 * Jobs of all organisations stand in one queue, so only the system's login reads it. A transaction of an organisation
 * adds jobs through `platform.queue_job`.
 */
const accessRules = [
  sql`revoke all on all tables in schema graphile_worker from ${sql.id(applicationRole)}`,
  sql`revoke all on schema graphile_worker from ${sql.id(applicationRole)}`,
  sql`
    create function platform.queue_job(task text, payload json, job_key text, max_attempts int)
    returns void language sql security definer set search_path = pg_catalog
    as $$ select from graphile_worker.add_job(
      identifier => task, payload => payload, job_key => job_key, max_attempts => max_attempts) $$`,
]

export const jobQueueMigrations: MigrationSet = {
  name: 'job-queue',
  migrations: {
    '0001-graphile-worker': {
      async up(db: Kysely<unknown>) {
        await db.executeQuery(CompiledQuery.raw(emptySchema))
        await runMigrations({ pgPool: asPool(db) })
        const { rows } = await sql<{ name: string }>`
          select c.oid::regclass::text as name from pg_class c
          where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity`.execute(db)
        for (const { name } of rows) {
          await sql`alter table ${sql.raw(name)} disable row level security`.execute(db)
        }
        for (const rule of accessRules) await rule.execute(db)
        await sql`
          create table platform.job_worker (
            worker_id text        primary key,
            seen_at   timestamptz not null
          )`.execute(db)
        await sql`revoke all on platform.job_worker from ${sql.id(applicationRole)}`.execute(db)
      },
    },
  },
}
