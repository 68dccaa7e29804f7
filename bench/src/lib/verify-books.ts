import { holderChecks } from '@tartip/bank-twin/account-holder'
import type { LedgerFault } from '@tartip/ledger/proof/check'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { createDb } from '@tartip/server/platform/db/create-db'

/** Proves the books of the embedded bank; returns their faults. */
export async function faultsOfBooks(url: string): Promise<readonly LedgerFault[]> {
  const pool = createDb({ url, max: 1 })
  try {
    return (await verifyLedger(pool.db, [], holderChecks)).faults
  } finally {
    await pool.close()
  }
}
