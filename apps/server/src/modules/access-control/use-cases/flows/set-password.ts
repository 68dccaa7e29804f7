import { passwordIsStrong, type PasswordRefusal } from '@tartip/domain/people/password'
import { err, holds, type Verdict } from '@tartip/domain/result'

import type { Db } from '../../../../platform/db/db.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createSessionEndStore } from '../../store/session-end-store.ts'
import type { AccessControlDeps } from '../deps.ts'

export type NewPasswordRefusal = PasswordRefusal | 'PASSWORD_SAME'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'hasher' | 'events' | 'isLeaked'>

/**
 * Whether a password may become that of a person: the rules, the block-list, their own words, and that it
 * is not the present one. Takes one hash.
 */
export const checkNewPassword =
  (deps: Pick<Deps, 'db' | 'hasher' | 'isLeaked'>) =>
  async (personId: string, password: string): Promise<Verdict<NewPasswordRefusal>> => {
    const ownWords = await createPersonStore(deps.db).findPersonalWords(personId)
    const strong = passwordIsStrong(password, ownWords, deps.isLeaked)
    if (!strong.ok) return strong
    const person = await createCredentialStore(deps.db).findById(personId)
    if (person?.passwordHash === undefined) return holds
    const isSame = await deps.hasher.matches(person.passwordHash, password)
    return isSame ? err('PASSWORD_SAME') : holds
  }

/**
 * Ends every session of a person but one, in the transaction of what gives reason to it. The answer
 * notifies the processes; call it after the commit.
 */
export async function endOtherSessions(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'events'>,
  person: { readonly personId: string; readonly exceptSessionId?: string | undefined },
): Promise<() => void> {
  const now = deps.clock.now()
  const ended = await createSessionEndStore(tx).endAllOf(
    person.personId,
    person.exceptSessionId,
    now,
  )
  return () => {
    for (const sessionId of ended) deps.events.announceEnd(sessionId, now)
  }
}
