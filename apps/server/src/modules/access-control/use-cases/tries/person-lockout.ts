import { err, holds, type Verdict } from '@tartip/domain/result'

import { lockoutOf, type LockoutRefusal } from '../../rules/guess-limit.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { subjectOfCodes, subjectOfPerson } from './guess-subjects.ts'

/**
 * Whether a person is locked out by wrong passwords or codes. A restore does not open what guessing has
 * closed. A permanent lockout carries `isResident`, which tells where it is lifted.
 */
export const personLockout =
  (deps: Pick<AccessControlDeps, 'db' | 'clock'>) =>
  async (personId: string): Promise<Verdict<LockoutRefusal>> => {
    for (const subject of [subjectOfPerson(personId), subjectOfCodes(personId)]) {
      const { verdict } = await changeCounter(deps, subject, (next, now) => ({
        next,
        verdict: lockoutOf(next, now),
      }))
      if (verdict.ok) continue
      const { code, params } = verdict.error
      if (code !== 'PermanentLockoutException') return verdict
      const person = await createCredentialStore(deps.db).findById(personId)
      return err(code, { ...params, isResident: person?.isResident === false ? 0 : 1 })
    }
    return holds
  }
