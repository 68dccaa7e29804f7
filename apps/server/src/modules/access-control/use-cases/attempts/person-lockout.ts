import { err, holds, type Verdict } from '@tartip/domain/result'
import { lockoutOf, type LockoutRefusal } from '../../rules/attempt-limit.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { changeCounter } from './change-counter.ts'
import {
  subjectOfCodes,
  subjectOfDevice,
  subjectsOfDevices,
  subjectOfPerson,
  subjectOfLogin,
  subjectOfSms,
} from './attempt-subjects.ts'

/**
 * Whether a person is locked out by wrong passwords or codes. A restore does not open what guessing has
 * closed; on a device of their own only guesses on that device count. A permanent lockout carries `isResident`, which decides where it is lifted.
 */
export const personLockout =
  (deps: Pick<AccessControlDeps, 'db' | 'clock'>) =>
  async (personId: string, deviceId: string): Promise<Verdict<LockoutRefusal>> => {
    const isOwnDevice = await createDeviceStore(deps.db).knows(personId, deviceId)
    const passwords = isOwnDevice ? subjectOfDevice(personId, deviceId) : subjectOfPerson(personId)
    for (const subject of [passwords, subjectOfCodes(personId)]) {
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

/**
 * Lifts the lockout of a person who has shown themselves to the bank: the counters of their passwords,
 * their codes, both their logins and their phone start again. False when nobody has this id.
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
      const attempts = createAttemptStore(tx)
      await attempts.forgetDevices(subjectsOfDevices(personId))
      await attempts.forget([
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
