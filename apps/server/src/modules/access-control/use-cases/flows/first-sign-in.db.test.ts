import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { createFlow, newPassword, otherThan, outcomeOf } from '../../testing/flow-steps.ts'
import {
  password,
  testAccessControl,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

let bank: TestAccessControl
let company: SeedOrganisation

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function newcomer(over: Partial<SeedPerson> = {}): Promise<SeedPerson> {
  const person = await bank.addUnregisteredPerson(over)
  await bank.addUserContract(person, company)
  return person
}

async function begin(person: SeedPerson) {
  const flow = createFlow(bank)
  const started = await bank.logIn(person)
  flow.takeOver(started)
  return { flow, started }
}

describe('the first sign-in', () => {
  test('goes from the one-time password by SMS, password and app to a session', async () => {
    const person = await newcomer()
    const { flow, started } = await begin(person)
    expect(started.body).toMatchObject({ form: 'SMS_CONFIRM', available2fa: ['SMS'] })
    const sent = await flow.send()
    expect(sent.body).toEqual({
      form: 'SMS_CONFIRM',
      step: 'SMS',
      sms: {
        phone: expect.stringMatching(/^996•{5}\d{4}$/),
        expiresInSeconds: 120,
        resendInSeconds: 60,
        sendsLeft: 4,
      },
    })
    const confirmed = await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(confirmed.body).toEqual({ form: 'SMS_CONFIRM', step: 'PASSWORD' })
    const set = await flow.setPassword(newPassword)
    expect(set.body).toMatchObject({ form: 'SMS_CONFIRM', step: 'TOTP' })
    const { secret, uri } = set.body['totp'] as { secret: string; uri: string }
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain(encodeURIComponent(person.clientId.toLowerCase()))
    const code = flow.firstCode(set)
    const enrolled = await flow.enrol(code)
    expect(enrolled.body).toEqual({ expiresInSeconds: 900 })
    expect(await bank.module.accessControl.authenticate(bank.tokenOf(enrolled), true)).toBeDefined()

    const again = await bank.logIn(person, { password: newPassword })
    expect(again.body).toMatchObject({
      form: 'LOGIN',
      userInfo: { hasConfirmedTotp: true, state: 'Confirmed' },
    })
    // The code that made the app the person's is used, on whatever path.
    expect(outcomeOf(await bank.confirm(again, code))).toEqual([400, 'OTP_ALREADY_USED'])
    expect((await bank.logIn(person)).body['code']).toBe('UserCredentialsException')
  })

  test('takes the one-time password that the bank keeps, and retires it', async () => {
    const { passwordHash: _none, ...person } = await bank.addUnregisteredPerson({
      clientId: 'never-in',
    })
    const other = { ...person, personId: bank.ids.uuid(), userReferenceId: bank.ids.uuid() }
    const invited = { ...other, clientId: 'invited', mobile: '996700900900' }
    await bank.module.accessControl.seed.addPerson(invited)
    await bank.addUserContract(invited, company)
    bank.bankPorts.gives(invited.personId, 'Bank-Gave-1!')
    expect((await bank.logIn(invited, { password: 'Bank-Gave-2!' })).body['code']).toBe(
      'UserCredentialsException',
    )
    const flow = createFlow(bank)
    const started = await bank.logIn(invited, { password: 'Bank-Gave-1!' })
    expect(started.body['form']).toBe('SMS_CONFIRM')
    flow.takeOver(started)
    await flow.send()
    await flow.confirm(bank.bankPorts.lastCode(invited.mobile))
    await flow.setPassword(newPassword)
    expect((await bank.logIn(invited, { password: 'Bank-Gave-1!' })).body['code']).toBe(
      'UserCredentialsException',
    )
  })

  test('with an app that is set up already requests its code and then a new password', async () => {
    const person = await bank.addPerson({ state: 'Init' })
    await bank.addUserContract(person, company)
    bank.clock.advanceMinutes(1)
    const { flow, started } = await begin(person)
    expect(started.body).toMatchObject({ form: 'RESET_PASSWORD', available2fa: ['TOTP'] })
    expect(outcomeOf(await flow.setPassword(newPassword))).toEqual([400, 'REQUEST_INVALID'])
    expect((await flow.confirm(bank.codeNow())).body).toEqual({
      form: 'RESET_PASSWORD',
      step: 'PASSWORD',
    })
    expect((await flow.setPassword(newPassword)).body).toEqual({ expiresInSeconds: 900 })
  })

  test('left before the app is set up goes on later without another password', async () => {
    const person = await newcomer()
    const { flow } = await begin(person)
    await flow.send()
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    await flow.setPassword(newPassword)
    bank.clock.advanceMinutes(2)
    const later = createFlow(bank)
    const started = await bank.logIn(person, { password: newPassword })
    expect(started.body['form']).toBe('RESET_TOTP')
    later.takeOver(started)
    await later.send()
    const confirmed = await later.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(confirmed.body).toMatchObject({ form: 'RESET_TOTP', step: 'TOTP' })
    expect((await later.enrol(later.firstCode(confirmed))).status).toBe(200)
  })

  test('given up is over', async () => {
    const person = await newcomer()
    const { flow } = await begin(person)
    await flow.send()
    const kept = { ...flow.cookies() }
    await flow.call('GET', '/logout')
    const code = bank.bankPorts.lastCode(person.mobile)
    const late = await bank.call('POST', '/confirm', { cookies: kept, body: { code } })
    expect(outcomeOf(late)).toEqual([403, 'SIGN_IN_EXPIRED'])
  })
})

describe('the new password', () => {
  test.each([
    ['too weak', 'short', 'PASSWORD_RULES'],
    ['one that everybody tries', 'Qwerty-2026!', 'PASSWORD_COMMON'],
    ['one from a leak', 'L58jkdjP!', 'PASSWORD_COMMON'],
    ['the one-time one again', password, 'PASSWORD_SAME'],
  ])('is refused when it is %s, and may be typed again', async (_why, wanted, code) => {
    const person = await newcomer()
    const { flow } = await begin(person)
    await flow.send()
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(outcomeOf(await flow.setPassword(wanted))).toEqual([400, code])
    expect((await flow.setPassword(newPassword)).body['step']).toBe('TOTP')
  })
})

describe('the first code of the app', () => {
  test('may be wrong a few times, and then the codes are locked on every path', async () => {
    const person = await newcomer()
    const { flow } = await begin(person)
    await flow.send()
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    const set = await flow.setPassword(newPassword)
    const wrong = otherThan(flow.firstCode(set))
    const left: unknown[] = []
    for (let tried = 0; tried < 4; tried += 1) {
      const { body } = await flow.enrol(wrong)
      left.push((body['params'] as { attemptsLeft: number }).attemptsLeft)
    }
    expect(left).toEqual([4, 3, 2, 1])
    expect(outcomeOf(await flow.enrol(wrong))).toEqual([403, 'TemporaryLockoutException'])
    expect(outcomeOf(await flow.enrol(flow.firstCode(set)))).toEqual([
      403,
      'TemporaryLockoutException',
    ])
  })

  test('makes the app the person’s once, however often it is sent', async () => {
    const person = await newcomer()
    const { flow } = await begin(person)
    await flow.send()
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    const set = await flow.setPassword(newPassword)
    const code = flow.firstCode(set)
    const answers = await Promise.all([flow.enrol(code), flow.enrol(code), flow.enrol(code)])
    const statuses = answers.map(answer => answer.status).toSorted((a, b) => a - b)
    // Whoever comes last may find the flow over already: that is another refusal, and no second effect.
    expect([statuses[0], statuses.filter(status => status >= 400)]).toEqual([
      200,
      statuses.slice(1),
    ])
  })
})
