import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { flowMs } from '../../rules/session-lifetime.ts'
import { createFlow, newPassword, outcomeOf } from '../../testing/flow-steps.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

let bank: TestAccessControl
let serial = 0

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

type Flow = ReturnType<typeof createFlow>

/** A tax number and a phone that nobody else in this file has. */
function numbers() {
  serial += 1
  return {
    inn: `2030519880${String(serial).padStart(4, '0')}`,
    phone: `99677700${String(serial).padStart(4, '0')}`,
  }
}

let addresses = 0
/** Each stranger comes from an address of their own: one address may guess only so often. */
function strangersFlow(): Flow {
  addresses += 1
  return createFlow(bank, { ip: `2001:db8:0:${addresses.toString(16)}::1` })
}

async function client(state: 'Confirmed' | 'Init') {
  const { inn, phone } = numbers()
  await bank.addPerson({ individualInn: inn, mobile: phone, state })
  return { inn, phone }
}

function invited(isFrozen: boolean) {
  const { inn, phone } = numbers()
  bank.bankPorts.knows(
    {
      personId: bank.ids.uuid(),
      inn,
      phone,
      fullName: 'Сыдыкова Айжан Руслановна',
      shortName: 'А. Сыдыкова',
      isResident: true,
      postVerificationStatus: 'Pending',
    },
    [],
  )
  if (isFrozen) bank.bankPorts.freezesRegistration(inn)
  return { inn, phone }
}

/** Whom a stranger may type in; the first of each flow is known, the others must look like it. */
const people: Readonly<Record<string, () => Promise<{ inn: string; phone: string }>>> = {
  'a client': () => client('Confirmed'),
  'a client without a password of their own': () => client('Init'),
  'a tax number with the phone of another': async () => ({
    ...numbers(),
    inn: (await client('Confirmed')).inn,
  }),
  'a person whom a contract names': async () => invited(false),
  'a person whose registration is closed': async () => invited(true),
  nobody: async () => numbers(),
}

const flows: Readonly<Record<string, (flow: Flow, inn: string, phone: string) => Promise<Answer>>> =
  {
    restore: (flow, inn, phone) => flow.forget(inn, phone),
    registration: (flow, inn, phone) => flow.register(inn, phone),
  }

/** How far a stranger without the phone gets. */
const states: Readonly<Record<string, (flow: Flow) => Promise<unknown>>> = {
  'right after the start': async () => undefined,
  'after a wrong code': flow => flow.confirm('000000'),
  'after the number was locked': async flow => {
    for (let tried = 0; tried < 5; tried += 1) await flow.confirm('000000')
  },
  'after another code': async flow => {
    bank.clock.advanceMinutes(1)
    await flow.send()
  },
  'after the code has expired': async () => bank.clock.advanceMinutes(3),
  'after the flow has expired': async () => bank.clock.advanceMinutes(flowMs / 60_000 + 1),
}

type Method = 'GET' | 'POST'
const calls: readonly (readonly [Method, string, object?])[] = [
  ['POST', '/confirm', { password: newPassword }],
  ['POST', '/confirm-forgot-password', { password: newPassword }],
  ['POST', '/totp/enroll', { code: '000000' }],
  ['POST', '/login/confirm', { code: '000000' }],
  ['GET', '/login/confirm/rutoken'],
  ['POST', '/login/confirm/rutoken', { challenge: 'x', signature: 'x' }],
  ['POST', '/confirm', { code: 'no code' }],
  ['POST', '/confirm', { code: '000000' }],
  ['POST', '/confirm-forgot-password', { code: '000000' }],
  ['POST', '/otp/send', { purpose: 'RESET_TOTP' }],
  ['POST', '/otp/send', {}],
  ['GET', '/logout'],
  ['POST', '/confirm', { code: '000000' }],
]

/** What a stranger can compare; random ids and the typed phone are what they differ by in any case. */
function visible({ status, body, headers }: Answer) {
  const { traceId: _trace, ...rest } = body
  const hidden = (text: unknown) =>
    JSON.stringify(text)
      .replaceAll(/=[\w-]{43}/g, '=<token>')
      .replaceAll(/\d{4}"/g, '<phone>"')
  const { date: _date, 'x-trace-id': _id, ...others } = headers
  return { status, body: hidden(rest), headers: hidden(others) }
}

const compareTexts = (one: string, other: string): number => one.localeCompare(other)

/** The statements that a call runs, without their values. */
async function withStatements(call: () => Promise<Answer>) {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    const answer = await call()
    const statements = query.mock.calls.map(([statement]: readonly unknown[]) =>
      typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')),
    )
    // A connection that happens to be opened is nobody's.
    const own = statements.filter(text => !text.startsWith("select set_config('lock_timeout'"))
    return { ...visible(answer), statements: own.toSorted(compareTexts) }
  } finally {
    query.mockRestore()
  }
}

describe.each(Object.keys(flows))('a %s of a stranger', kind => {
  /** All calls in turn in one flow: those out of order change nothing. */
  async function probe(who: string, state: string) {
    const { inn, phone } = await people[who]!()
    const flow = strangersFlow()
    const answers = [await withStatements(() => flows[kind]!(flow, inn, phone))]
    await states[state]!(flow)
    for (const [method, path, body] of calls) {
      const headers: Record<string, string> = path.startsWith('/otp')
        ? { 'captcha-token': await bank.solveCaptcha() }
        : {}
      const cookies = flow.cookies()
      const call = () => bank.call(method, path, { cookies, headers, ...(body && { body }) })
      answers.push(await withStatements(call))
    }
    return answers
  }

  test.each(Object.keys(states))('is answered alike for everybody %s', async state => {
    const [first, ...others] = Object.keys(people)
    const expected = await probe(first!, state)
    for (const who of others) expect([who, await probe(who, state)]).toEqual([who, expected])
  })
})

test('a step out of order is refused as such, whoever it is about', async () => {
  for (const who of ['a client', 'nobody']) {
    const { inn, phone } = await people[who]!()
    const flow = strangersFlow()
    await flow.forget(inn, phone)
    expect(outcomeOf(await flow.setPassword(newPassword))).toEqual([400, 'REQUEST_INVALID'])
    expect(outcomeOf(await flow.enrol('000000'))).toEqual([400, 'REQUEST_INVALID'])
  }
})
