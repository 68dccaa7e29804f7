import { ok } from '@tartip/domain/result'

import type { RecipientLookups } from '../../public.ts'
import {
  giveLookupBack,
  lookupsAreLeft,
  lookupsOfOrganisation,
  lookupsOfPerson,
  takeLookup,
} from '../../rules/lookup-limit.ts'
import { createGuessStore } from '../../store/guess-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { lookupSubjects } from './guess-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>
/** Counts looks for accounts in the counters that all processes share. */
export function createRecipientLookups(deps: Deps): RecipientLookups {
  const giveBack = async (subject: string, round: number): Promise<void> => {
    await changeCounter(deps, subject, state => ({ next: giveLookupBack(state, round) }))
  }
  return {
    async take(asker) {
      const { person, organisation } = lookupSubjects(asker)
      const own = await changeCounter(deps, person, (state, now) =>
        takeLookup(state, lookupsOfPerson, now),
      )
      if (!own.verdict.ok) return own.verdict
      const shared = await changeCounter(deps, organisation, (state, now) =>
        takeLookup(state, lookupsOfOrganisation, now),
      )
      if (!shared.verdict.ok) {
        await giveBack(person, own.next.round)
        return shared.verdict
      }
      return ok({
        async giveBack() {
          await giveBack(person, own.next.round)
          await giveBack(organisation, shared.next.round)
        },
      })
    },

    async areLeft(asker) {
      const { person, organisation } = lookupSubjects(asker)
      const found = await createGuessStore(deps.db).findAll([person, organisation])
      const now = deps.clock.now()
      const own = lookupsAreLeft(found(person), lookupsOfPerson, now)
      return own.ok ? lookupsAreLeft(found(organisation), lookupsOfOrganisation, now) : own
    },
  }
}
