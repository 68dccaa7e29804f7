import { createHash } from 'node:crypto'

import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { PasswordHasher } from '../crypto/password-hasher.ts'
import {
  giveTryBack,
  lockoutOf,
  takeTry,
  triesLeft,
  type GuessState,
  type LockoutRefusal,
} from '../rules/guess-limit.ts'
import { createPersonStore, type Credentials, type Login } from '../store/person-store.ts'
import { changeCounter } from './change-counter.ts'
import { subjectOfPerson, type AccessControlDeps } from './deps.ts'

export type PasswordRefusal = 'UserCredentialsException' | LockoutRefusal

export interface CheckPasswordDeps extends Pick<AccessControlDeps, 'db' | 'clock'> {
  readonly hasher: PasswordHasher
}

/** The outcome, and the person for the audit: known also when the password was wrong. */
export interface PasswordCheck {
  readonly result: Result<Credentials, PasswordRefusal>
  readonly personId: string | undefined
}

/**
 * Checks a login and a password.
 *
 * A login that nobody has is counted, hashed and answered exactly like a wrong password. The try is
 * taken and committed before the hash is computed, and given back when the password is right: only
 * the second factor starts the count anew, or else whoever knows the password could guess codes
 * without end.
 */
export const checkPassword =
  (deps: CheckPasswordDeps) =>
  async (login: Login, password: string): Promise<PasswordCheck> => {
    const person = await createPersonStore(deps.db).findByLogin(login)
    const personId = person?.personId
    const subject = personId === undefined ? subjectOfStranger(login) : subjectOfPerson(personId)

    const taken = await changeCounter(deps, subject, takeTry)
    if (!taken.verdict.ok) return { result: taken.verdict, personId }

    const { round } = taken.next
    const giveBack = () =>
      changeCounter(deps, subject, state => ({ next: giveTryBack(state, round) }))
    const isRight = await deps.hasher
      .matches(person?.passwordHash, password)
      .catch(async (error: unknown) => {
        // Nobody has looked at the password, so nobody has guessed.
        await giveBack()
        throw error
      })
    if (person !== undefined && isRight) {
      await giveBack()
      return { result: ok(person), personId }
    }
    return { result: wrong(taken.next, deps.clock.now(), login), personId }
  }

function wrong(state: GuessState, now: Instant, login: Login): Result<never, PasswordRefusal> {
  const lockout = lockoutOf(state, now)
  if (!lockout.ok) return lockout
  return err('UserCredentialsException', { attemptsLeft: triesLeft(state), login: login.kind })
}

/** Only a hash: people type their password into the wrong field. */
function subjectOfStranger(login: Login): string {
  const typed = login.kind === 'phone' ? `phone ${login.mobile}` : `username ${login.clientId}`
  return `login:${createHash('sha256').update(typed).digest('base64url')}`
}
