import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OpenDb } from '../../../../platform/db/create-db.ts'
import { type Db, toTimestamp } from '../../../../platform/db/db.ts'
import { deriveKeys } from '../../crypto/derived-keys.ts'
import { createOneTimeCodeStore } from '../../store/one-time-code-store.ts'
import { testAccessControl, type TestAccessControl } from '../../testing/test-access-control.ts'
import { verifyOneTimeCode } from './verify-one-time-code.ts'

let bank: TestAccessControl
let otherProcess: OpenDb
let totpKey: Buffer

beforeAll(async () => {
  bank = await testAccessControl()
  otherProcess = openAsApplication(bank.database.url)
  totpKey = deriveKeys(bank.secretKey).totpSecrets
})
afterAll(async () => {
  await otherProcess.close()
  await bank.close()
})

const verifyOn = (db: Db, key = totpKey) =>
  verifyOneTimeCode({ db, clock: bank.clock, totpKey: key, codeDriftSteps: 1 })
const verify = (personId: string, code: string) =>
  bank.module.accessControl.verifyOneTimeCode(personId, code)
const codeOf = (verdict: { ok: boolean; error?: { code: string } }) =>
  verdict.error?.code ?? 'taken'
const subjectOf = (personId: string) => `codes:${personId}`

async function counterOf(personId: string) {
  const { rows } = await sql<{ tries: number; isLocked: boolean; lockouts: number }>`
    select tries, locked_until is not null as "isLocked",
      jsonb_array_length(lockouts) as lockouts
    from access_control.guess_counter where subject = ${subjectOf(personId)}`.execute(
    bank.database.ownerDb,
  )
  return rows[0]
}

/** A person who has used a code before, as nearly everybody who signs. */
async function regular() {
  const person = await bank.addPerson()
  bank.clock.advanceMinutes(2)
  expect((await verify(person.personId, bank.codeNow())).ok).toBe(true)
  bank.clock.advanceMinutes(2)
  return person
}

/** Does something while another connection holds the person's row, so that no code can be used. */
async function whilePersonIsHeld(personId: string, run: () => Promise<void>): Promise<void> {
  await bank.database.ownerDb.transaction().execute(async tx => {
    await sql`
      select from access_control.person where person_id = ${personId} for update`.execute(tx)
    await run()
  })
}

/** The server process of the connection that waits for a row, as soon as there is one. */
async function waitingConnection(): Promise<number> {
  for (let asked = 0; asked < 5000; asked += 1) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(
      bank.database.ownerDb,
    )
    if (rows[0] !== undefined) return rows[0].pid
  }
  throw new Error('Nothing waits')
}

describe('what a code costs', () => {
  test('a right code is two statements without a transaction, a wrong one is one', async () => {
    const { personId } = await regular()
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1
        return result
      },
    }
    const db = bank.database.db.withPlugin(counting)
    expect(codeOf(await verifyOn(db)(personId, bank.codeNow()))).toBe('taken')
    expect(statements).toBe(2)
    expect(codeOf(await verifyOn(db)(personId, '000000'))).toBe('OTP_INCORRECT')
    expect(statements).toBe(3)
  })
})

describe('a process that dies on the way', () => {
  test('leaves the try counted and the code unused', async () => {
    const { personId } = await regular()
    const dying = openAsApplication(bank.database.url)
    let outcome: Promise<unknown> = Promise.resolve()
    await whilePersonIsHeld(personId, async () => {
      outcome = verifyOn(dying.db)(personId, bank.codeNow()).catch((error: unknown) => error)
      const pid = await waitingConnection()
      expect(await counterOf(personId)).toMatchObject({ tries: 1 })
      await sql`select pg_terminate_backend(${pid})`.execute(bank.database.ownerDb)
      expect(await outcome).toBeInstanceOf(Error)
    })
    await dying.close()
    expect(await counterOf(personId)).toMatchObject({ tries: 1 })
    expect(codeOf(await verify(personId, bank.codeNow()))).toBe('taken')
    expect(await counterOf(personId)).toMatchObject({ tries: 0 })
  })

  test('a secret that cannot be opened is nobody’s guess', async () => {
    const { personId } = await regular()
    const broken = verifyOn(bank.database.db, Buffer.alloc(32))
    await expect(broken(personId, bank.codeNow())).rejects.toThrow()
    expect(await counterOf(personId)).toMatchObject({ tries: 0 })
  })
})

