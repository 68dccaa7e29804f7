import type { Instant } from '@tartip/domain/time/instant'

import type { GuessState } from '../rules/guess-limit.ts'
import { createGuessStore } from '../store/guess-store.ts'
import type { AccessControlDeps } from './deps.ts'

/** Changes a counter under its lock; what is answered has been committed. */
export async function changeCounter<T extends { readonly next: GuessState }>(
  deps: Pick<AccessControlDeps, 'db' | 'clock'>,
  subject: string,
  change: (state: GuessState, now: Instant) => T,
): Promise<T> {
  return deps.db.transaction().execute(async tx => {
    const guesses = createGuessStore(tx)
    const state = await guesses.findForUpdate(subject, deps.clock.now())
    const now = deps.clock.now()
    const changed = change(state, now)
    if (changed.next !== state) await guesses.save(subject, changed.next, now)
    return changed
  })
}
