import type { LedgerDb } from '../store/ledger-db.ts'
import type { LedgerFault } from './check.ts'
import { proveSlice, type Slice } from './slice.ts'

/** Proves slices, and looks at what was wrong again until it is right. */
export interface Prover {
  prove(slice: Slice): Promise<LedgerFault[]>
  proveAll(slices: readonly Slice[]): Promise<LedgerFault[]>
  proveSuspects(): Promise<LedgerFault[]>
}

export function createProver(db: LedgerDb): Prover {
  const suspects = new Map<string, Slice>()

  async function prove(slice: Slice): Promise<LedgerFault[]> {
    const faults = await proveSlice(db, slice)
    const name = Object.values(slice).join(' ')
    if (faults.length > 0) suspects.set(name, slice)
    else suspects.delete(name)
    return faults
  }

  async function proveAll(slices: readonly Slice[]): Promise<LedgerFault[]> {
    const faults: LedgerFault[] = []
    for (const slice of slices) faults.push(...(await prove(slice)))
    return faults
  }

  return { prove, proveAll, proveSuspects: () => proveAll([...suspects.values()]) }
}
