import { toApiError } from '../../lib/api-error.ts'
import type { DocumentRow } from '../document-kind.ts'

/** What the bank knows of an action whose answer was lost. */
export type Arrival =
  /** At least one document has changed: the bank has the command, and its answer under the key. */
  | 'arrived'
  /** Every document is as it was before. */
  | 'notArrived'
  /** The bank cannot be reached. */
  | 'unknown'

export interface CheckArrivalDeps<TRow extends DocumentRow> {
  /** One document as it is now; throws ApiError. */
  readonly read: (id: string) => Promise<TRow>
  /** The code of a read that finds no document. */
  readonly notFoundCode: string
  readonly wait: (ms: number) => Promise<void>
}

const pausesMs: readonly number[] = [1_000, 2_000, 4_000, 8_000]
const readsAtOnce = 4
/** A batch is written as one; a sample of it shows whether it was. */
const readsAtMost = 40

/**
 * Finds out whether an action arrived by reading the documents instead of sending it again. While the
 * bank cannot be reached it waits and retries, and then reports that it is unknown.
 */
export async function checkArrival<TRow extends DocumentRow>(
  rows: readonly TRow[],
  deps: CheckArrivalDeps<TRow>,
): Promise<Arrival> {
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await deps.wait(pause)
    const arrival = await compare(rows.slice(0, readsAtMost), deps)
    if (arrival !== 'unknown') return arrival
  }
  return 'unknown'
}

async function compare<TRow extends DocumentRow>(
  rows: readonly TRow[],
  deps: CheckArrivalDeps<TRow>,
): Promise<Arrival> {
  for (let start = 0; start < rows.length; start += readsAtOnce) {
    const group = rows.slice(start, start + readsAtOnce)
    const changed = await Promise.all(group.map(row => hasChanged(row, deps)))
    if (changed.includes('yes')) return 'arrived'
    if (changed.includes('unknown')) return 'unknown'
  }
  return 'notArrived'
}

async function hasChanged<TRow extends DocumentRow>(
  row: TRow,
  deps: CheckArrivalDeps<TRow>,
): Promise<'yes' | 'no' | 'unknown'> {
  try {
    const now = await deps.read(row.id)
    return now.version > row.version ? 'yes' : 'no'
  } catch (error) {
    // Deleted, or back in somebody else's drafts: it is no longer what it was.
    return toApiError(error).code === deps.notFoundCode ? 'yes' : 'unknown'
  }
}
