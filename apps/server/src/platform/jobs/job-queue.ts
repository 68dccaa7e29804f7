import { EventEmitter } from 'node:events'
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runOnce,
  type JobHelpers,
} from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'

import { asSystem, connectionsOf } from '../db/connections.ts'
import type { Db } from '../db/db.ts'
import type { Jobs } from './job-set.ts'
import { createLoop } from './loop.ts'
import { mostAttempts, reportWorkers } from './store/job-queue-store.ts'

export interface RunningJob {
  /** Nobody tries again after this attempt. */
  readonly isLastAttempt: boolean
  /**
   * Aborted when the process stops; the job starts again elsewhere. Aborted from the beginning when a process died in the
   * last attempt: the task does not work again, it only records that it has failed.
   */
  readonly signal: AbortSignal
}

/** Does a job. What it throws is logged, and the job is tried again later. */
export type JobTask = (payload: Readonly<Record<string, unknown>>, job: RunningJob) => Promise<void>

interface JobQueueOptions {
  readonly db: Db
  readonly logger: Pick<Logger, 'error'>
  readonly tasks: Readonly<Record<string, JobTask>>
  /** Tasks that repeat, by their name, in the notation of cron. */
  readonly repeated?: Readonly<Record<string, string>>
}

const jobsAtOnce = 2
const beatEveryMs = 2_000

/** Takes jobs from the queue in this process, side by side with every other process that does. */
export function createJobQueue({ db, logger, tasks, repeated = {} }: JobQueueOptions): Jobs {
  const system = asSystem(db)
  let done = 0
  const stopping = new AbortController()
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        const isLastAttempt = job.attempts >= job.max_attempts
        const signal = job.attempts > mostAttempts ? abandoned() : stopping.signal
        await task(payload as Record<string, unknown>, { isLastAttempt, signal })
        done += 1
      },
    ]),
  )
  const options = () => ({
    taskList,
    noHandleSignals: true,
    logger: workerLogger(logger),
    parsedCronItems: parseCronItems(
      Object.entries(repeated).map(([task, match]) => ({ task, match, identifier: task })),
    ),
  })
  let stop: () => Promise<void> = async () => undefined

  async function begin(): Promise<() => Promise<void>> {
    const pool = ownPool(system)
    const poolIds = new Set<string>()
    const events = new EventEmitter()
    events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      poolIds.add(workerPool.id)
    })
    const runner = await run({ ...options(), pgPool: pool, concurrency: jobsAtOnce, events })
    const beat = createLoop({
      name: 'job workers',
      everyMs: beatEveryMs,
      logger,
      run: async () => {
        await reportWorkers(system, [...poolIds])
        return 0
      },
    })
    beat.start()
    return async () => {
      stopping.abort()
      await runner.stop()
      await beat.stop()
      await pool.end()
    }
  }

  return {
    startJobs() {
      const begun = begin()
      begun.catch((error: unknown) => logger.error({ err: error }, 'the job queue did not start'))
      stop = async () => (await begun)()
    },
    stopJobs: () => stop(),
    async runJobsOnce() {
      const before = done
      const pool = ownPool(system)
      try {
        await runOnce({ ...options(), pgPool: pool })
      } finally {
        await pool.end()
      }
      return done - before
    },
  }
}

const abandoned = () =>
  AbortSignal.abort(new Error('A process died in the last attempt of the job'))

/** What goes wrong between two queries is seen by the next one. */
const ignore = () => undefined

/** Our pools translate types and send statements together, which graphile-worker does not expect. */
function ownPool(system: Db): pg.Pool {
  const { connectionString } = connectionsOf(system).pool.options
  const pool = new pg.Pool({ connectionString, max: jobsAtOnce + 2 })
  pool.on('error', ignore)
  pool.on('connect', client => client.on('error', ignore))
  return pool
}

const workerLogger = (logger: Pick<Logger, 'error'>): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ err: meta?.['error'] }, message)
  })
