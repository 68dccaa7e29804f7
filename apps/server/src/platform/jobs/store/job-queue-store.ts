import { sql } from 'kysely'

import type { Db } from '../../db/db.ts'
import type { Json } from '../../json.ts'

/** A job as it is ordered; its payload names things by id and contains nothing of an organisation. */
export interface NewJob {
  readonly task: string
  readonly payload: Readonly<Record<string, Json>>
  /** Of jobs with one key that have not begun only the last remains. */
  readonly key?: string
}

/** After the last attempt, about ten minutes after the first, a job has failed. */
export const mostAttempts = 7

/** Orders a job in the transaction of its cause: it begins when that commits, in whatever process works. */
export async function queueJob(tx: Db, { task, payload, key }: NewJob): Promise<void> {
  await sql`
    select platform.queue_job(${task}, ${JSON.stringify(payload)}::json, ${key ?? null}, ${mostAttempts})`.execute(
    tx,
  )
}

/** A process that was not seen for so long has died; its jobs are given to others. */
const deadAfterSeconds = 20

/**
 * Reports the own workers as living, and gives back the jobs of those that have died; one that died in the last attempt
 * of a job could not record how it ended, so the job is given back once more for that.
 */
export async function reportWorkers(system: Db, own: readonly string[]): Promise<void> {
  await sql`
    insert into platform.job_worker (worker_id, seen_at)
    select id, now() from unnest(${[...own]}::text[]) id
    on conflict (worker_id) do update set seen_at = now()`.execute(system)
  // A process may also die before its first report.
  const { rows } = await sql<{ worker_id: string }>`
    with dead as (
      delete from platform.job_worker
      where seen_at < now() - make_interval(secs => ${deadAfterSeconds}) returning worker_id),
    unreported as (
      select distinct job.locked_by as worker_id from graphile_worker._private_jobs job
      where job.locked_at < now() - make_interval(secs => ${deadAfterSeconds})
        and not exists (select from platform.job_worker w where w.worker_id = job.locked_by))
    select worker_id from dead union select worker_id from unreported`.execute(system)
  if (rows.length === 0) return
  const gone = rows.map(row => row.worker_id)
  await sql`
    update graphile_worker._private_jobs set max_attempts = attempts + 1
    where locked_by = any(${gone}::text[]) and attempts >= max_attempts`.execute(system)
  await sql`select graphile_worker.force_unlock_workers(${gone}::text[])`.execute(system)
}
