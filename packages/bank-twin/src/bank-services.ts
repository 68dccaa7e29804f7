import type { BankPeopleEvent } from '@tartip/bank-ports/contracts-and-registration'
import { createTwinFeed } from './common/event-feed.ts'
import type { ServiceDeps } from './common/service-deps.ts'
import {
  type ContractsDeps,
  createContractsAndRegistration,
} from './contracts/contracts-and-registration.ts'
import { createPeopleDesk, createPeopleSeed } from './contracts/people-desk.ts'
import { createPersonRegistry } from './registry/person-registry.ts'
import { createSms } from './sms/sms.ts'

export type BankServices = ReturnType<typeof createBankServices>

/**
 * The bank's systems beside its books: each implements a port, keeps its own tables and knows of the others
 * only what is handed to it here.
 */
export function createBankServices(deps: ServiceDeps) {
  const sms = createSms(deps)
  const registry = createPersonRegistry(deps)
  const contractsDeps: ContractsDeps = {
    ...deps,
    leaveSms: sms.leaveSms,
    personRegistry: registry.personRegistry,
    feed: createTwinFeed<BankPeopleEvent>(deps.db, 'people'),
  }
  return {
    sms: sms.sms,
    personRegistry: registry.personRegistry,
    contracts: createContractsAndRegistration(contractsDeps),
    /** Behind the counter: for the simulator console and for tests. */
    desks: { sms: sms.desk, people: createPeopleDesk(contractsDeps) },
    seeds: { registry: registry.seed, people: createPeopleSeed(deps.db) },
  }
}
