import { auditList } from '@tartip/domain/lists/audit-list'
import type { FilterRefusal } from '@tartip/domain/lists/filter'
import { readListInput, type FilterValues } from '@tartip/domain/lists/list'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../../platform/actor.ts'
import type { AuditRecord } from '../../../../platform/audit/audit-record.ts'
import { readAudit } from '../../../../platform/audit/read-audit.ts'
import { createContractStore } from '../../store/contract-store.ts'
import type { AccessControlDeps } from '../deps.ts'

export interface AuditTrail {
  readonly records: readonly AuditRecord[]
  /** Names of the people of the organisation, by person. */
  readonly names: ReadonlyMap<string, string>
  readonly nextCursor: string | undefined
}

export interface AuditQuery {
  readonly orgReferenceId: string
  readonly before: string | undefined
  readonly size: number
  /** As the API takes it. */
  readonly filter: object
}

export type ReadAuditRefusal =
  | PolicyRefusal
  | FilterRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'REQUEST_INVALID'

/** A page of the audit of the selected organisation; any other one does not exist for the caller. */
export const readAuditTrail =
  (deps: Pick<AccessControlDeps, 'db'>) =>
  async (
    actor: Actor,
    { orgReferenceId, before, size, filter }: AuditQuery,
  ): Promise<Result<AuditTrail, ReadAuditRefusal>> => {
    const allowed = may(actor, 'audit.read')
    if (!allowed.ok) return allowed
    if (orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const isCursor = before === undefined || /^[1-9]\d{0,17}$/.test(before)
    if (!isCursor) return err('REQUEST_INVALID')
    const request = readListInput(auditList, filter)
    if (!request.ok) return request
    const after = before === undefined ? undefined : BigInt(before)
    const [found, names] = await Promise.all([
      readAudit(deps.db, actor.legalPartyId, after, size + 1, request.value.values),
      namesInAudit(deps, actor),
    ])
    const records = found.slice(0, size)
    return ok({
      records,
      names,
      nextCursor: found.length > size ? records.at(-1)?.sequence.toString() : undefined,
    })
  }

const exportBatch = 500

/** Everything that a filter finds in the audit of the selected organisation, newest first. */
export const readAllAudit = (deps: Pick<AccessControlDeps, 'db'>) =>
  async function* (
    actor: Actor,
    values: FilterValues<typeof auditList>,
  ): AsyncGenerator<AuditTrail['records']> {
    let before: bigint | undefined
    for (;;) {
      const records = await readAudit(deps.db, actor.legalPartyId, before, exportBatch, values)
      if (records.length > 0) yield records
      if (records.length < exportBatch) return
      before = records.at(-1)?.sequence
    }
  }

/** Full names of the people of the organisation, by id. */
export async function namesInAudit(
  { db }: Pick<AccessControlDeps, 'db'>,
  { legalPartyId }: Actor,
): Promise<ReadonlyMap<string, string>> {
  const people = await createContractStore(db).findPeople(legalPartyId)
  return new Map(people.map(person => [person.personId, person.fullName]))
}
