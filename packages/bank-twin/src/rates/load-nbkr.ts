import type { Clock } from '@tartip/bank-ports/runtime'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { readNbkrFeed, type FeedFault, type NbkrList, type NbkrSet } from './nbkr-feed.ts'
import { recordReading, readNewestDay, saveRateSets, type RateSource } from './rate-store.ts'

/** Brings the bytes of a list from the National Bank; rejects when it does not answer. */
export type ReadNbkrList = (list: NbkrList) => Promise<Uint8Array>

/**
 * OLDER: the list is behind what the bank has already (a stale copy on the way). UNREACHABLE: no answer.
 * Whatever it is but DONE, the last good set stays and keeps its day.
 */
export type LoadOutcome = 'DONE' | 'OLDER' | 'UNREACHABLE' | FeedFault

const sources: Readonly<Record<NbkrList, RateSource>> = {
  daily: 'NBKR_DAILY',
  weekly: 'NBKR_WEEKLY',
}

/** Rates are published before holidays, never for a day that is further away. */
const longestAheadDays = 14
const longestCause = 500

/** Reads one list and keeps it when it is good and not older than the one at hand. */
export async function loadNbkrList(
  deps: { readonly db: TwinDb; readonly clock: Clock; readonly read: ReadNbkrList },
  list: NbkrList,
): Promise<LoadOutcome> {
  const { db, clock } = deps
  const answer = await deps.read(list).then(
    bytes => ({ bytes }),
    (error: unknown) => ({ cause: causeOf(error) }),
  )
  const now = clock.now()
  const feed = 'bytes' in answer ? readNbkrFeed(answer.bytes) : undefined
  const source = sources[list]
  return inTransaction(db, async tx => {
    const outcome =
      feed === undefined
        ? 'UNREACHABLE'
        : feed.ok
          ? await storeList(tx, source, feed.value, now)
          : feed.error.code
    await recordReading(tx, {
      source,
      readAt: now,
      outcome,
      ...(feed?.ok ? { validFrom: feed.value.validFrom } : {}),
      ...('cause' in answer ? { cause: answer.cause } : {}),
    })
    return outcome
  })
}

/** What went wrong on the line, for whoever looks why there are no new rates: the error and what lay under it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, longestCause)
  const parts = [error.message, ...(error.cause instanceof Error ? [error.cause.message] : [])]
  return parts.join(': ').slice(0, longestCause)
}

async function storeList(
  tx: TwinDb,
  source: RateSource,
  { validFrom, rates }: NbkrSet,
  now: number,
): Promise<LoadOutcome> {
  if (validFrom > addDays(bishkekDate(now), longestAheadDays)) return 'DATE_INVALID'
  const newest = await readNewestDay(tx, 'NBKR', source)
  if (newest !== undefined && validFrom < newest) return 'OLDER'
  await saveRateSets(tx, [
    {
      group: 'NBKR',
      source,
      validFrom,
      loadedAt: now,
      rates: [...rates].map(([currency, rate]) => ({
        currency,
        salesRate: rate,
        purchaseRate: rate,
      })),
    },
  ])
  return 'DONE'
}
