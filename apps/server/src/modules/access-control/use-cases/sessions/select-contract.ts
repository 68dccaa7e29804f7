import { err, holds, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import { inSystem } from '../../../../platform/db/transaction.ts'
import type { SessionInfo } from '../../../../platform/graphql/context.ts'
import { contractIsOpen } from '../../rules/contract-choice.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createContractStore } from '../../store/contract-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createSessionStore } from '../../store/session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'

export type SelectContractRefusal = 'CONTRACT_NOT_FOUND' | 'CONTRACT_NOT_ACTIVE'

/**
 * Makes a contract the one the session works in. A contract of somebody else answers exactly like
 * one that does not exist. The session need not have a contract now: the former one may be frozen.
 */
export const selectContract =
  (deps: AccessControlDeps) =>
  async (
    session: SessionInfo,
    userContractId: string,
    origin: Origin,
  ): Promise<Verdict<SelectContractRefusal>> => {
    const { personId, sessionId } = session
    const audit = {
      occurredAt: deps.clock.now(),
      action: 'contractSelected' as const,
      personId,
      ip: origin.ip,
      sessionId,
    }
    const refuse = async (code: SelectContractRefusal) => {
      await appendAudit(deps.db, { ...audit, outcome: code })
      return err(code)
    }

    const own = await createContractStore(deps.db).findByPerson(personId)
    const contract = own.find(candidate => candidate.userContractId === userContractId)
    if (contract === undefined) return refuse('CONTRACT_NOT_FOUND')
    if (!contractIsOpen(contract, bishkekDate(deps.clock.now()))) {
      return refuse('CONTRACT_NOT_ACTIVE')
    }
    const { legalPartyId } = contract
    // The session belongs to the former organisation until then.
    await inSystem(deps.db, async tx => {
      await createSessionStore(tx).selectContract(sessionId, contract)
      await createPersonStore(tx).rememberContract(personId, userContractId)
      await appendAudit(tx, { ...audit, outcome: 'ok', legalPartyId })
    })
    deps.events.announceContract(sessionId)
    return holds
  }
