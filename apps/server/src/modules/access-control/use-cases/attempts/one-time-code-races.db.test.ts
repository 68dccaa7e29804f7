import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OpenDb } from '../../../../platform/db/create-db.ts'
import { type Db, toTimestamp } from '../../../../platform/db/db.ts'
import { sqlStateOf } from '../../../../platform/db/transaction.ts'
import { consumptionStatements } from '../../../../platform/documents/store/consumption-statements.ts'
import { deriveKeys } from '../../crypto/derived-keys.ts'
import { consumptionOfCode, createTotpStore } from '../../store/totp-store.ts'
import {
  testAccessControl,
  consumeCode,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
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
const useOn = (db: Db) => async (personId: string, code: string) =>
  consumeCode(db, await verifyOn(db)(personId, code))
const use = (personId: string, code: string) => bank.useCode(personId, code)
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
  expect((await use(person.personId, bank.codeNow())).ok).toBe(true)
  bank.clock.advanceMinutes(2)
  return person
}

/** A code that is counted but not judged yet, in a process that goes on, or dies, when `end` is called. */
async function countedCode(personId: string) {
  let reach = () => {}
  let end: (error?: Error) => void = () => {}
  const reached = new Promise<void>(resolve => (reach = resolve))
  const ended = new Promise<void>((goOn, die) => {
    end = error => (error === undefined ? goOn() : die(error))
  })
  const pausing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reach()
      await ended
      return result
    },
  }
  const outcome = verifyOn(bank.database.db.withPlugin(pausing))(personId, bank.codeNow())
  await reached
  return { outcome, end }
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
    const counted = await countedCode(personId)
    expect(await counterOf(personId)).toMatchObject({ tries: 1 })
    counted.end(new Error('the process has died'))
    await expect(counted.outcome).rejects.toThrow('died')
    expect(await counterOf(personId)).toMatchObject({ tries: 1 })
    expect(codeOf(await use(personId, bank.codeNow()))).toBe('taken')
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
    const counted = await countedCode(personId)
    const now = bank.clock.now()
    await sql`
      update access_control.guess_counter
      set tries = 5, locked_until = ${toTimestamp(now + 900_000)},
        lockouts = ${JSON.stringify([now])}::jsonb
      where subject = ${subjectOf(personId)}`.execute(bank.database.ownerDb)
    counted.end()
    expect((await counted.outcome).ok).toBe(true)
    expect(await counterOf(personId)).toEqual({ tries: 0, isLocked: false, lockouts: 0 })
  })

  test('tries of a newer round are not forgotten', async () => {
    const { personId } = await regular()
    const counted = await countedCode(personId)
    await sql`
      update access_control.guess_counter set tries = 3, round = round + 1
      where subject = ${subjectOf(personId)}`.execute(bank.database.ownerDb)
    counted.end()
    expect((await counted.outcome).ok).toBe(true)
    expect(await counterOf(personId)).toMatchObject({ tries: 3 })
  })

  test('a code used in another process meanwhile has no second effect, and counts as no guess', async () => {
    const { personId } = await regular()
    const counted = await countedCode(personId)
    expect(codeOf(await useOn(otherProcess.db)(personId, bank.codeNow()))).toBe('taken')
    counted.end()
    const second = await consumeCode(bank.database.db, await counted.outcome)
    expect(codeOf(second)).toBe('OTP_ALREADY_USED')
    expect(await counterOf(personId)).toMatchObject({ tries: 0 })
  })

  test('a code that two steps have by chance is used when the first of them was', async () => {
    const { personId } = await regular()
    const totps = createTotpStore(bank.database.db)
    const useSteps = {
      alone: (firstStep: number, step: number) => totps.useCode(personId, { firstStep, step }),
      async withSignatures(firstStep: number, step: number) {
        const consumption = consumptionOfCode(personId, { firstStep, step })
        const [use] = consumptionStatements([consumption])
        if (use === undefined) throw new Error('There is nothing to use up')
        return bank.database.db.executeQuery(use).then(
          () => true,
          (error: unknown) => sqlStateOf(error) !== 'TP003',
        )
      },
    }
    let later = Math.floor(bank.clock.now() / 30_000)
    for (const useStep of Object.values(useSteps)) {
      later += 10
      expect(await useStep(later, later)).toBe(true)
      expect(await useStep(later, later + 2)).toBe(false)
      expect(await useStep(later + 1, later + 2)).toBe(true)
    }
  })

  test('codes of different people are used up in one statement, and none of them when one has been used', async () => {
    const one = await regular()
    const other = await regular()
    const step = Math.floor(bank.clock.now() / 30_000)
    const use = async (people: readonly { personId: string }[], at: number) => {
      const statements = consumptionStatements(
        people.map(({ personId }) => consumptionOfCode(personId, { firstStep: at, step: at })),
      )
      expect(statements).toHaveLength(1)
      for (const statement of statements) await bank.database.db.executeQuery(statement)
    }
    await use([one], step)
    await expect(use([other, one], step)).rejects.toMatchObject({ code: 'TP003' })
    await use([other], step)
    await use([other, one], step + 1)
    await expect(use([one], step + 1)).rejects.toMatchObject({ code: 'TP003' })
  })

  test('a code of an effect outside the database stays that of its call until the outcome is known', async () => {
    const { personId } = await regular()
    const totps = createTotpStore(bank.database.db)
    const step = Math.floor(bank.clock.now() / 30_000)
    const steps = { firstStep: step, step }
    expect(await totps.useCodeForCall(personId, steps, 'call 1')).toBe(true)
    expect(await totps.useCodeForCall(personId, steps, 'call 2')).toBe(false)
    expect(await totps.useCode(personId, steps)).toBe(false)
    await totps.giveBack(personId, steps, 'call 2')
    expect(await totps.useCodeForCall(personId, steps, 'call 1')).toBe(true)
    await totps.giveBack(personId, steps, 'call 1')
    expect(await totps.useCode(personId, { firstStep: step - 1, step: step - 1 })).toBe(true)
    expect(await totps.useCode(personId, steps)).toBe(true)
    await totps.giveBack(personId, steps, 'call 1')
    expect(await totps.useCode(personId, steps)).toBe(false)
  })
})

describe('twenty parallel calls in two processes, for a person who has used codes before', () => {
  const twentyTimes = (personId: string, textOf: (index: number) => string) => {
    const processes = [useOn(bank.database.db), useOn(otherProcess.db)] as const
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
    expect(codeOf(await use(personId, bank.codeNow()))).toBe('taken')
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
