import { appendAudit } from '../../store/audit-store.ts'
import { createGuessStore } from '../../store/guess-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { subjectOfCodes, subjectOfLogin, subjectOfPerson, subjectOfSms } from './guess-subjects.ts'

/**
 * Opens the door again for a person who has shown himself to the bank: the counters of his passwords,
 * his codes, both his logins and his phone begin anew. False when nobody has this id.
 */
export const liftLockout =
  (deps: Pick<AccessControlDeps, 'db' | 'clock'>) =>
  async (personId: string): Promise<boolean> => {
    const people = createPersonStore(deps.db)
    const [profile, clientId] = await Promise.all([
      people.findProfile(personId),
      people.findClientId(personId),
    ])
    if (profile === undefined || clientId === undefined) return false
    const { mobile } = profile
    await deps.db.transaction().execute(async tx => {
      await createGuessStore(tx).forget([
        subjectOfPerson(personId),
        subjectOfCodes(personId),
        subjectOfLogin({ kind: 'username', clientId }),
        subjectOfLogin({ kind: 'phone', mobile }),
        subjectOfSms(mobile),
      ])
      await appendAudit(tx, {
        occurredAt: deps.clock.now(),
        action: 'lockoutLifted',
        outcome: 'ok',
        personId,
      })
    })
    return true
  }
