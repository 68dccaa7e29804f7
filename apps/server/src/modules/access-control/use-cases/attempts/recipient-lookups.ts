import { ok } from '@tartip/domain/result'

import type { RecipientLookups } from '../../public.ts'
import {
  hasLookupsLeft,
  lookupsOfOrganisation,
  lookupsOfPerson,
  countLookup,
} from '../../rules/lookup-limit.ts'
import { refundInWindow } from '../../rules/window-limit.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { lookupSubjects } from './attempt-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>
/** Counts searches for accounts in the counters that all processes share. */
export function createRecipientLookups(deps: Deps): RecipientLookups {
  const giveBack = async (subject: string, round: number): Promise<void> => {
    await changeCounter(deps, subject, state => ({ next: refundInWindow(state, round) }))
  }
  return {
    async take(caller) {
      const { person, organisation } = lookupSubjects(caller)
      const own = await changeCounter(deps, person, (state, now) =>
        countLookup(state, lookupsOfPerson, now),
      )
      if (!own.verdict.ok) return own.verdict
      const shared = await changeCounter(deps, organisation, (state, now) =>
        countLookup(state, lookupsOfOrganisation, now),
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

    async hasLookupsLeft(caller) {
      const { person, organisation } = lookupSubjects(caller)
      const found = await createAttemptStore(deps.db).findAll([person, organisation])
      const now = deps.clock.now()
      const own = hasLookupsLeft(found(person), lookupsOfPerson, now)
      return own.ok ? hasLookupsLeft(found(organisation), lookupsOfOrganisation, now) : own
    },
  }
}
