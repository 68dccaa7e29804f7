import { afterAll, beforeAll, expect, test } from 'vitest'

import { HasherBusy } from '../crypto/password-hasher.ts'
import { testAccessControl, type TestAccessControl } from '../testing/test-access-control.ts'
import { normaliseClientId } from '../rules/client-id.ts'
import { checkPassword } from './check-password.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

/** The use case with a hasher that only remembers what it was asked to compute. */
function checkWithCounting() {
  const hashed: (string | undefined)[] = []
  const hasher = {
    hash: async (text: string) => text,
    matches: async (hash: string | undefined) => {
      hashed.push(hash)
      return false
    },
  }
  return { hashed, check: checkPassword({ db: bank.database.db, clock: bank.clock, hasher }) }
}
const byClientId = (clientId: string) =>
  ({ kind: 'username', clientId: normaliseClientId(clientId) }) as const

test('an unknown login costs the same hash as a wrong password', async () => {
  const person = await bank.addPerson()
  const { hashed, check } = checkWithCounting()
  await check(byClientId(person.clientId), 'wrong')
  await check(byClientId('nobody'), 'wrong')
  expect(hashed).toEqual([person.passwordHash, undefined])
})

test('during a lockout nothing is hashed, for a person as for a stranger', async () => {
  const person = await bank.addPerson()
  const { hashed, check } = checkWithCounting()
  for (const login of [byClientId(person.clientId), byClientId('stranger')]) {
    for (let tried = 0; tried < 8; tried += 1) await check(login, 'wrong')
  }
  expect(hashed).toHaveLength(10)
})

test('a client ID and a phone of one person share one count', async () => {
  const person = await bank.addPerson()
  const { check } = checkWithCounting()
  for (let tried = 0; tried < 4; tried += 1) await check(byClientId(person.clientId), 'wrong')
  const { result } = await check({ kind: 'phone', mobile: person.mobile }, 'wrong')
  expect(result).toMatchObject({ error: { code: 'TemporaryLockoutException' } })
})

test('right passwords at the same time do not lock anybody out', async () => {
  const person = await bank.addPerson()
  const hasher = { hash: async (text: string) => text, matches: async () => true }
  const check = checkPassword({ db: bank.database.db, clock: bank.clock, hasher })
  const login = byClientId(person.clientId)
  const atOnce = await Promise.all([check(login, 'right'), check(login, 'right')])
  expect(atOnce.map(({ result }) => result.ok)).toEqual([true, true])
  for (let tried = 0; tried < 10; tried += 1) {
    expect((await check(login, 'right')).result.ok).toBe(true)
  }
})

test('a password that the busy server could not look at is not counted', async () => {
  const person = await bank.addPerson()
  const hasher = {
    hash: async (text: string) => text,
    matches: async () => {
      throw new HasherBusy('full')
    },
  }
  const busy = checkPassword({ db: bank.database.db, clock: bank.clock, hasher })
  for (let tried = 0; tried < 6; tried += 1) {
    await expect(busy(byClientId(person.clientId), 'right')).rejects.toThrow(HasherBusy)
  }
  const { result } = await checkWithCounting().check(byClientId(person.clientId), 'wrong')
  expect(result).toMatchObject({ error: { params: { attemptsLeft: 4 } } })
})
