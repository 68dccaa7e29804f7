import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import {
  findAnswer,
  IdempotencyRace,
  requestHashOf,
  storeAnswer,
} from '../idempotency/idempotency-store.ts'
import { recordAudit, type AuditEntry } from './audit-log.ts'

/**
 * Records what another system has done for a person, once for each `subject` and person, however often the call is
 * repeated: a call that was interrupted before is completed by its repetition. `also` runs in the same transaction.
 */
export async function recordAuditOnce(
  db: Db,
  subject: string,
  entry: AuditEntry & { readonly personId: string },
  also?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { legalPartyId, personId, action, details } = entry
  const key = { legalPartyId, personId, operation: action, key: subject }
  const requestHash = requestHashOf(details)
  try {
    await inTenant(db, legalPartyId, async tx => {
      if ((await findAnswer(tx, key, requestHash)).kind !== 'new') return
      await recordAudit(tx, entry)
      await also?.(tx)
      await storeAnswer(tx, key, requestHash, true)
    })
  } catch (error) {
    // A parallel call of the same person is recording the same.
    if (!(error instanceof IdempotencyRace)) throw error
  }
}
