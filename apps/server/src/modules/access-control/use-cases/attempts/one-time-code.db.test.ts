import { holds } from '@tartip/domain/result'
import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { OpenDb } from '../../../../platform/db/create-db.ts'
import { inSystem } from '../../../../platform/db/transaction.ts'
import { consumptionStatements } from '../../../../platform/documents/store/consumption-statements.ts'
import { deriveKeys } from '../../crypto/derived-keys.ts'
import {
  testAccessControl,
  consumeCode,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { verifyOneTimeCode } from './verify-one-time-code.ts'

let bank: TestAccessControl
let otherProcess: OpenDb

beforeAll(async () => {
  bank = await testAccessControl()
  otherProcess = openAsApplication(bank.database.url)
})
afterAll(async () => {
  await otherProcess.close()
  await bank.close()
})

const codesOf = (verdicts: readonly { ok: boolean; error?: { code: string } }[]) =>
  verdicts.map(verdict => verdict.error?.code ?? 'taken')
const countOf = (codes: readonly string[], wanted: string) =>
  codes.filter(code => code === wanted).length

async function attemptsOf(personId: string): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    select tries from access_control.guess_counter where subject = ${`codes:${personId}`}`.execute(
    bank.database.ownerDb,
  )
  return rows[0]?.tries
}

/** Twenty uses at once, half of them in another process. */
function twentyUses(personId: string, codeOf: (index: number) => string) {
  const { totpSecrets: totpKey } = deriveKeys(bank.secretKey)
  const { db } = otherProcess
  const verifyThere = verifyOneTimeCode({ db, clock: bank.clock, totpKey, codeDriftSteps: 1 })
  const there = async (person: string, code: string) =>
    consumeCode(db, await verifyThere(person, code))
  const here = bank.useCode
  return Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? here : there)(personId, codeOf(index)),
    ),
  )
}

describe('one code', () => {
  test('twenty parallel uses in two processes: one is taken, the others learn that it was used', async () => {
    const { personId } = await bank.addPerson()
    const codes = codesOf(await twentyUses(personId, () => bank.codeNow()))
    expect(countOf(codes, 'taken')).toBe(1)
    expect(countOf(codes, 'OTP_ALREADY_USED')).toBe(19)
    expect(await attemptsOf(personId)).toBe(0)
  })

  test('a code used for signing does not sign in, and the other way round', async () => {
    const company = await bank.addOrganisation()
    const person = await bank.addPerson()
    await bank.addUserContract(person, company)
    const code = bank.codeNow()
    const verify = bank.useCode
    expect((await verify(person.personId, code)).ok).toBe(true)
    const started = await bank.logIn(person)
    expect((await bank.confirm(started, code)).body['code']).toBe('OTP_ALREADY_USED')
    const next = bank.codeNow(1)
    expect((await bank.confirm(started, next)).status).toBe(200)
    expect(codesOf([await verify(person.personId, next)])).toEqual(['OTP_ALREADY_USED'])
  })

  test('an older code is not accepted after a newer one', async () => {
    const { personId } = await bank.addPerson()
    const verify = bank.useCode
    expect((await verify(personId, bank.codeNow(1))).ok).toBe(true)
    expect(codesOf([await verify(personId, bank.codeNow())])).toEqual(['OTP_ALREADY_USED'])
  })
})

describe('guesses', () => {
  test('twenty parallel wrong guesses in two processes are five tries and then a lockout', async () => {
    const { personId } = await bank.addPerson()
    const verdicts = await twentyUses(personId, index => String(100_000 + index))
    const codes = codesOf(verdicts)
    expect(countOf(codes, 'OTP_INCORRECT')).toBe(4)
    expect(countOf(codes, 'TemporaryLockoutException')).toBe(16)
    const answer = await bank.useCode(personId, bank.codeNow())
    expect(answer).toMatchObject({
      error: { code: 'TemporaryLockoutException', params: { waitSeconds: 900 } },
    })
  })

  test('a text that is no code is refused and not counted', async () => {
    const { personId } = await bank.addPerson()
    const verify = bank.useCode
    for (const text of ['', '12345', '1234567', 'абвгде', "' or 1=1"]) {
      expect(codesOf([await verify(personId, text)])).toEqual(['OTP_INCORRECT'])
    }
    expect(await attemptsOf(personId)).toBeUndefined()
  })

  test('neither a person without a TOTP nor an unknown one has a right code', async () => {
    const { totpSecret: _totpSecret, ...person } = await bank.addPerson()
    await sql`
      update access_control.person set totp_secret = null
      where person_id = ${person.personId}`.execute(bank.database.ownerDb)
    const verify = bank.useCode
    expect(await verify(person.personId, bank.codeNow())).toMatchObject({
      error: { code: 'OTP_INCORRECT', params: { attemptsLeft: 4 } },
    })
  })
})

test('no TOTP secret can be read from the table', async () => {
  const { personId, totpSecret } = await bank.addPerson()
  const { rows } = await sql<{ row: string }>`
    select p::text as row from access_control.person p where person_id = ${personId}`.execute(
    bank.database.ownerDb,
  )
  expect(rows[0]?.row).toBeDefined()
  expect(rows[0]?.row).not.toContain(totpSecret)
})

describe('a code and its effect', () => {
  test('a code that was right stays good until something has come of it', async () => {
    const { personId } = await bank.addPerson()
    for (let called = 0; called < 3; called += 1) {
      const verified = await bank.module.accessControl.verifyOneTimeCode(personId, bank.codeNow())
      expect(verified.ok).toBe(true)
    }
    expect(await attemptsOf(personId)).toBe(0)
    expect(await bank.useCode(personId, bank.codeNow())).toEqual(holds)
    expect(codesOf([await bank.useCode(personId, bank.codeNow())])).toEqual(['OTP_ALREADY_USED'])
  })

  test('of two calls that have verified one code only one has an effect', async () => {
    const { personId } = await bank.addPerson()
    const verify = () => bank.module.accessControl.verifyOneTimeCode(personId, bank.codeNow())
    const [first, second] = [await verify(), await verify()]
    expect(await consumeCode(bank.database.db, second)).toEqual(holds)
    expect(codesOf([await consumeCode(bank.database.db, first)])).toEqual(['OTP_ALREADY_USED'])
  })

  test('a process that ends in the middle of the effect leaves the code as it was', async () => {
    const { personId } = await bank.addPerson()
    const verified = await bank.module.accessControl.verifyOneTimeCode(personId, bank.codeNow())
    if (!verified.ok || verified.value.consumption === undefined)
      throw new Error('The code is wrong')
    const uses = consumptionStatements([verified.value.consumption])
    const ended = inSystem(otherProcess.db, async tx => {
      for (const use of uses) await tx.executeQuery(use)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(bank.database.ownerDb)
      await sql`select 1`.execute(tx)
    })
    await expect(ended).rejects.toThrow()
    expect(await bank.useCode(personId, bank.codeNow())).toEqual(holds)
  })
})
