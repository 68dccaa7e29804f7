import { err, ok, type Result } from '@tartip/domain/result'
import { mayDeleteStatement } from '@tartip/domain/statements/statement'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { deleteStatement } from '../store/statement-store.ts'
import { accountKinds, findOwnStatement } from './open-statement.ts'

/** Removes a statement with its files, for everybody. */
export async function removeStatement(
  deps: Pick<StatementDeps, 'db' | 'accounts' | 'acquiring' | 'clock'>,
  actor: Actor,
  { ip, traceId }: Pick<MutationRequest, 'ip' | 'traceId'>,
  statementId: string,
): Promise<Result<true, 'STATEMENT_NOT_FOUND' | 'FORBIDDEN'>> {
  const found = await findOwnStatement(deps, actor, [...accountKinds, 'POS'], { id: statementId })
  if (!found.ok) return found
  const record = found.value
  const { legalPartyId, personId, sessionId } = actor
  if (!mayDeleteStatement(actor, record.orderedBy)) {
    return err('FORBIDDEN', { ability: 'statements.delete' })
  }
  await inTenant(deps.db, legalPartyId, async tx => {
    await recordAudit(tx, {
      legalPartyId,
      at: deps.clock.now(),
      personId,
      action: 'statementRemoved',
      outcome: 'ok',
      details: {
        statementId,
        kind: record.kind,
        orderedBy: record.orderedBy,
        ip,
        sessionId,
        traceId,
      },
    })
    await deleteStatement(tx, record)
  })
  return ok(true)
}
