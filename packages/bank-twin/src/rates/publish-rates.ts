import { addDays, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import type { TwinDb } from '../store/twin-db.ts'
import { bankRatesOf } from './bank-rates.ts'
import { readNewestDay, saveRateSets } from './rate-store.ts'

/** After a long stop the days in between are not made up for further back than this. */
const longestGapDays = 120

/**
 * Sets the rates of every day since the last ones, up to `today`; answers how many sets are new. The first
 * time it begins `firstDays` before.
 */
export async function publishRates(
  tx: TwinDb,
  today: LocalDate,
  now: Instant,
  options: { readonly withNbkr: boolean; readonly firstDays: number },
): Promise<number> {
  const newest = await newestOwnDay(tx, options.withNbkr)
  const from = newest === undefined ? addDays(today, -options.firstDays) : addDays(newest, 1)
  const earliest = addDays(today, -longestGapDays)
  const sets = []
  for (let day = from > earliest ? from : earliest; day <= today; day = addDays(day, 1)) {
    sets.push(...bankRatesOf(day, now, options.withNbkr))
  }
  await saveRateSets(tx, sets)
  return sets.length
}

/** The last day with rates of our own making; a feed of the National Bank may be ahead of it. */
async function newestOwnDay(tx: TwinDb, withNbkr: boolean): Promise<LocalDate | undefined> {
  const bank = await readNewestDay(tx, 'CASHLESS', 'BANK')
  const nbkr = withNbkr ? await readNewestDay(tx, 'NBKR', 'NBKR_DAILY') : undefined
  return bank === undefined || (nbkr !== undefined && nbkr > bank) ? nbkr : bank
}
