import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SeedPerson } from '../../public.ts'
import { addressAttempts, countFromAddress, freeAttempts } from '../../rules/address-limit.ts'
import { noAttempts } from '../../rules/attempt-limit.ts'
import { createAttemptStore } from '../../store/attempt-store.ts'
import { createFlow, outcomeOf } from '../../testing/flow-steps.ts'
import {
  deviceId,
  testAccessControl,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { subjectOfAddress } from '../attempts/attempt-subjects.ts'

let bank: TestAccessControl
let company: Awaited<ReturnType<TestAccessControl['addOrganisation']>>

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function customer(): Promise<SeedPerson> {
  const person = await bank.addPerson()
  await bank.addUserContract(person, company)
  return person
}

const strangeDevice = () => ({ 'device-id': crypto.randomUUID() })
const wrongPassword = { password: 'Wrong-Password-1!' }
/** A wrong password for a login that is tried only once. */
const spray = (ip: string, serial: number) =>
  bank.logIn(undefined, { ...strangeDevice(), ...wrongPassword, username: `u-${ip}-${serial}` }, ip)
const workFrom = async (ip: string, device?: string) => {
  const headers: Record<string, string> = device === undefined ? {} : { 'device-id': device }
  const { body } = await bank.call('GET', '/captcha', { ip, headers })
  return (body['parameters'] as { data: { work: number } }).data.work
}
/** So many wrong passwords have come from an address before. */
async function triedFrom(ip: string, count: number): Promise<void> {
  const now = bank.clock.now()
  let state = noAttempts
  for (let tried = 0; tried < count; tried += 1) state = countFromAddress(state, now).next
  await bank.database.db.transaction().execute(async tx => {
    const attempts = createAttemptStore(tx)
    await attempts.findForUpdate(subjectOfAddress(ip), now)
    await attempts.save(subjectOfAddress(ip), state, now)
  })
}
const lockOutFromElsewhere = async (person: SeedPerson) => {
  for (let tried = 0; tried < 5; tried += 1) {
    await bank.logIn(person, { ...strangeDevice(), ...wrongPassword })
  }
}

describe('passwords tried from one address over many logins', () => {
  test('a day of spraying gets a hundred answers, ever harder ones, and then none', async () => {
    const ip = '203.0.113.1'
    const works = new Set<number>()
    const codes: Record<string, number> = {}
    // One login every six minutes: each login is tried once, so no counter of a login notices.
    for (let tried = 0; tried < 240; tried += 1) {
      works.add(await workFrom(ip))
      const answer = await spray(ip, tried)
      const code = String(answer.body['code'])
      codes[code] = (codes[code] ?? 0) + 1
      if (code === 'SIGN_IN_ADDRESS_LOCKED') expect(answer.status).toBe(429)
      bank.clock.advanceMinutes(5.99)
    }
    expect(codes).toEqual({
      UserCredentialsException: addressAttempts,
      SIGN_IN_ADDRESS_LOCKED: 240 - addressAttempts,
    })
    expect([...works]).toEqual([1, 2, 4, 8, 16, 32])
    bank.clock.advanceMinutes(5)
    expect((await spray(ip, 1000)).body['code']).toBe('UserCredentialsException')
  })

  test('a refusal says when to come again, and does not depend on the login', async () => {
    const ip = '203.0.113.2'
    await triedFrom(ip, addressAttempts)
    const person = await customer()
    const known = await bank.logIn(person, strangeDevice(), ip)
    const unknown = await bank.logIn(undefined, strangeDevice(), ip)
    for (const answer of [known, unknown]) {
      expect(outcomeOf(answer)).toEqual([429, 'SIGN_IN_ADDRESS_LOCKED'])
      expect(answer.headers['retry-after']).toBe('86400')
    }
    const { rows } = await sql<{ outcome: string }>`
      select outcome from access_control.audit where person_id = ${person.personId}`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([{ outcome: 'SIGN_IN_ADDRESS_LOCKED' }])
  })

  test('a /64 of IPv6 is one address, its neighbour another', async () => {
    await triedFrom('2001:db8:1:1::1', freeAttempts - 1)
    expect(await workFrom('2001:db8:1:1::2')).toBe(1)
    await spray('2001:db8:1:1::3', 1)
    expect(await workFrom('2001:db8:1:1:ffff::1')).toBe(2)
    expect(await workFrom('2001:db8:1:2::1')).toBe(1)
  })

  test('easy captchas that were stored before prove too little', async () => {
    const ip = '203.0.113.3'
    const stored = await bank.solveCaptcha(ip)
    await triedFrom(ip, freeAttempts)
    const headers = { ...strangeDevice(), 'captcha-token': stored }
    expect((await bank.logIn(await customer(), headers, ip)).body['code']).toBe('CAPTCHA_INVALID')
  })

  test('parallel passwords count like those in turn', async () => {
    const ip = '203.0.113.4'
    await triedFrom(ip, addressAttempts - 5)
    const tokens = await Promise.all(Array.from({ length: 30 }, () => bank.solveCaptcha(ip)))
    const answers = await Promise.all(
      tokens.map((token, serial) =>
        bank.logIn(
          undefined,
          { ...wrongPassword, username: `parallel-${serial}`, 'captcha-token': token },
          ip,
        ),
      ),
    )
    const checked = answers.filter(({ body }) => body['code'] === 'UserCredentialsException')
    expect(checked).toHaveLength(5)
  })

  test('right passwords cost an address nothing', async () => {
    const ip = '203.0.113.5'
    for (let tried = 0; tried < freeAttempts + 5; tried += 1) {
      expect((await bank.logIn(await customer(), strangeDevice(), ip)).status).toBe(200)
    }
    expect(await workFrom(ip)).toBe(1)
  })
})

describe('a device on which the person has signed in', () => {
  test('gets in while strangers have locked the person out, even for good', async () => {
    const person = await customer()
    await bank.signIn(person)
    for (const minutes of [0, 16, 31]) {
      bank.clock.advanceMinutes(minutes)
      await lockOutFromElsewhere(person)
      expect((await bank.logIn(person)).body['form']).toBe('LOGIN')
    }
    const strange = await bank.logIn(person, strangeDevice())
    expect(strange.body['code']).toBe('PermanentLockoutException')
    const { mobile } = person
    const byPhone = await bank.logIn(undefined, { username: '', phone: `0${mobile.slice(3)}` })
    expect(byPhone.body['form']).toBe('LOGIN')
    expect((await bank.signIn(person)).status).toBe(200)
  })

  test('gives strangers no new attempts by signing in', async () => {
    const person = await customer()
    await bank.signIn(person)
    await lockOutFromElsewhere(person)
    expect((await bank.signIn(person)).status).toBe(200)
    const strange = await bank.logIn(person, strangeDevice())
    expect(strange.body['code']).toBe('TemporaryLockoutException')
  })

  test('has attempts of its own, and locks itself out by them alone', async () => {
    const person = await customer()
    await bank.signIn(person)
    const own = []
    for (let tried = 0; tried < 6; tried += 1) own.push(await bank.logIn(person, wrongPassword))
    expect(own.map(({ body }) => body['code'])).toEqual([
      ...Array.from({ length: 4 }, () => 'UserCredentialsException'),
      'TemporaryLockoutException',
      'TemporaryLockoutException',
    ])
    expect((await bank.logIn(person, strangeDevice())).body['form']).toBe('LOGIN')
    expect(await bank.module.accessControl.liftLockout(person.personId)).toBe(true)
    expect((await bank.logIn(person)).body['form']).toBe('LOGIN')
  })

  test('restores a password that strangers have locked', async () => {
    const person = await customer()
    await bank.signIn(person)
    for (const minutes of [0, 16, 31]) {
      bank.clock.advanceMinutes(minutes)
      await lockOutFromElsewhere(person)
    }
    const flow = createFlow(bank)
    await flow.forget(person.individualInn, person.mobile)
    const confirmed = await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(confirmed.body).toMatchObject({ form: 'RESET_PASSWORD', step: 'PASSWORD' })
  })

  test('works from an address that is refused, with the usual captcha', async () => {
    const ip = '203.0.113.6'
    const person = await customer()
    await bank.signIn(person)
    await triedFrom(ip, addressAttempts)
    expect(await workFrom(ip)).toBe(32)
    expect(await workFrom(ip, deviceId)).toBe(1)
    expect((await bank.logIn(person, {}, ip)).body['form']).toBe('LOGIN')
    // The device is the person's, not anybody's.
    const stranger = await bank.logIn(
      await customer(),
      { 'captcha-token': await bank.solveCaptcha(ip, deviceId) },
      ip,
    )
    expect(stranger.body['code']).toBe('CAPTCHA_INVALID')
  })
})
