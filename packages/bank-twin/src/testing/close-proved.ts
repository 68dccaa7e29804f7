import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { expect } from 'vitest'
import type { TestTwin } from './test-twin.ts'

/** Ends a test: whatever it has done to the bank, the bank's books are sound. */
export async function closeProved(bank: Pick<TestTwin, 'database' | 'close'>): Promise<void> {
  try {
    expect((await verifyLedger(bank.database.db)).faults).toEqual([])
  } finally {
    await bank.close()
  }
}
