import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { asSystem, systemOf } from '../../../../platform/db/connections.ts'
import type { OpenDb } from '../../../../platform/db/create-db.ts'
import { systemRole, type Db, toTimestamp } from '../../../../platform/db/db.ts'
import { createAccessControlModule } from '../../compose.ts'
import { createSessionEvents } from '../../session-events.ts'
import { createSessionTouches } from '../../session-touches.ts'
import { createSessionStore } from '../../store/session-store.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'
import { authenticate } from './authenticate.ts'
import { sweepSessions } from './sweep-sessions.ts'

const active = false
const passive = true
const hourMs = 3_600_000

let bank: TestAccessControl
let otherDb: OpenDb
let company: Awaited<ReturnType<TestAccessControl['addOrganisation']>>
let here: Instance
let there: Instance

beforeAll(async () => {
  bank = await testAccessControl()
  otherDb = openAsApplication(bank.database.url)
  company = await bank.addOrganisation()
})
beforeEach(() => {
  here = instance(bank.database.db)
  there = instance(otherDb.db)
})
afterAll(async () => {
  await otherDb.close()
  await bank.close()
})

type Instance = ReturnType<typeof instance>

/** A process of the bank: what it has noted is its own, the database is everybody's. */
function instance(db: Db) {
  // A handle that watches what goes through it has one login.
  const system = systemOf(db) ?? asSystem(bank.database.db)
  const touches = createSessionTouches(createSessionStore(system).extend)
  const deps = { db, clock: bank.clock, events: createSessionEvents(), touches }
  return { touches, authenticate: authenticate(deps), sweep: sweepSessions(deps) }
}

async function signedIn() {
  const person = await bank.addPerson()
  await bank.addUserContract(person, company)
  const answer = await bank.signIn(person)
  const token = bank.tokenOf(answer)
  const sessionId = (await here.authenticate(token, passive))?.sessionId ?? ''
  const startedAt = bank.clock.now()
  const secondsAfterStart = (instant: number) => (instant - startedAt) / 1000
  const row = async () => {
    const { rows } = await sql<{ expires_at: number; last_active_at: number; ended: boolean }>`
      select expires_at, last_active_at, ended_at is not null as ended
      from access_control.session where session_id = ${sessionId}`.execute(bank.database.ownerDb)
    const found = rows[0]
    if (found === undefined) throw new Error('The session has no row')
    return {
      expires: secondsAfterStart(found.expires_at),
      lastActive: secondsAfterStart(found.last_active_at),
      ended: found.ended,
    }
  }
  return { answer, token, sessionId, row }
}

const moveMs = (ms: number) => bank.clock.setTo(new Date(bank.clock.now() + ms).toISOString())

describe('an active call', () => {
  test('answers the new expiry at once, and the row follows with the common write', async () => {
    const { token, row } = await signedIn()
    moveMs(600_000)
    expect(await here.authenticate(token, active)).toMatchObject({ expiresInSeconds: 900 })
    expect(await here.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 900 })
    expect(await row()).toMatchObject({ expires: 900 })
    await here.touches.writeAll()
    expect(await row()).toEqual({ expires: 1500, lastActive: 600, ended: false })
    expect(await there.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 900 })
  })

  test('a passive one notes nothing', async () => {
    const { token } = await signedIn()
    moveMs(600_000)
    expect(await here.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 300 })
    expect(here.touches.unwritten()).toEqual([])
  })

  test('many sessions are written by one statement', async () => {
    const first = await signedIn()
    const second = await signedIn()
    moveMs(10_000)
    await Promise.all([first, second].map(({ token }) => here.authenticate(token, active)))
    await here.touches.writeAll()
    const { rows } = await sql<{ writers: number }>`
      select count(distinct xmin::text)::integer as writers from access_control.session
      where session_id in (${first.sessionId}, ${second.sessionId})`.execute(bank.database.ownerDb)
    expect(rows).toEqual([{ writers: 1 }])
  })
})

describe('a session near its end', () => {
  test('is extended in the database before the call is answered', async () => {
    const { token, row } = await signedIn()
    moveMs(895_000)
    await here.authenticate(token, active)
    expect(await row()).toMatchObject({ expires: 900 })
    moveMs(1000)
    expect(await here.authenticate(token, active)).toMatchObject({ expiresInSeconds: 900 })
    expect(await row()).toMatchObject({ expires: 1796 })
  })

  test('in its very last millisecond survives the sweep of another process', async () => {
    const { token, row } = await signedIn()
    moveMs(899_999)
    expect(await here.authenticate(token, active)).toMatchObject({ expiresInSeconds: 900 })
    moveMs(1)
    await there.sweep()
    expect(await row()).toMatchObject({ ended: false })
    expect(await there.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 899 })
  })

  test('is over after 900 seconds without a call, noted or not', async () => {
    const { token } = await signedIn()
    moveMs(100_000)
    await here.authenticate(token, active)
    moveMs(899_999)
    expect(await here.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 0 })
    moveMs(1)
    expect(await here.authenticate(token, active)).toBeUndefined()
  })

  test('that another process has just ended is not answered as alive', async () => {
    const { token, sessionId } = await signedIn()
    moveMs(896_000)
    // The row is read alive; its end commits before the touch reaches it.
    const reading = instance(endingAfterRead(bank.database.db, sessionId))
    expect(await reading.authenticate(token, active)).toBeUndefined()
  })

  test('gains nothing from a call in the last seconds of its 12 hours', async () => {
    const { token, row } = await signedIn()
    for (let calls = 0; calls < 51; calls += 1) {
      moveMs(840_000)
      expect(await here.authenticate(token, active)).toBeDefined()
      await here.touches.writeAll()
    }
    moveMs(12 * hourMs - 51 * 840_000 - 1)
    expect(await here.authenticate(token, active)).toMatchObject({ expiresInSeconds: 0 })
    await here.touches.writeAll()
    expect(await row()).toMatchObject({ expires: 12 * 3600 })
    moveMs(1)
    expect(await here.authenticate(token, active)).toBeUndefined()
  })
})

