import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { holds } from '@tartip/domain/result'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'

import type { SeedPerson } from '../../public.ts'
import {
  deviceId,
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

let bank: TestAccessControl
let company: Awaited<ReturnType<TestAccessControl['addOrganisation']>>

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function newPerson(over: Partial<SeedPerson> = {}): Promise<SeedPerson> {
  const person = await bank.addPerson(over)
  await bank.addUserContract(person, company)
  return person
}
const wrongPassword = { password: 'Wrong-Password-1!' }
const moveMinutes = (minutes: number) => bank.clock.advanceMinutes(minutes)

describe('the first step', () => {
  test('shows what to do next and opens no session yet', async () => {
    const started = await bank.logIn(await newPerson())
    expect(started.status).toBe(200)
    expect(started.body).toEqual({
      form: 'LOGIN',
      userInfo: { hasConfirmedTotp: true, state: 'Confirmed' },
      available2fa: ['TOTP'],
    })
    expect(bank.tokenOf(started)).toBe('')
    expect(started.headers['cache-control']).toBe('no-store')
  })

  test('takes a phone number as well as a client ID', async () => {
    const person = await newPerson()
    const started = await bank.logIn(undefined, {
      username: '',
      phone: `0${person.mobile.slice(3)}`,
    })
    expect(started.body).toMatchObject({ form: 'LOGIN' })
  })

  test('an unknown login and a wrong password are answered alike, five times and then locked', async () => {
    const person = await newPerson()
    const known: Answer[] = []
    const unknown: Answer[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      known.push(await bank.logIn(person, wrongPassword))
      unknown.push(await bank.logIn(undefined, wrongPassword))
    }
    const shown = (answers: readonly Answer[]) =>
      answers.map(({ status, body: { traceId: _traceId, ...body } }) => ({ status, body }))
    expect(shown(known)).toEqual(shown(unknown))
    expect(shown(known).map(answer => [answer.status, answer.body['code']])).toEqual([
      [400, 'UserCredentialsException'],
      [400, 'UserCredentialsException'],
      [400, 'UserCredentialsException'],
      [400, 'UserCredentialsException'],
      [403, 'TemporaryLockoutException'],
      [403, 'TemporaryLockoutException'],
    ])
    expect(known[0]?.body['params']).toEqual({ attemptsLeft: 4, login: 'username' })
    expect(known[4]?.body['params']).toEqual({ attemptsLeft: 0, waitSeconds: 900 })
    expect(Object.keys(known[0]?.headers ?? {})).toEqual(Object.keys(unknown[0]?.headers ?? {}))
  })

  test('the right password does not help during a lockout, and helps after it', async () => {
    const person = await newPerson()
    for (let tried = 0; tried < 5; tried += 1) await bank.logIn(person, wrongPassword)
    expect((await bank.logIn(person)).body['code']).toBe('TemporaryLockoutException')
    moveMinutes(15)
    expect((await bank.logIn(person)).status).toBe(200)
  })

  test('the third lockout of a day is permanent', async () => {
    const person = await newPerson()
    for (const waitMinutes of [15, 30, 60 * 24 * 365]) {
      for (let tried = 0; tried < 5; tried += 1) await bank.logIn(person, wrongPassword)
      moveMinutes(waitMinutes)
    }
    const answer = await bank.logIn(person)
    expect([answer.status, answer.body['code']]).toEqual([403, 'PermanentLockoutException'])
  })

  test('twenty wrong passwords at once are no more than five guesses', async () => {
    const person = await newPerson()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.logIn(person, wrongPassword)),
    )
    const codes = answers.map(answer => answer.body['code'])
    expect(codes.filter(code => code === 'UserCredentialsException').length).toBeLessThanOrEqual(5)
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from access_control.audit
      where person_id = ${person.personId} and outcome = 'UserCredentialsException'`.execute(
      bank.database.ownerDb,
    )
    expect(Number(rows[0]?.count)).toBeLessThanOrEqual(5)
    expect((await bank.logIn(person)).body['code']).toBe('TemporaryLockoutException')
  })

  test('a captcha solution is accepted once, though twenty try at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson()))
    const token = await bank.solveCaptcha()
    const answers = await Promise.all(
      people.map(person => bank.logIn(person, { 'captcha-token': token })),
    )
    const codes = answers.map(answer => answer.body['code'] ?? 'let in')
    expect(codes.filter(code => code === 'let in')).toHaveLength(1)
    expect(codes.filter(code => code === 'CAPTCHA_INVALID')).toHaveLength(19)
  })

  test('a token that is no solution is refused before the password is checked', async () => {
    const answer = await bank.logIn(await newPerson(), { 'captcha-token': 'AAAA' })
    expect([answer.status, answer.body['code']]).toEqual([400, 'CAPTCHA_INVALID'])
  })

  test('a call from another site is refused before anything is checked', async () => {
    const answer = await bank.logIn(await newPerson(), { 'sec-fetch-site': 'cross-site' })
    expect([answer.status, answer.body['code']]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
  })
})

describe('a password', () => {
  test('is good for as long as its owner wants: nobody has to change it by the calendar', async () => {
    const loyal = await bank.addPerson()
    await bank.addUserContract(loyal, await bank.addOrganisation())
    await bank.signIn(loyal)
    const began = bank.clock.now()
    bank.clock.setTo(new Date(began + 3 * 365 * 24 * 60 * 60_000).toISOString())
    expect((await bank.signIn(loyal)).status).toBe(200)
  })
})

describe('the second step', () => {
  test('a right code opens a session of 900 seconds', async () => {
    const signedIn = await bank.signIn(await newPerson())
    expect(signedIn.status).toBe(200)
    expect(signedIn.headers['x-session-expires-in']).toBe('900')
    const session = await bank.module.accessControl.authenticate(bank.tokenOf(signedIn), true)
    expect(session?.actor).toMatchObject({ companyName: company.companyName, signRight: 'FIRST' })
  })

  test('only the hash of the session id is stored', async () => {
    const token = bank.tokenOf(await bank.signIn(await newPerson()))
    const { rows } = await sql<{ found: boolean }>`
      select exists (
        select from access_control.session s where s::text like ${`%${token}%`}) as found`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([{ found: false }])
  })

  test('a session id brought along is not accepted over, and its session ends', async () => {
    const person = await newPerson()
    const first = await bank.signIn(person)
    moveMinutes(1)
    const planted = { ...first, cookies: { ...first.cookies } }
    const second = await bank.confirm(await bank.logIn(person), bank.codeNow(), planted)
    expect(bank.tokenOf(second)).not.toBe(bank.tokenOf(first))
    const { authenticate } = bank.module.accessControl
    expect(await authenticate(bank.tokenOf(first), true)).toBeUndefined()
    expect(await authenticate(bank.tokenOf(second), true)).toBeDefined()
  })

  test('wrong codes lock out as wrong passwords do, over sign-in and signing', async () => {
    const person = await newPerson()
    const started = await bank.logIn(person)
    const wrong = await bank.confirm(started, '000000')
    expect([wrong.status, wrong.body['code'], wrong.body['params']]).toEqual([
      400,
      'WrongOtpException',
      { attemptsLeft: 4 },
    ])
    for (let tried = 0; tried < 4; tried += 1) await bank.confirm(started, '000000')
    const again = await bank.confirm(await bank.logIn(person), '000000')
    expect([again.status, again.body['code']]).toEqual([403, 'TemporaryLockoutException'])
    const signing = await bank.useCode(person.personId, '000000')
    expect(signing).toMatchObject({ error: { code: 'TemporaryLockoutException' } })
  })

  test('whoever only knows a login cannot keep its person from signing', async () => {
    const person = await newPerson()
    for (let tried = 0; tried < 6; tried += 1) await bank.logIn(person, wrongPassword)
    const locked = await bank.logIn(person)
    expect(locked.status).not.toBe(200)
    expect(await bank.useCode(person.personId, bank.codeNow())).toEqual(holds)
  })

  test('knowing the password gives no more guesses at the code', async () => {
    const person = await newPerson()
    for (let tried = 0; tried < 4; tried += 1) {
      await bank.confirm(await bank.logIn(person), '000000')
    }
    const last = await bank.confirm(await bank.logIn(person), '000000')
    expect(last.body['code']).toBe('TemporaryLockoutException')
  })

  test('a code that has been used is informed and not counted', async () => {
    const person = await newPerson()
    const signedIn = await bank.signIn(person)
    expect(signedIn.status).toBe(200)
    const started = await bank.logIn(person)
    for (let tried = 0; tried < 6; tried += 1) {
      const again = await bank.confirm(started, bank.codeNow())
      expect([again.status, again.body['code']]).toEqual([400, 'OTP_ALREADY_USED'])
    }
    moveMinutes(1)
    expect((await bank.confirm(started, bank.codeNow())).status).toBe(200)
  })

  test('the first step is good for five minutes and for one session', async () => {
    const person = await newPerson()
    const started = await bank.logIn(person)
    moveMinutes(5)
    const late = await bank.confirm(started, bank.codeNow())
    expect([late.status, late.body['code']]).toEqual([403, 'SIGN_IN_EXPIRED'])

    const fresh = await bank.logIn(person)
    expect((await bank.confirm(fresh, bank.codeNow())).status).toBe(200)
    moveMinutes(1)
    expect((await bank.confirm(fresh, bank.codeNow())).body['code']).toBe('SIGN_IN_EXPIRED')
    expect((await bank.call('POST', '/login/confirm', { body: { code: '1' } })).status).toBe(403)
  })

  test('a person in state Init is sent to the SMS and a code opens nothing', async () => {
    const person = await bank.addUnregisteredPerson()
    const started = await bank.logIn(person)
    expect(started.body).toMatchObject({
      form: 'SMS_CONFIRM',
      userInfo: { state: 'Init' },
      available2fa: ['SMS'],
    })
    const refused = await bank.confirm(started, bank.codeNow())
    expect([refused.status, refused.body['code']]).toEqual([400, 'TOTP_NOT_ENROLLED'])
  })

  test('who has no active contract is informed and gets no session', async () => {
    const person = await bank.addPerson()
    await bank.addUserContract(person, company, { state: 'FROZEN' })
    const refused = await bank.signIn(person)
    expect([refused.status, refused.body['code']]).toEqual([403, 'NO_ACTIVE_CONTRACT'])
    expect(bank.tokenOf(refused)).toBe('')
  })

  test('a contract that has expired is not the default of a new session', async () => {
    const today = bishkekDate(bank.clock.now())
    const expired = await bank.addOrganisation({ expirationDate: addDays(today, -1) })
    const person = await bank.addPerson()
    await bank.addUserContract(person, expired)
    expect((await bank.signIn(person)).body['code']).toBe('NO_ACTIVE_CONTRACT')
    await bank.addUserContract(person, company)
    const session = await bank.module.accessControl.authenticate(
      bank.tokenOf(await bank.signIn(person)),
      true,
    )
    expect(session?.actor?.legalPartyId).toBe(company.legalPartyId)
  })

  test('a new device is reported to the person once', async () => {
    const person = await newPerson()
    await bank.signIn(person)
    await bank.signIn(person)
    const { rows } = await sql<{ payload: unknown }>`
      select payload from platform.outbox
      where legal_party_id = ${company.legalPartyId} and topic = 'notification'
        and kind = 'newDevice' and payload ->> 'personId' = ${person.personId}`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toMatchObject([{ payload: { deviceId } }])
    const notices = bank.bankPorts.messages.filter(one => one.phone === person.mobile)
    expect(notices).toMatchObject([{ purpose: 'NOTICE', text: expect.stringContaining('7711') }])
  })
})

describe('the audit', () => {
  test('holds every step and no secret, and cannot be changed', async () => {
    const person = await newPerson()
    await bank.logIn(person, { password: 'Typed-By-Mistake-1!' })
    await bank.signIn(person)
    const { rows } = await sql<{ action: string; outcome: string; line: string }>`
      select action, outcome, a::text as line from access_control.audit a
      where person_id = ${person.personId} order by id`.execute(bank.database.ownerDb)
    expect(rows.map(row => `${row.action} ${row.outcome}`)).toEqual([
      'signInBegun UserCredentialsException',
      'signInBegun ok',
      'signInConfirmed ok',
    ])
    expect(rows.map(row => row.line).join()).not.toContain('Typed-By-Mistake')
    for (const change of [
      sql`update access_control.audit set outcome = 'ok'`,
      sql`delete from access_control.audit`,
    ]) {
      await expect(change.execute(bank.database.db)).rejects.toThrow('permission denied')
    }
  })
})
