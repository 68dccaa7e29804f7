import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { createFlow, newPassword, outcomeOf } from '../../testing/flow-steps.ts'
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

async function customer(over: Partial<SeedPerson> = {}): Promise<SeedPerson> {
  const person = await bank.addPerson(over)
  await bank.addUserContract(person, company)
  return person
}
const isAlive = async (token: string) =>
  (await bank.module.accessControl.authenticate(token, true)) !== undefined

async function lockOutForGood(person: SeedPerson): Promise<void> {
  for (const minutes of [0, 16, 31]) {
    bank.clock.advanceMinutes(minutes)
    for (let tried = 0; tried < 5; tried += 1) {
      await bank.logIn(person, { password: 'Wrong-Password-1!' })
    }
  }
}

describe('a forgotten password', () => {
  test('is replaced by tax number, phone and SMS, and every session ends', async () => {
    const person = await customer()
    const open = bank.tokenOf(await bank.signIn(person))
    const ended: string[] = []
    const stop = bank.module.accessControl.onSessionEnded(id => ended.push(id))
    const flow = createFlow(bank)
    const started = await flow.forget(person.individualInn, person.mobile)
    expect(started.body).toMatchObject({ form: 'RESET_PASSWORD', step: 'SMS' })
    const code = bank.bankPorts.lastCode(person.mobile)
    const confirmed = await flow.call('POST', '/confirm-forgot-password', { code })
    expect(confirmed.body).toEqual({ form: 'RESET_PASSWORD', step: 'PASSWORD' })
    expect(await isAlive(open)).toBe(true)
    const set = await flow.call('POST', '/confirm-forgot-password', { password: newPassword })
    expect(set.body).toEqual({ form: 'RESET_PASSWORD', step: 'DONE' })
    stop()
    expect([await isAlive(open), ended.length]).toEqual([false, 1])
    // It gives no session: the code of the app is still required.
    expect(bank.tokenOf(set)).toBe('')
    expect((await bank.logIn(person)).body['code']).toBe('UserCredentialsException')
    const startedAgain = await bank.logIn(person, { password: newPassword })
    expect(startedAgain.body).toMatchObject({ form: 'LOGIN', available2fa: ['TOTP'] })
    expect(bank.bankPorts.messages.at(-1)).toMatchObject({
      phone: person.mobile,
      purpose: 'NOTICE',
    })
  })

  test('of somebody whom nobody knows looks the same and sends nothing', async () => {
    const person = await customer()
    const sentBefore = bank.bankPorts.messages.length
    const flow = createFlow(bank)
    const started = await flow.forget('20305198800001', person.mobile)
    expect(started.body).toMatchObject({
      form: 'RESET_PASSWORD',
      step: 'SMS',
      sms: { expiresInSeconds: 120, resendInSeconds: 60, sendsLeft: 4 },
    })
    expect(bank.bankPorts.messages).toHaveLength(sentBefore)
    expect(outcomeOf(await flow.setPassword(newPassword))).toEqual([400, 'REQUEST_INVALID'])
  })

  test('does not lift a lockout caused by guessing; where it is lifted depends on residence', async () => {
    for (const isResident of [true, false]) {
      const person = await customer({ isResident })
      await lockOutForGood(person)
      const flow = createFlow(bank)
      await flow.forget(person.individualInn, person.mobile)
      const refused = await flow.confirm(bank.bankPorts.lastCode(person.mobile))
      expect(outcomeOf(refused)).toEqual([403, 'PermanentLockoutException'])
      expect(refused.body['params']).toMatchObject({ isResident: isResident ? 1 : 0 })
      expect(outcomeOf(await flow.setPassword(newPassword))).toEqual([403, 'SIGN_IN_EXPIRED'])
    }
  })

  test('cannot be set before the code was typed, nor twice', async () => {
    const person = await customer()
    const flow = createFlow(bank)
    await flow.forget(person.individualInn, person.mobile)
    expect(outcomeOf(await flow.setPassword(newPassword))).toEqual([400, 'REQUEST_INVALID'])
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    const answers = await Promise.all([
      flow.setPassword(newPassword),
      flow.setPassword(`${newPassword}-2`),
    ])
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 403])
  })

  test('is requested on the root of the service too, from pages of our own alone', async () => {
    const begin = (headers: Record<string, string>) =>
      bank.app.inject({ method: 'POST', url: '/forgot-password', headers, payload: {} })
    const own = { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin' }
    expect((await begin(own)).json()).toMatchObject({ code: 'INN_REQUIRED' })
    expect((await begin({ ...own, 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    })
  })

  test('of a former one cannot be chosen again', async () => {
    const person = await customer()
    const flow = createFlow(bank)
    await flow.forget(person.individualInn, person.mobile)
    await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(outcomeOf(await flow.setPassword(password))).toEqual([400, 'PASSWORD_SAME'])
  })
})

describe('a lost app', () => {
  test('is replaced by password and SMS; the old one opens nothing any more', async () => {
    const person = await customer()
    const open = bank.tokenOf(await bank.signIn(person))
    bank.clock.advanceMinutes(2)
    const flow = createFlow(bank)
    flow.takeOver(await bank.logIn(person))
    const sent = await flow.loseApp()
    expect(sent.body).toMatchObject({ form: 'RESET_TOTP', step: 'SMS' })
    expect(outcomeOf(await flow.call('POST', '/login/confirm', { code: bank.codeNow() }))).toEqual([
      400,
      'TOTP_NOT_ENROLLED',
    ])
    const confirmed = await flow.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(confirmed.body).toMatchObject({ form: 'RESET_TOTP', step: 'TOTP' })
    const entered = await flow.enrol(flow.firstCode(confirmed))
    expect(entered.body).toEqual({ expiresInSeconds: 900 })
    expect(await isAlive(open)).toBe(false)
    bank.clock.advanceMinutes(2)
    const later = await bank.logIn(person)
    expect(outcomeOf(await bank.confirm(later, bank.codeNow()))).toEqual([400, 'WrongOtpException'])
  })

  test('cannot be claimed while codes are locked out', async () => {
    const person = await customer()
    const started = await bank.logIn(person)
    for (let tried = 0; tried < 5; tried += 1) await bank.confirm(started, '000000')
    const flow = createFlow(bank)
    flow.takeOver(await bank.logIn(person))
    expect(outcomeOf(await flow.loseApp())).toEqual([403, 'TemporaryLockoutException'])
  })

  test('cannot be claimed without a password', async () => {
    expect(outcomeOf(await createFlow(bank).loseApp())).toEqual([403, 'SIGN_IN_EXPIRED'])
  })
})

test('the bank lifts the lockout of who has proved who they are', async () => {
  const person = await customer()
  await lockOutForGood(person)
  expect((await bank.logIn(person)).body['code']).toBe('PermanentLockoutException')
  expect(await bank.module.accessControl.liftLockout(person.personId)).toBe(true)
  expect((await bank.logIn(person)).body['form']).toBe('LOGIN')
  expect(await bank.module.accessControl.liftLockout(bank.ids.uuid())).toBe(false)
})
