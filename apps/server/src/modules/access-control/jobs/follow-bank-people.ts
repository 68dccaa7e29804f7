import type { BankPeopleEvent } from '@tartip/bank-ports/contracts-and-registration'
import type { AuditAction } from '@tartip/domain/audit/action-names'

import { recordAudit, type AuditDetails } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import { jsonOfWords } from '../../../platform/json.ts'
import { createBankContractStore } from '../store/bank-contract-store.ts'
import { createBankPeopleStore } from '../store/bank-people-store.ts'
import { createFreezeStore } from '../store/freeze-store.ts'
import type { AccessControlDeps } from '../use-cases/deps.ts'
import { endOtherSessions } from '../use-cases/flows/set-password.ts'
import { publishRightsChanges } from '../use-cases/sessions/rights-changes.ts'
import { liftLockout } from '../use-cases/attempts/person-lockout.ts'

const eventsOfOneStep = 200

/**
 * Follows what the bank decides about people and contracts: a freeze, a lifted lockout, the outcome of a
 * check, another right, a contract that was closed. Each holds from the next call on, and open sockets
 * learn of it within a second. The place in the list moves in the transaction of what was made of it.
 * Answers how many events were followed.
 */
export const followBankPeople = (deps: AccessControlDeps) => async (): Promise<number> => {
  const startedAt = deps.clock.now()
  const step = await followFeed({
    db: deps.db,
    place: { table: 'access_control.bank_cursor', feed: 'contracts' },
    readEvents: (after, limit) => deps.bankContracts.readEvents(after, limit),
    limit: eventsOfOneStep,
    async follow(tx, events) {
      const afterCommit: (() => void)[] = []
      for (const event of events) afterCommit.push(...(await follow(deps, tx, event)))
      return afterCommit
    },
  })
  if (step === undefined) return 0
  for (const record of step.made) record()
  await publishRightsChanges(deps, startedAt - 1)
  for (const { change } of step.events) {
    if (change.kind === 'LOCKOUT_LIFTED') await liftLockout(deps)(change.personId)
  }
  return step.events.length
}

async function follow(
  deps: AccessControlDeps,
  tx: Db,
  { change, occurredAt }: BankPeopleEvent,
): Promise<(() => void)[]> {
  const people = createBankPeopleStore(tx)
  const contracts = createBankContractStore(tx)
  const now = deps.clock.now()
  const record = (action: AuditAction, legalPartyId: string, details: AuditDetails) =>
    recordAudit(tx, { legalPartyId, at: occurredAt, action, outcome: 'ok', details })
  switch (change.kind) {
    case 'PERSON_FROZEN': {
      const { personId, reason } = change
      await createFreezeStore(tx).setByBank(personId, true, now)
      for (const party of await people.partiesOf(personId))
        await record(change.kind, party, { personId, reason: jsonOfWords(reason) })
      return [await endOtherSessions(tx, deps, { personId })]
    }
    case 'PERSON_UNFROZEN': {
      const { personId } = change
      // Only the bank's own freeze: what their organisation has closed to them stays closed.
      await createFreezeStore(tx).setByBank(personId, false, now)
      for (const party of await people.partiesOf(personId))
        await record(change.kind, party, { personId })
      return []
    }
    case 'VERIFICATION_DECIDED': {
      const { personId, status } = change
      await people.setVerification(personId, status, now)
      for (const party of await people.partiesOf(personId))
        await record(change.kind, party, { personId, status })
      return []
    }
    case 'USER_CONTRACT_CHANGED': {
      const { userContract } = change
      const { personId, signRight, isFrozen, productRoles } = userContract
      // Whoever is new gets a client ID; they come in with the one-time password that the bank gives them.
      if (!(await people.addPerson(change.person, deps.ids.uuid(), now))) {
        deps.logger.warn({ personId }, 'a person of the bank has the phone of another one')
        return []
      }
      await contracts.saveBankUserContract(userContract, now)
      await record(change.kind, userContract.contract.legalPartyId, {
        personId,
        signRight,
        isFrozen,
        productRoles: [...productRoles],
      })
      return []
    }
    case 'CONTRACT_CHANGED': {
      const { contract } = change
      await contracts.saveBankContract(contract, now)
      await record(change.kind, contract.legalPartyId, {
        contractNum: contract.contractNum,
        isActive: contract.isActive,
        signScheme: contract.signScheme,
        signType: contract.signType,
        expirationDate: contract.expirationDate,
      })
      return []
    }
    // The audit of sign-in has the lifted lockouts; tasks are the business of who handed them in.
    case 'LOCKOUT_LIFTED':
    case 'TASK_DECIDED':
      return []
  }
}
