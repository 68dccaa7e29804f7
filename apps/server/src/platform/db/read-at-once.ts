import { CompiledQuery } from 'kysely'

import { forReads } from './connections.ts'
import type { Db } from './db.ts'
import { inTenantSingleRoundTrip } from './one-round-trip.ts'
import type { Read, ReadOptions } from '../lists/list-reader.ts'

/** A screen waits no longer, and one slow list must not hold a connection that all others need. */
const longestReadMs = 5_000

/** So many statements of one organisation at once: however many it sends, others find a connection. */
const mostOfOrganisation = 2

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}
/** One set of queues for all lists that read through the same connections. */
const queuesByHandle = new WeakMap<Db, Map<string, Queue>>()

function queuesOf(reads: Db): Map<string, Queue> {
  const queues = queuesByHandle.get(reads) ?? new Map<string, Queue>()
  queuesByHandle.set(reads, queues)
  return queues
}

async function inTurn<T>(
  queues: Map<string, Queue>,
  legalPartyId: string,
  run: () => Promise<T>,
): Promise<T> {
  const queue = queues.get(legalPartyId) ?? { running: 0, waiting: [] }
  queues.set(legalPartyId, queue)
  if (queue.running < mostOfOrganisation) queue.running += 1
  else await new Promise<void>(resolve => queue.waiting.push(resolve))
  try {
    return await run()
  } finally {
    // Whoever waits takes the place over.
    const next = queue.waiting.shift()
    if (next) next()
    else {
      queue.running -= 1
      if (queue.running === 0) queues.delete(legalPartyId)
    }
  }
}

/** Screen queries: one transaction, one round trip, and an end after five seconds. */
export function createRead(db: Db, longestMs = longestReadMs): Read {
  // Compiling a plan costs more than it, and so does starting processes that share it.
  const settings = {
    statement_timeout: `${longestMs}ms`,
    jit: 'off',
    max_parallel_workers_per_gather: '0',
  }
  const reads = forReads(db)
  const queues = queuesOf(reads)
  return async <Row>(
    legalPartyId: string,
    text: string,
    values: readonly unknown[],
    { isPlannedOnce = false }: ReadOptions = {},
  ) => {
    // Most plans made for any organisation and any status read all documents of a large one to find a few.
    const plan_cache_mode = isPlannedOnce ? 'force_generic_plan' : 'force_custom_plan'
    const query = CompiledQuery.raw(text, [...values])
    const [rows = []] = await inTurn(queues, legalPartyId, () =>
      inTenantSingleRoundTrip(reads, legalPartyId, [query], {
        settings: { ...settings, plan_cache_mode },
        isPreparedAtOnce: isPlannedOnce,
      }),
    )
    return rows as Row[]
  }
}
