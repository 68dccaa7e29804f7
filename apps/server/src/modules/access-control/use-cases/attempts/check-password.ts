import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { AddressRefusal } from '../../rules/address-limit.ts'
import {
  countAttempt,
  lockoutOf,
  refundAttempt,
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
import type { AccessControlDeps, Origin } from '../deps.ts'
import { changeCounter, changeLoginCounters, countGuessFromAddress } from './change-counter.ts'
import {
  subjectOfDevice,
  subjectOfLogin,
  subjectOfPerson,
  subjectOfUnknownLogin,
} from './attempt-subjects.ts'

export type PasswordRefusal = 'UserCredentialsException' | LockoutRefusal | AddressRefusal

export type CheckPasswordDeps = Pick<
  AccessControlDeps,
  'db' | 'clock' | 'hasher' | 'bankContracts' | 'turns'
>

export interface TypedPassword {
  readonly login: Login
  readonly password: string
  readonly deviceId: string
}

/** The answer, and what the audit records: what really happened, and to whom. */
export interface PasswordCheck {
  readonly result: Result<PasswordProof, PasswordRefusal>
  /** Differs from the result when a lockout is not reported. */
  readonly outcome: 'ok' | PasswordRefusal
  /** Known also when the password was wrong. */
  readonly personId: string | undefined
}

export interface PasswordProof {
  readonly person: Credentials
  /** The counter that a complete sign-in resets. */
  readonly loginSubject: string
}

/**
 * Checks a login and a password.
 *
 * An unknown login is counted, hashed and answered exactly like a wrong password. The attempt is
 * counted and committed before the hash is computed, and refunded when the password is right: only
 * the second factor resets the counter, or else whoever knows the password could guess codes
 * without limit. The answer depends only on the typed login, whoever has it.
 *
 * A device on which the person has signed in has a counter of its own, so strangers cannot lock the person out
 * there. Everywhere else the password also counts for the address from which it comes, over all logins.
 */
export const checkPassword =
  (deps: CheckPasswordDeps) =>
  (typed: TypedPassword, origin: Origin): Promise<PasswordCheck> =>
    deps.turns(subjectOfLogin(typed.login), async () => {
      const person = await createCredentialStore(deps.db).findByLogin(typed.login)
      const isOwnDevice = await createDeviceStore(deps.db).knows(person?.personId, typed.deviceId)
      return person !== undefined && isOwnDevice
        ? checkOnOwnDevice(deps, person, typed)
        : checkFromAddress(deps, person, typed, origin)
    })

/** Whether a device is one of the person with this login; costs the same for a login that nobody has. */
export const isOwnDevice =
  (deps: Pick<CheckPasswordDeps, 'db'>) =>
  async ({ login, deviceId }: Pick<TypedPassword, 'login' | 'deviceId'>): Promise<boolean> => {
    const person = await createCredentialStore(deps.db).findByLogin(login)
    return createDeviceStore(deps.db).knows(person?.personId, deviceId)
  }

async function checkOnOwnDevice(
  deps: CheckPasswordDeps,
  person: Credentials,
  { login, password, deviceId }: TypedPassword,
): Promise<PasswordCheck> {
  const { personId } = person
  const subject = subjectOfDevice(personId, deviceId)
  const counted = await changeCounter(deps, subject, countAttempt)
  if (!counted.verdict.ok) {
    return { result: counted.verdict, outcome: counted.verdict.error.code, personId }
  }
  const giveBack = () =>
    changeCounter(deps, subject, state => ({ next: refundAttempt(state, counted.next.round) }))
  if (await isRight(deps, person, password, giveBack)) {
    await giveBack()
    return { result: ok({ person, loginSubject: subject }), outcome: 'ok', personId }
  }
  const result = wrong(counted.next, deps.clock.now(), login)
  return { result, outcome: result.error.code, personId }
}

async function checkFromAddress(
  deps: CheckPasswordDeps,
  person: Credentials | undefined,
  typed: TypedPassword,
  { ip }: Origin,
): Promise<PasswordCheck> {
  const taken = await countGuessFromAddress(deps, ip)
  if (!taken.ok) {
    return { result: taken, outcome: taken.error.code, personId: person?.personId }
  }
  const { giveBack } = taken.value
  const { check, isGuess } = await checkByLogin(deps, person, typed).catch(
    async (error: unknown) => {
      await giveBack()
      throw error
    },
  )
  if (!isGuess) await giveBack()
  return check
}

/** The check with the counters of the login and of its owner. No guess: the password was right or not checked. */
async function checkByLogin(
  deps: CheckPasswordDeps,
  person: Credentials | undefined,
  { login, password }: TypedPassword,
): Promise<{ readonly check: PasswordCheck; readonly isGuess: boolean }> {
  const personId = person?.personId
  const subjects = {
    login: subjectOfLogin(login),
    owner: personId === undefined ? subjectOfUnknownLogin(login) : subjectOfPerson(personId),
  }
  const counted = await changeLoginCounters(deps, subjects, countLoginAttempt)
  const { verdict, hiddenLockout } = counted
  if (!verdict.ok) {
    return { check: { result: verdict, outcome: verdict.error.code, personId }, isGuess: false }
  }
  const giveBack = () =>
    changeLoginCounters(deps, subjects, counters => ({
      next: refundLoginAttempt(counters, counted),
    }))
  // During a hidden lockout a dummy hash is computed: the password is not checked.
  const checkedPerson = hiddenLockout === undefined ? person : undefined
  if ((await isRight(deps, checkedPerson, password, giveBack)) && checkedPerson) {
    await giveBack()
    const proof = { person: checkedPerson, loginSubject: subjects.login }
    return { check: { result: ok(proof), outcome: 'ok', personId }, isGuess: false }
  }
  const result = wrong(counted.next.login, deps.clock.now(), login)
  const outcome = hiddenLockout?.error.code ?? result.error.code
  return { check: { result, outcome, personId }, isGuess: true }
}

/** A password that could not be checked was no guess: its attempt is given back and the fault passed on. */
async function isRight(
  deps: CheckPasswordDeps,
  person: Credentials | undefined,
  password: string,
  giveBack: () => Promise<unknown>,
): Promise<boolean> {
  try {
    return await passwordIsRight(deps, person, password)
  } catch (error) {
    await giveBack()
    throw error
  }
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
