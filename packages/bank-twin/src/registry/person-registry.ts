import type { PersonRegistry, RegisteredPerson } from '@tartip/bank-ports/person-registry'
import { parsePersonInn } from '@tartip/domain/identifiers/inn'
import { bishkekDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { findPerson, savePeople } from './person-store.ts'

export interface PersonRegistrySeed {
  /** Enters people; one who is there already is corrected. */
  addPeople(list: readonly RegisteredPerson[]): Promise<void>
}

/** The state's registry of people, as far as the bank may query it. */
export function createPersonRegistry({ db, realClock }: Pick<ServiceDeps, 'db' | 'realClock'>): {
  readonly personRegistry: PersonRegistry
  readonly seed: PersonRegistrySeed
} {
  return {
    personRegistry: {
      findByInn: inn =>
        asBankCall(async () => {
          const parsed = parsePersonInn(inn, bishkekDate(realClock.now()))
          return parsed.ok ? findPerson(db, parsed.value) : undefined
        }),
    },
    seed: { addPeople: list => savePeople(db, list) },
  }
}
