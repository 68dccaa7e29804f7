import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { createFlow, otherThan, outcomeOf } from '../../testing/flow-steps.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'

let bank: TestAccessControl
let company: SeedOrganisation

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function withCode() {
  const person: SeedPerson = await bank.addUnregisteredPerson()
  await bank.addUserContract(person, company)
  const flow = createFlow(bank)
  flow.takeOver(await bank.logIn(person))
  await flow.send()
  return { person, flow, code: bank.bankPorts.lastCode(person.mobile) }
}
const moveSeconds = (seconds: number) =>
  bank.clock.setTo(new Date(bank.clock.now() + seconds * 1000).toISOString())
const waitOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['params'] as { waitSeconds: number }).waitSeconds

describe('a code by SMS', () => {
  test('is good for 120 seconds', async () => {
    const late = await withCode()
    moveSeconds(120)
    expect(outcomeOf(await late.flow.confirm(late.code))).toEqual([400, 'OTP_EXPIRED'])
    const inTime = await withCode()
    moveSeconds(119)
    expect((await inTime.flow.confirm(inTime.code)).status).toBe(200)
  })

  test('comes again after a minute, and the earlier one is no good any more', async () => {
    const { flow, code, person } = await withCode()
    moveSeconds(59)
    const tooSoon = await flow.send()
    expect(outcomeOf(tooSoon)).toEqual([400, 'WrongUserStateException'])
    expect(waitOf(tooSoon)).toBe(1)
    moveSeconds(1)
    expect((await flow.send()).body).toMatchObject({ sms: { sendsLeft: 3 } })
    const second = bank.bankPorts.lastCode(person.mobile)
    if (second !== code) {
      expect(outcomeOf(await flow.confirm(code))).toEqual([400, 'WrongOtpException'])
    }
    expect((await flow.confirm(second)).status).toBe(200)
  })

  test('goes out five times within an hour', async () => {
    const { flow } = await withCode()
    for (let sent = 1; sent < 5; sent += 1) {
      moveSeconds(60)
      expect((await flow.send()).status).toBe(200)
    }
    moveSeconds(60)
    const refused = await flow.send()
    expect(outcomeOf(refused)).toEqual([400, 'SMS_LIMIT_REACHED'])
    expect(waitOf(refused)).toBe(3600 - 5 * 60)
  })

  test('may be guessed five times, in whatever flow, and then the number is locked', async () => {
    const { flow, code, person } = await withCode()
    const wrong = otherThan(code)
    const answers = [await flow.confirm(wrong), await flow.confirm(wrong)]
    const other = createFlow(bank)
    other.takeOver(await bank.logIn(person))
    moveSeconds(60)
    await other.send()
    for (let tried = 0; tried < 3; tried += 1) {
      answers.push(await other.confirm(otherThan(bank.bankPorts.lastCode(person.mobile))))
    }
    expect(answers.map(outcomeOf)).toEqual([
      [400, 'WrongOtpException'],
      [400, 'WrongOtpException'],
      [400, 'WrongOtpException'],
      [400, 'WrongOtpException'],
      [403, 'TemporaryLockoutException'],
    ])
    expect(
      answers.map(answer => (answer.body['params'] as { attemptsLeft: number }).attemptsLeft),
    ).toEqual([4, 3, 2, 1, 0])
    // The flow is over: right or wrong, its code opens nothing.
    const late = await other.confirm(bank.bankPorts.lastCode(person.mobile))
    expect(outcomeOf(late)).toEqual([403, 'SIGN_IN_EXPIRED'])
  })

  test('is used up by one of many who send it at once', async () => {
    const { flow, code } = await withCode()
    const answers = await Promise.all(Array.from({ length: 4 }, () => flow.confirm(code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  test('is good only in the flow that requested it', async () => {
    const one = await withCode()
    const other = createFlow(bank)
    other.takeOver(await bank.logIn(one.person))
    expect(outcomeOf(await other.confirm(one.code))).toEqual([400, 'REQUEST_INVALID'])
    moveSeconds(60)
    await other.send()
    const second = bank.bankPorts.lastCode(one.person.mobile)
    if (second !== one.code) {
      expect(outcomeOf(await other.confirm(one.code))).toEqual([400, 'WrongOtpException'])
    }
  })

  test('is kept only as a keyed hash, and needs a captcha to be sent', async () => {
    const { code, person, flow } = await withCode()
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(c)::text as row from access_control.sms_code c
      where mobile = ${person.mobile}`.execute(bank.database.ownerDb)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(`"${code}"`)
    const bare = await flow.call('POST', '/otp/send', {})
    expect(outcomeOf(bare)).toEqual([400, 'CAPTCHA_INVALID'])
  })

  test('that a gateway does not take does not show', async () => {
    const person = await bank.addUnregisteredPerson()
    await bank.addUserContract(person, company)
    const flow = createFlow(bank)
    flow.takeOver(await bank.logIn(person))
    bank.bankPorts.isUnavailable = true
    const sent = await flow.send()
    bank.bankPorts.isUnavailable = false
    expect(sent.status).toBe(200)
  })
})
