import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { addressAttempts } from '../../rules/address-limit.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import { createFlow, otherThan, outcomeOf } from '../../testing/flow-steps.ts'
import {
  deviceId,
  testAccessControl,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { subjectOfAddress } from '../attempts/attempt-subjects.ts'

let bank: TestAccessControl
let company: SeedOrganisation

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function withCode(ip?: string) {
  const person: SeedPerson = await bank.addUnregisteredPerson()
  await bank.addUserContract(person, company)
  const flow = createFlow(bank, ip === undefined ? {} : { ip })
  flow.takeOver(await bank.logIn(person, {}, ip))
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

describe('codes by SMS that are guessed from one address', () => {
  const countOf = async (ip: string) => {
    const { rows } = await sql<{ tries: number }>`
      select tries from access_control.guess_counter
      where subject = ${subjectOfAddress(ip)}`.execute(bank.database.ownerDb)
    return rows[0]?.tries ?? 0
  }

  test('are counted over all numbers, and right ones are not', async () => {
    const ip = '203.0.113.20'
    const one = await withCode(ip)
    const other = await withCode(ip)
    for (const { flow, code } of [one, one, other]) await flow.confirm(otherThan(code))
    expect(await countOf(ip)).toBe(3)
    expect((await other.flow.confirm(other.code)).status).toBe(200)
    expect(await countOf(ip)).toBe(3)
  })

  test('are not checked any more after a hundred', async () => {
    const ip = '203.0.113.21'
    const { flow, code } = await withCode(ip)
    await sql`
      insert into access_control.guess_counter (subject, tries, locked_until, changed_at)
      values (${subjectOfAddress(ip)}, ${addressAttempts},
        ${new Date(bank.clock.now() + 3_600_000).toISOString()}::timestamptz, now())
      on conflict (subject) do update
        set tries = excluded.tries, locked_until = excluded.locked_until`.execute(
      bank.database.ownerDb,
    )
    const answer = await flow.confirm(code)
    expect(outcomeOf(answer)).toEqual([429, 'SIGN_IN_ADDRESS_LOCKED'])
    expect(waitOf(answer)).toBe(3_600)
  })

  test('do not count on a device of the person', async () => {
    const ip = '203.0.113.22'
    const { flow, code, person } = await withCode(ip)
    await createDeviceStore(bank.database.db).remember(person.personId, deviceId, bank.clock.now())
    await flow.confirm(otherThan(code))
    expect(await countOf(ip)).toBe(0)
  })
})

describe('a step that fails', () => {
  /** The next step of a flow cannot be written meanwhile. */
  const whileStepsFail = async (run: () => Promise<void>) => {
    const { ownerDb } = bank.database
    await sql`
      create function access_control.fail_step() returns trigger language plpgsql as
        $$ begin raise exception 'the disk is full'; end $$`.execute(ownerDb)
    await sql`
      create trigger fail_step before update on access_control.pre_session
      for each row execute function access_control.fail_step()`.execute(ownerDb)
    try {
      await run()
    } finally {
      await sql`drop function access_control.fail_step() cascade`.execute(ownerDb)
    }
  }

  test('gives the code by SMS back', async () => {
    const { flow, code } = await withCode()
    await whileStepsFail(async () => expect((await flow.confirm(code)).status).toBe(500))
    expect((await flow.confirm(code)).status).toBe(200)
  })

  test('gives the code of the app back', async () => {
    const person = await bank.addPerson({ state: 'Init' })
    await bank.addUserContract(person, company)
    const flow = createFlow(bank)
    flow.takeOver(await bank.logIn(person))
    moveSeconds(60)
    await whileStepsFail(async () => expect((await flow.confirm(bank.codeNow())).status).toBe(500))
    expect((await flow.confirm(bank.codeNow())).body).toMatchObject({ step: 'PASSWORD' })
  })
})
