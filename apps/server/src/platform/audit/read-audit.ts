import { auditList } from '@tartip/domain/lists/audit-list'
import type { FilterValues } from '@tartip/domain/lists/list'
import { CompiledQuery } from 'kysely'

import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import {
  addFilters,
  Conditions,
  equals,
  isWithinDays,
  type FilterConditions,
} from '../lists/conditions.ts'
import type { AuditRecord } from './audit-record.ts'
import { recordFromRow, type AuditRecordRow } from './seal-audit.ts'

const filterConditions: FilterConditions<typeof auditList, undefined> = {
  period: isWithinDays('r.at'),
  person: equals('r.person_id', 'uuid'),
  action: equals('r.action', 'text'),
  outcome: (where, outcome) => where.add(`r.outcome ${outcome === 'DONE' ? '=' : '<>'} 'ok'`),
}

/** The chain of an organisation, newest first; older than `before` when that is given. */
export async function readAudit(
  db: Db,
  legalPartyId: string,
  before: bigint | undefined,
  limit: number,
  values: FilterValues<typeof auditList> = {},
): Promise<AuditRecord[]> {
  const where = new Conditions()
  where.add(`r.legal_party_id = ${where.place(legalPartyId)}`)
  if (before !== undefined) where.add(`r.sequence < ${where.place(before.toString())}::bigint`)
  addFilters(where, filterConditions, values, undefined)
  return inTenant(db, legalPartyId, async tx => {
    const { rows } = await tx.executeQuery<AuditRecordRow>(
      CompiledQuery.raw(
        `select r.* from platform.audit_record r where ${where.text()}
         order by r.sequence desc limit ${where.place(limit)}::integer`,
        where.values,
      ),
    )
    return rows.map(recordFromRow)
  })
}
