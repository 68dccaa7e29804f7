import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import type { AuditRecord } from './audit-record.ts'
import { recordFromRow, type AuditRecordRow } from './seal-audit.ts'

/** The chain of an organisation, newest first; older than `before` when that is given. */
export async function readAudit(
  db: Db,
  legalPartyId: string,
  before: bigint | undefined,
  limit: number,
): Promise<AuditRecord[]> {
  return inTenant(db, legalPartyId, async tx => {
    const { rows } = await sql<AuditRecordRow>`
      select * from platform.audit_record
      where legal_party_id = ${legalPartyId}
        and (${before?.toString() ?? null}::bigint is null or sequence < ${before?.toString() ?? null}::bigint)
      order by sequence desc limit ${limit}`.execute(tx)
    return rows.map(recordFromRow)
  })
}
