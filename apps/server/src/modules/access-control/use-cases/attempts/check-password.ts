import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import {
  lockoutOf,
  remainingAttempts,
  type AttemptState,
  type LockoutRefusal,
} from '../../rules/attempt-limit.ts'
import { refundLoginAttempt, countLoginAttempt } from '../../rules/login-attempts.ts'
import {
  createCredentialStore,
  type Credentials,
  type Login,
} from '../../store/credential-store.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeLoginCounters } from './change-counter.ts'
import { subjectOfLogin, subjectOfUnknownLogin, subjectOfPerson } from './attempt-subjects.ts'

export type PasswordRefusal = 'UserCredentialsException' | LockoutRefusal

export type CheckPasswordDeps = Pick<AccessControlDeps, 'db' | 'clock' | 'hasher' | 'bankContracts'>

/** The answer, and what the audit records: what really happened, and to whom. */
export interface PasswordCheck {
  readonly result: Result<Credentials, PasswordRefusal>
  /** Differs from the result when a lockout is not reported. */
  readonly outcome: 'ok' | PasswordRefusal
  /** Known also when the password was wrong. */
  readonly personId: string | undefined
}

/**
 * Checks a login and a password.
 *
 * An unknown login is counted, hashed and answered exactly like a wrong password. The attempt is
 * counted and committed before the hash is computed, and refunded when the password is right: only
 * the second factor resets the counter, or else whoever knows the password could guess codes
 * without limit. The answer depends only on the typed login, whoever has it.
 */
export const checkPassword =
  (deps: CheckPasswordDeps) =>
  async (login: Login, password: string, deviceId: string): Promise<PasswordCheck> => {
    const person = await createCredentialStore(deps.db).findByLogin(login)
    const personId = person?.personId
    const subjects = {
      login: subjectOfLogin(login),
      owner: personId === undefined ? subjectOfUnknownLogin(login) : subjectOfPerson(personId),
    }
    const counted = await changeLoginCounters(deps, subjects, async (counters, now, tx) => {
      const isOwnDevice =
        personId !== undefined &&
        !lockoutOf(counters.owner, now).ok &&
        (await createDeviceStore(tx).knows(personId, deviceId))
      return countLoginAttempt(counters, now, isOwnDevice)
    })
    const { verdict, hiddenLockout } = counted
    if (!verdict.ok) return { result: verdict, outcome: verdict.error.code, personId }

    const giveBack = () =>
      changeLoginCounters(deps, subjects, async counters => ({
        next: refundLoginAttempt(counters, counted),
      }))
    // During a hidden lockout a dummy hash is computed: the password is not checked.
    const checkedPerson = hiddenLockout === undefined ? person : undefined
    const isRight = await passwordIsRight(deps, checkedPerson, password).catch(
      async (error: unknown) => {
        // The password was not checked, so this was no guess.
        await giveBack()
        throw error
      },
    )
    if (person !== undefined && hiddenLockout === undefined && isRight) {
      await giveBack()
      return { result: ok(person), outcome: 'ok', personId }
    }
    const result = wrong(counted.next.login, deps.clock.now(), login)
    return { result, outcome: hiddenLockout?.error.code ?? result.error.code, personId }
  }

function wrong(state: AttemptState, now: Instant, login: Login): Failure<PasswordRefusal> {
  const lockout = lockoutOf(state, now)
  if (!lockout.ok) return lockout
  return err('UserCredentialsException', {
    attemptsLeft: remainingAttempts(state),
    login: login.kind,
  })
}

/**
 * The password that the person has set, or the one-time password that the bank has given to somebody
 * who has none. A hash is computed in either case: its duration must reveal nothing.
 */
async function passwordIsRight(
  { hasher, bankContracts }: CheckPasswordDeps,
  person: Credentials | undefined,
  password: string,
): Promise<boolean> {
  const checksAtBank = person?.state === 'Init' && person.passwordHash === undefined
  const [isOwn, isOneTime] = await Promise.all([
    hasher.matches(person?.passwordHash, password),
    checksAtBank ? bankContracts.checkOneTimePassword(person.personId, password) : undefined,
  ])
  return isOwn || isOneTime?.ok === true
}
