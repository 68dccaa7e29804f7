import { ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { countFromAddress, type AddressRefusal } from '../../rules/address-limit.ts'
import type { AttemptState } from '../../rules/attempt-limit.ts'
import { refundInWindow } from '../../rules/window-limit.ts'
import type { LoginCounters } from '../../rules/login-attempts.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { subjectOfAddress } from './attempt-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>

/** Changes a counter under its lock; what is answered has been committed. */
export async function changeCounter<T extends { readonly next: AttemptState }>(
  deps: Deps,
  subject: string,
  change: (state: AttemptState, now: Instant) => T,
): Promise<T> {
  return deps.db.transaction().execute(async tx => {
    const guesses = createAttemptStore(tx)
    const state = await guesses.findForUpdate(subject, deps.clock.now())
    const now = deps.clock.now()
    const changed = change(state, now)
    if (changed.next !== state) await guesses.save(subject, changed.next, now)
    return changed
  })
}

export interface LoginSubjects {
  readonly login: string
  readonly owner: string
}

/** The same for a login and its owner together, in one transaction; the login is locked first. */
export async function changeLoginCounters<T extends { readonly next: LoginCounters }>(
  deps: Deps,
  subjects: LoginSubjects,
  change: (counters: LoginCounters, now: Instant) => T,
): Promise<T> {
  return deps.db.transaction().execute(async tx => {
    const guesses = createAttemptStore(tx)
    const login = await guesses.findForUpdate(subjects.login, deps.clock.now())
    const owner = await guesses.findForUpdate(subjects.owner, deps.clock.now())
    const now = deps.clock.now()
    const changed = change({ login, owner }, now)
    const { next } = changed
    if (next.login !== login) await guesses.save(subjects.login, next.login, now)
    if (next.owner !== owner) await guesses.save(subjects.owner, next.owner, now)
    return changed
  })
}

/** Counts a guess for the address it comes from, over all logins and numbers; `giveBack` when it proves to be none. */
export async function countGuessFromAddress(
  deps: Deps,
  ip: string,
): Promise<Result<{ giveBack(): Promise<void> }, AddressRefusal>> {
  const subject = subjectOfAddress(ip)
  const { verdict, next } = await changeCounter(deps, subject, countFromAddress)
  if (!verdict.ok) return verdict
  return ok({
    async giveBack() {
      await changeCounter(deps, subject, state => ({ next: refundInWindow(state, next.round) }))
    },
  })
}