describe('a noted touch', () => {
  test('does not revive a session that was logged out before the write', async () => {
    const { token, answer, row } = await signedIn()
    moveMs(600_000)
    await here.authenticate(token, active)
    await bank.call('GET', '/logout', { cookies: answer.cookies })
    expect(await here.authenticate(token, active)).toBeUndefined()
    await here.touches.writeAll()
    expect(await row()).toEqual({ expires: 900, lastActive: 0, ended: true })
    expect(await here.authenticate(token, passive)).toBeUndefined()
  })

  test('does not revive a session that had expired before it', async () => {
    const { token, sessionId, row } = await signedIn()
    moveMs(900_000)
    expect(await here.authenticate(token, active)).toBeUndefined()
    const now = bank.clock.now()
    const late = { sessionId, since: now, lastActiveAt: now, expiresAt: now + 900_000 }
    expect(await createSessionStore(asSystem(bank.database.db)).extend([late])).toEqual(new Set())
    expect(await row()).toMatchObject({ expires: 900 })
  })

  test('never shortens what a later call in another process has gained', async () => {
    const { token, row } = await signedIn()
    moveMs(100_000)
    await here.authenticate(token, active)
    moveMs(100_000)
    await there.authenticate(token, active)
    await there.touches.writeAll()
    await here.touches.writeAll()
    expect(await row()).toEqual({ expires: 1100, lastActive: 200, ended: false })
  })

  test('keeps the sweep of its process from ending the session while the write fails', async () => {
    const { token, row } = await signedIn()
    moveMs(890_000)
    await here.authenticate(token, active)
    moveMs(20_000)
    await here.sweep()
    expect(await row()).toMatchObject({ ended: false })
    expect(await here.authenticate(token, passive)).toMatchObject({ expiresInSeconds: 880 })
    await here.touches.writeAll()
    await there.sweep()
    expect(await row()).toEqual({ expires: 1790, lastActive: 890, ended: false })
  })

  test('is written by an orderly stop', async () => {
    const { token, row } = await signedIn()
    moveMs(600_000)
    await bank.module.accessControl.authenticate(token, active)
    await bank.module.stopJobs()
    expect(await row()).toMatchObject({ expires: 1500 })
  })
})

test('two processes that write the same sessions at once do not end in a deadlock', async () => {
  const sessions = []
  for (let count = 0; count < 8; count += 1) sessions.push(await signedIn())
  const tokens = sessions.map(({ token }) => token)
  for (let round = 0; round < 10; round += 1) {
    moveMs(2000)
    await Promise.all([
      ...tokens.map(token => here.authenticate(token, active)),
      ...tokens.toReversed().map(token => there.authenticate(token, active)),
    ])
    await Promise.all([here.touches.writeAll(), there.touches.writeAll()])
  }
  expect([here.touches.unwritten(), there.touches.unwritten()]).toEqual([[], []])
})

test('a write that fails is logged and made up for', async () => {
  const { token, row } = await signedIn()
  let releaseLog: (job: unknown) => void = () => undefined
  const logged = new Promise(resolve => {
    releaseLog = resolve
  })
  const module = await createAccessControlModule({
    isLeaked: () => false,
    db: bank.database.db,
    clock: bank.clock,
    bankClock: bank.bankClock,
    ids: bank.ids,
    logger: {
      error: (entry: object) =>
        'job' in entry && entry.job === 'writeTouches' && releaseLog(entry.job),
      warn: () => undefined,
    },
    sms: bank.bankPorts.sms,
    outletAccounts: async () => [],
    secretKey: bank.secretKey,
    bankContracts: bank.bankOffice.bankContracts,
    payControl: bank.bankOffice.payControl,
  })
  moveMs(600_000)
  await module.accessControl.authenticate(token, active)
  const role = sql.id(systemRole)
  const { ownerDb } = bank.database
  await sql`revoke update on access_control.session from ${role}`.execute(ownerDb)
  module.startJobs()
  await logged
  await sql`grant update on access_control.session to ${role}`.execute(ownerDb)
  await module.stopJobs()
  expect(await row()).toMatchObject({ expires: 1500 })
})

/** The database of a process that is slow between reading a session and what it does next. */
function endingAfterRead(db: Db, sessionId: string): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await sql`
        update access_control.session set ended_at = ${toTimestamp(bank.clock.now())}
        where session_id = ${sessionId} and ended_at is null`.execute(bank.database.ownerDb)
      return result
    },
  })
}
