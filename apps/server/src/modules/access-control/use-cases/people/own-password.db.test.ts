import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SeedPerson } from '../../public.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  password,
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

const changePassword = `mutation C($current: String!, $next: String!, $code: String!) {
  changePassword(currentPassword: $current, newPassword: $next, otpCode: $code) }`
const next = 'Another-Secret-7!'

let bank: TestAccessControl
let person: SeedPerson
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  ;({ person, browser } = await bank.addSignedIn())
})
afterAll(() => bank.close())

const change = (over: object = {}, who = browser) => {
  bank.clock.advanceMinutes(1)
  const variables = { current: password, next, code: bank.codeNow(), ...over }
  return runQuery(bank, who, changePassword, variables)
}
const isAlive = async (of: Answer) =>
  (await bank.module.accessControl.authenticate(bank.tokenOf(of), true)) !== undefined

describe('changing one’s own password', () => {
  test('ends every other session, keeps this one, and only the new password opens', async () => {
    const elsewhere = await bank.signIn(person)
    browser = await bank.signIn(person)
    const reported: string[] = []
    const stop = bank.module.accessControl.onSessionEnded(id => reported.push(id))
    expect((await change()).data).toEqual({ changePassword: true })
    stop()
    expect([await isAlive(browser), await isAlive(elsewhere)]).toEqual([true, false])
    expect(reported.length).toBeGreaterThan(0)
    expect((await bank.logIn(person)).status).toBe(400)
    const headers = { password: encodeURIComponent(next) }
    expect((await bank.logIn(person, headers)).status).toBe(200)
    const { rows } = await sql<{ action: string }>`
      select action from access_control.audit
      where person_id = ${person.personId} and action = 'passwordChanged'`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['PASSWORD_INCORRECT', { current: 'wrong' }],
    ['PASSWORD_SAME', { next: password }],
    ['PASSWORD_RULES', { next: 'short' }],
    ['PASSWORD_COMMON', { next: 'Password-123!' }],
    ['OTP_INCORRECT', { code: '000000' }],
  ])('is refused with %s for %j and changes nothing', async (code, over) => {
    expect((await change(over)).codes).toEqual([code])
    expect((await bank.logIn(person)).status).toBe(200)
  })

  test('requests the code last: a password that cannot be taken uses none up', async () => {
    bank.clock.advanceMinutes(1)
    const code = bank.codeNow()
    const refused = await runQuery(bank, browser, changePassword, {
      current: password,
      next: 'short',
      code,
    })
    expect(refused.codes).toEqual(['PASSWORD_RULES'])
    const taken = await runQuery(bank, browser, changePassword, { current: password, next, code })
    expect(taken.codes).toEqual([])
  })

  test.each([
    ['Pending', 'PERSON_LOCKED'],
    ['Rejected', 'PERSON_REJECTED'],
  ] as const)('is refused to a person whose check is %s', async (status, code) => {
    const unchecked = await bank.addPerson({ postVerificationStatus: status })
    await bank.addUserContract(unchecked, await bank.addOrganisation())
    const theirs = await bank.signIn(unchecked)
    expect((await change({}, theirs)).codes).toEqual([code])
    expect((await bank.logIn(unchecked)).status).toBe(200)
  })

  test('is done at the bank’s office by non-residents', async () => {
    const foreigner = await bank.addPerson({ isResident: false })
    await bank.addUserContract(foreigner, await bank.addOrganisation())
    const theirs = await bank.signIn(foreigner)
    expect((await change({}, theirs)).codes).toEqual(['CHANGE_AT_BANK_OFFICE'])
  })
})
