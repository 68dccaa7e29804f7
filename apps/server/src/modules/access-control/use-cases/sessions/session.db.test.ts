import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addDays, bishkekDate, instantAt, toIso } from '@tartip/domain/time/instant'

import { createSessionEvents } from '../../session-events.ts'
import { createSessionTouches } from '../../session-touches.ts'
import { createSessionStore } from '../../store/session-store.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'
import { sweepSessions } from './sweep-sessions.ts'

let bank: TestAccessControl
let company: Awaited<ReturnType<TestAccessControl['addOrganisation']>>

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
})
afterAll(() => bank.close())

async function signedIn() {
  const person = await bank.addPerson()
  const userContract = await bank.addUserContract(person, company)
  const answer = await bank.signIn(person)
  return { person, userContract, answer, token: bank.tokenOf(answer) }
}
const authenticate = (token: string, isPassive = true) =>
  bank.module.accessControl.authenticate(token, isPassive)
const moveMs = (ms: number) => bank.clock.setTo(new Date(bank.clock.now() + ms).toISOString())
const asOwner = (statement: ReturnType<typeof sql>) => statement.execute(bank.database.ownerDb)

describe('the life of a session', () => {
  test('ends exactly 900 seconds after the last active call', async () => {
    const { token } = await signedIn()
    moveMs(899_999)
    expect(await authenticate(token)).toMatchObject({ expiresInSeconds: 0 })
    moveMs(1)
    expect(await authenticate(token)).toBeUndefined()
  })

  test('an active call extends it to 900 seconds, a passive one does not', async () => {
    const { token } = await signedIn()
    moveMs(600_000)
    expect(await authenticate(token, true)).toMatchObject({ expiresInSeconds: 300 })
    expect(await authenticate(token, false)).toMatchObject({ expiresInSeconds: 900 })
    moveMs(899_000)
    expect(await authenticate(token, true)).toMatchObject({ expiresInSeconds: 1 })
    moveMs(1000)
    expect(await authenticate(token, false)).toBeUndefined()
  })

  test('keep-alive extends it and says so in the header', async () => {
    const { answer } = await signedIn()
    moveMs(840_000)
    const kept = await bank.call('GET', '/keep-alive', { cookies: answer.cookies })
    expect([kept.status, kept.headers['x-session-expires-in']]).toEqual([200, '900'])
  })

  test('however busy, it ends exactly 12 hours after the sign-in', async () => {
    const { token } = await signedIn()
    // A call every 14 minutes, 51 times: 11 hours 54 minutes.
    for (let calls = 0; calls < 51; calls += 1) {
      moveMs(840_000)
      expect(await authenticate(token, false)).toBeDefined()
    }
    moveMs(12 * 3_600_000 - 51 * 840_000 - 1)
    expect(await authenticate(token, false)).toMatchObject({ expiresInSeconds: 0 })
    moveMs(1)
    expect(await authenticate(token, false)).toBeUndefined()
  })

  test('calls within one second write the row once', async () => {
    const { token } = await signedIn()
    const versionOf = async () => {
      const { rows } = await sql<{ xmin: string }>`
        select xmin::text as xmin from access_control.session order by created_at desc limit 1`.execute(
        bank.database.ownerDb,
      )
      return rows[0]?.xmin
    }
    moveMs(2000)
    await authenticate(token, false)
    await bank.module.stopJobs()
    const written = await versionOf()
    moveMs(900)
    await Promise.all(Array.from({ length: 10 }, () => authenticate(token, false)))
    await bank.module.stopJobs()
    expect(await versionOf()).toBe(written)
    moveMs(100)
    await authenticate(token, false)
    await bank.module.stopJobs()
    expect(await versionOf()).not.toBe(written)
  })

  test('a made-up token and no token are nobody', async () => {
    expect(await authenticate('')).toBeUndefined()
    expect(await authenticate('A'.repeat(43))).toBeUndefined()
    const refused = await bank.call('GET', '/keep-alive')
    expect([refused.status, refused.body['code']]).toEqual([403, 'UNAUTHENTICATED'])
  })
})