describe('what happens between counting and using', () => {
  test('a lockout that began with this try is undone when the code proves right', async () => {
    const { personId } = await regular()
    let outcome: Promise<{ ok: boolean }> = Promise.resolve({ ok: false })
    await whilePersonIsHeld(personId, async () => {
      outcome = verify(personId, bank.codeNow())
      await waitingConnection()
      const now = bank.clock.now()
      await sql`
        update access_control.guess_counter
        set tries = 5, locked_until = ${toTimestamp(now + 900_000)},
          lockouts = ${JSON.stringify([now])}::jsonb
        where subject = ${subjectOf(personId)}`.execute(bank.database.ownerDb)
    })
    expect((await outcome).ok).toBe(true)
    expect(await counterOf(personId)).toEqual({ tries: 0, isLocked: false, lockouts: 0 })
  })

  test('tries of a newer round are not forgotten', async () => {
    const { personId } = await regular()
    let outcome: Promise<{ ok: boolean }> = Promise.resolve({ ok: false })
    await whilePersonIsHeld(personId, async () => {
      outcome = verify(personId, bank.codeNow())
      await waitingConnection()
      await sql`
        update access_control.guess_counter set tries = 3, round = round + 1
        where subject = ${subjectOf(personId)}`.execute(bank.database.ownerDb)
    })
    expect((await outcome).ok).toBe(true)
    expect(await counterOf(personId)).toMatchObject({ tries: 3 })
  })

  test('a code used in another process meanwhile is refused and its try given back', async () => {
    const { personId } = await regular()
    let outcome: Promise<{ ok: boolean; error?: { code: string } }> | undefined
    await bank.database.ownerDb.transaction().execute(async tx => {
      const step = Math.floor(bank.clock.now() / 30_000)
      await sql`
        update access_control.person set totp_last_step = ${step}
        where person_id = ${personId}`.execute(tx)
      outcome = verify(personId, bank.codeNow())
      await waitingConnection()
    })
    expect(codeOf((await outcome) ?? { ok: true })).toBe('OTP_ALREADY_USED')
    expect(await counterOf(personId)).toMatchObject({ tries: 0 })
  })

  test('a code that two steps have by chance is used when the first of them was', async () => {
    const { personId } = await regular()
    const of = { personId, subject: subjectOf(personId) }
    const codes = createOneTimeCodeStore(bank.database.db)
    const now = bank.clock.now()
    const use = async (firstStep: number, step: number) => {
      const [counted] = await codes.countAttempts([{ ...of, at: now }], 5)
      const round = counted?.round ?? -1
      const [used] = await codes.useSteps(
        [{ ...of, firstStep, step, round, at: now, call: undefined }],
        5,
      )
      return used
    }
    const later = Math.floor(now / 30_000) + 10
    expect(await use(later, later)).toEqual({ isUsed: true, isForgotten: true })
    expect(await use(later, later + 2)).toEqual({ isUsed: false, isForgotten: false })
    expect(await use(later + 1, later + 2)).toEqual({ isUsed: true, isForgotten: true })
  })
})

describe('twenty parallel calls in two processes, for a person who has used codes before', () => {
  const twentyTimes = (personId: string, textOf: (index: number) => string) => {
    const processes = [verifyOn(bank.database.db), verifyOn(otherProcess.db)] as const
    return Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        codeOf(await processes[index % 2 === 0 ? 0 : 1](personId, textOf(index))),
      ),
    )
  }
  const count = (codes: readonly string[], wanted: string) =>
    codes.filter(code => code === wanted).length

  test('with the right code: one is taken, the others learn that it was used', async () => {
    const { personId } = await regular()
    for (let round = 0; round < 5; round += 1) {
      bank.clock.advanceMinutes(2)
      const codes = await twentyTimes(personId, () => bank.codeNow())
      expect([count(codes, 'taken'), count(codes, 'OTP_ALREADY_USED')]).toEqual([1, 19])
      expect(await counterOf(personId)).toEqual({ tries: 0, isLocked: false, lockouts: 0 })
    }
  })

  test('with wrong codes: five tries and then a lockout', async () => {
    const { personId } = await regular()
    const codes = await twentyTimes(personId, index => String(100_000 + index))
    expect(count(codes, 'OTP_INCORRECT')).toBe(4)
    expect(count(codes, 'TemporaryLockoutException')).toBe(16)
    expect(await counterOf(personId)).toEqual({ tries: 5, isLocked: true, lockouts: 1 })
    bank.clock.advanceMinutes(15)
    expect(codeOf(await verify(personId, bank.codeNow()))).toBe('taken')
  })

  test('with right, used and wrong ones mixed: no deadlock, and no code is taken twice', async () => {
    const { personId } = await regular()
    for (let round = 0; round < 5; round += 1) {
      bank.clock.advanceMinutes(24 * 60 + 61)
      const texts = [bank.codeNow(), '000000', bank.codeNow(-1), bank.codeNow()]
      const codes = await twentyTimes(personId, index => texts[index % 4] ?? '')
      const counted = codes.flatMap((code, index) => (code === 'taken' ? [texts[index % 4]] : []))
      expect(new Set(counted).size).toBe(counted.length)
    }
  })
})
