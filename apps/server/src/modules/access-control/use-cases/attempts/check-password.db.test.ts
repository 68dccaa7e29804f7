import { afterAll, beforeAll, expect, test } from 'vitest'

import { HasherBusy } from '../../crypto/password-hasher.ts'
import type { PasswordHasher } from '../../crypto/password-hasher.ts'
import { normaliseClientId } from '../../rules/client-id.ts'
import type { Login } from '../../store/credential-store.ts'
import {
  deviceId,
  testAccessControl,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { checkPassword } from './check-password.ts'
import { createTurns } from './turns.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

const strangeDevice = '0192f0c1-0000-4000-8000-0000000000ff'

let addresses = 0
const nextAddress = () => `10.2.${(addresses += 1) >> 8}.${addresses & 255}`

/** The use case on a device that nobody has signed in with, unless one is named. */
function checkWith(hasher: PasswordHasher) {
  const check = checkPassword({
    db: bank.database.db,
    clock: bank.clock,
    bankContracts: bank.bankContracts,
    turns: createTurns(),
    hasher,
  })
  return (login: Login, password: string, device = strangeDevice) =>
    check({ login, password, deviceId: device }, { ip: nextAddress() })
}
/** The use case with a hasher that only remembers what it had to compute. */
function checkWithCounting() {
  const hashed: (string | undefined)[] = []
  const hasher = {
    hash: async (text: string) => text,
    matches: async (hash: string | undefined) => {
      hashed.push(hash)
      return false
    },
  }
  return { hashed, check: checkWith(hasher) }
}
const byClientId = (clientId: string) =>
  ({ kind: 'username', clientId: normaliseClientId(clientId) }) as const
const byPhone = (mobile: string) => ({ kind: 'phone', mobile }) as const

test('an unknown login costs the same hash as a wrong password', async () => {
  const person = await bank.addPerson()
  const { hashed, check } = checkWithCounting()
  await check(byClientId(person.clientId), 'wrong')
  await check(byClientId('nobody'), 'wrong')
  expect(hashed).toEqual([person.passwordHash, undefined])
})

test('during a lockout nothing is hashed, for a known person or an unknown one', async () => {
  const person = await bank.addPerson()
  const { hashed, check } = checkWithCounting()
  for (const login of [byClientId(person.clientId), byClientId('stranger')]) {
    for (let tried = 0; tried < 8; tried += 1) await check(login, 'wrong')
  }
  expect(hashed).toHaveLength(10)
})

test('the answers do not reveal that a client ID and a phone belong to one person', async () => {
  const person = await bank.addPerson()
  const { check } = checkWithCounting()
  /** Wrong passwords on two logins in turn, past the lockouts of both and into the next ones. */
  const answersOf = async (logins: readonly Login[]) => {
    const answers: unknown[] = []
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) {
        for (const login of logins) answers.push((await check(login, 'wrong')).result)
      }
      for (const login of logins) {
        for (let tried = 0; tried < 2; tried += 1)
          answers.push((await check(login, 'wrong')).result)
      }
      bank.clock.advanceMinutes(31)
    }
    return answers
  }
  const ofPerson = await answersOf([byClientId(person.clientId), byPhone(person.mobile)])
  const ofStrangers = await answersOf([byClientId('nobody-else'), byPhone('996799000001')])
  const ofTwoPeople = await answersOf([
    byClientId((await bank.addPerson()).clientId),
    byPhone((await bank.addPerson()).mobile),
  ])
  expect(ofPerson).toEqual(ofStrangers)
  expect(ofPerson).toEqual(ofTwoPeople)
  expect(ofPerson.slice(0, 2)).toMatchObject([
    { error: { code: 'UserCredentialsException', params: { attemptsLeft: 4 } } },
    { error: { code: 'UserCredentialsException', params: { attemptsLeft: 4 } } },
  ])
})

test('five wrong passwords lock a person out over both logins, whatever is answered', async () => {
  const person = await bank.addPerson()
  const { hashed, check } = checkWithCounting()
  for (let tried = 0; tried < 4; tried += 1) await check(byClientId(person.clientId), 'wrong')
  await check(byPhone(person.mobile), 'wrong')
  expect(hashed).toEqual(Array.from({ length: 5 }, () => person.passwordHash))

  // The right password, on a hasher that would take it.
  const right = checkWith({ hash: async text => text, matches: async () => true })
  const locked = await right(byPhone(person.mobile), 'right')
  expect(locked).toMatchObject({
    result: { error: { code: 'UserCredentialsException', params: { attemptsLeft: 3 } } },
    outcome: 'TemporaryLockoutException',
  })
  await check(byPhone(person.mobile), 'wrong')
  expect(hashed.slice(5)).toEqual([undefined])
  bank.clock.advanceMinutes(15)
  expect((await right(byPhone(person.mobile), 'right')).result.ok).toBe(true)
})

test('strangers lock out neither the known device nor are they locked out by it', async () => {
  const person = await bank.addPerson()
  await bank.addUserContract(person, await bank.addOrganisation())
  await bank.signIn(person)
  const { check } = checkWithCounting()
  const login = byClientId(person.clientId)
  for (let tried = 0; tried < 8; tried += 1) await check(login, 'wrong')
  const own = () => check(byPhone(person.mobile), 'wrong', deviceId)
  const answers = []
  for (let tried = 0; tried < 6; tried += 1) answers.push((await own()).result)
  expect(answers).toMatchObject([
    { error: { code: 'UserCredentialsException', params: { attemptsLeft: 4 } } },
    { error: { params: { attemptsLeft: 3 } } },
    { error: { params: { attemptsLeft: 2 } } },
    { error: { params: { attemptsLeft: 1 } } },
    { error: { code: 'TemporaryLockoutException' } },
    { error: { code: 'TemporaryLockoutException' } },
  ])
  const other = await bank.addPerson()
  expect((await check(byClientId(other.clientId), 'wrong', deviceId)).result).toMatchObject({
    error: { params: { attemptsLeft: 4 } },
  })
})

test('signing in starts the count of the login again', async () => {
  const person = await bank.addPerson()
  await bank.addUserContract(person, await bank.addOrganisation())
  const { check } = checkWithCounting()
  for (let tried = 0; tried < 3; tried += 1) await check(byClientId(person.clientId), 'wrong')
  expect((await bank.signIn(person)).status).toBe(200)
  const { result } = await check(byClientId(person.clientId), 'wrong')
  expect(result).toMatchObject({ error: { params: { attemptsLeft: 4 } } })
})

test('right passwords at the same time do not lock anybody out', async () => {
  const person = await bank.addPerson()
  const hasher = { hash: async (text: string) => text, matches: async () => true }
  const check = checkWith(hasher)
  const login = byClientId(person.clientId)
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => check(login, 'right')))
  expect(atOnce.filter(({ result }) => result.ok)).toHaveLength(20)
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await check(login, 'right')).result.ok).toBe(true)
  }
})

test('a password that the busy server could not check is not counted', async () => {
  const person = await bank.addPerson()
  const hasher = {
    hash: async (text: string) => text,
    matches: async () => {
      throw new HasherBusy('full')
    },
  }
  const busy = checkWith(hasher)
  for (let tried = 0; tried < 6; tried += 1) {
    await expect(busy(byClientId(person.clientId), 'right')).rejects.toThrow(HasherBusy)
  }
  const { result } = await checkWithCounting().check(byClientId(person.clientId), 'wrong')
  expect(result).toMatchObject({ error: { params: { attemptsLeft: 4 } } })
})