describe('the end of a session', () => {
  test('log-out ends it at once, removes the cookies and clears the cache', async () => {
    const { answer, token } = await signedIn()
    const ended: string[] = []
    const stop = bank.module.accessControl.onSessionEnded(id => ended.push(id))
    const session = await authenticate(token)
    const out = await bank.call('GET', '/logout', { cookies: answer.cookies })
    stop()
    expect(out.status).toBe(200)
    expect(out.headers['clear-site-data']).toBe('"cache"')
    expect(bank.tokenOf(out)).toBe('')
    expect(await authenticate(token)).toBeUndefined()
    expect(ended).toEqual([session?.sessionId])
    expect((await bank.call('GET', '/logout', { cookies: answer.cookies })).status).toBe(200)
  })

  test('an expired session and one ended by another process are reported once each', async () => {
    const expired = await signedIn()
    moveMs(900_000)
    const loggedOut = await signedIn()
    const ids = {
      loggedOut: (await authenticate(loggedOut.token))?.sessionId,
    }
    await bank.call('GET', '/logout', { cookies: loggedOut.answer.cookies })

    // Another process: the same database, listeners of its own.
    const reported: string[] = []
    const events = createSessionEvents()
    events.onSessionEnded(id => reported.push(id))
    const touches = createSessionTouches(createSessionStore(bank.database.db).extend)
    const sweep = sweepSessions({ db: bank.database.db, clock: bank.clock, events, touches })
    await sweep()
    await sweep()
    expect(reported.filter(id => id === ids.loggedOut)).toHaveLength(1)
    expect(new Set(reported).size).toBe(reported.length)
    expect(reported.length).toBeGreaterThanOrEqual(2)
    expect(await authenticate(expired.token)).toBeUndefined()
  })
})

describe('the contract of a session', () => {
  test('a person frozen in it loses access with the very next call', async () => {
    const { token, userContract } = await signedIn()
    expect((await authenticate(token))?.actor).toBeDefined()
    await asOwner(sql`
      update access_control.user_contract set state = 'FROZEN'
      where user_contract_id = ${userContract.userContractId}`)
    expect((await authenticate(token))?.actor).toBeUndefined()
  })

  test('a contract that is no longer active gives no access', async () => {
    const other = await bank.addOrganisation()
    const person = await bank.addPerson()
    await bank.addUserContract(person, other)
    const token = bank.tokenOf(await bank.signIn(person))
    await asOwner(sql`
      update access_control.contract set is_active = false
      where contract_id = ${other.contractId}`)
    expect((await authenticate(token))?.actor).toBeUndefined()
  })

  test('a contract that expires while they work gives no access from midnight in Bishkek on', async () => {
    const today = bishkekDate(bank.clock.now())
    bank.clock.setTo(toIso(instantAt(addDays(today, 1), 1435)))
    const other = await bank.addOrganisation({ expirationDate: addDays(today, 1) })
    const person = await bank.addPerson()
    await bank.addUserContract(person, other)
    const token = bank.tokenOf(await bank.signIn(person))
    bank.clock.setTo(toIso(instantAt(addDays(today, 2), 0) - 1))
    expect((await authenticate(token))?.actor?.contractId).toBe(other.contractId)
    moveMs(1)
    const session = await authenticate(token)
    expect(session).toBeDefined()
    expect(session?.actor).toBeUndefined()
  })

  test('a changed right holds with the very next call', async () => {
    const { token, userContract } = await signedIn()
    await asOwner(sql`
      update access_control.user_contract set sign_right = 'AUDITOR'
      where user_contract_id = ${userContract.userContractId}`)
    expect((await authenticate(token))?.actor?.signRight).toBe('AUDITOR')
  })
})

test('row-level security lets nobody read contracts past the two functions for it', async () => {
  await signedIn()
  for (const table of ['organisation', 'contract', 'user_contract']) {
    const { rows } = await sql`select * from ${sql.table(`access_control.${table}`)}`.execute(
      bank.database.db,
    )
    expect(rows).toEqual([])
  }
})
