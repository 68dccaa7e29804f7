import { join } from 'node:path'
import { sql } from 'kysely'
import { err, ok } from '@tartip/domain/result'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Db } from '../platform/db/db.ts'
import { runEverything } from './bank-acts.ts'
import { emptyDatabase, simulationSets } from './empty-database.ts'
import { brokenStep } from './history-path.ts'
import { observe } from './observe.ts'
import { createMovableClock, loadRules, openHouse, type SimulatedHouse } from './simulated-house.ts'
import { createSimulatedAccessControl, wrongCode } from './simulated-people.ts'
import { signedPayment } from './testing/signed-payment.ts'
import { unended, wronglySigned } from './wrong-answers.ts'

/** Its bank is in a hurry, and its first organisation signs with codes. */
const hurriedSeed = 4

let database: TestDatabase
let house: SimulatedHouse
let executed: string
let open: string

/** One payment is executed, and one is at the bank. */
beforeAll(async () => {
  database = await testDatabase(simulationSets)
  const clock = createMovableClock()
  const seedDir = join(import.meta.dirname, '../../../../reference-data')
  const rules = await loadRules(database.db, seedDir, clock)
  await emptyDatabase(database.ownerDb)
  house = await openHouse({ db: database.db, clock, rules, seed: hurriedSeed })
  executed = await signedPayment(house)
  for (let round = 0; round < 20; round += 1) {
    await runEverything(house)
    clock.advance(10_000)
  }
  open = await signedPayment(house)
  await house.jobs.submit()
})
afterAll(() => database.close())

/** What is seen after something was done that nobody may do; it is undone again. */
async function faultsAfter(statement: string): Promise<readonly string[]> {
  const tx = await database.ownerDb.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql.raw(statement).execute(tx)
    return (await observe(tx as unknown as Db, house.organisations, new Map())).faults
  } finally {
    await tx.rollback().execute()
  }
}

test('nothing is wrong while nobody has done anything wrong', async () => {
  expect(await faultsAfter('select 1')).toEqual([])
  const { documents } = await observe(database.ownerDb, house.organisations, new Map())
  expect(documents.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    'SUCCESS',
    'WAIT_RESPONSE_FROM_BANK',
  ])
})

test.each<readonly [string, () => string, RegExp]>([
  [
    'money is made',
    () => `update ledger.account set booked_minor = booked_minor + 1
      where id = '${house.organisations[0]?.accounts[0]?.accountId}'`,
    /^account .+ has \d+/,
  ],
  [
    'an entry is changed',
    () => `update ledger.entry set delta_minor = delta_minor + 1 where sequence = 1`,
    /^money made of nothing: /m,
  ],
  [
    'an account is short',
    // Without the wall in the table, and without the index below, nothing is left but what is looked at here.
    () => `alter table ledger.account drop constraint account_not_short;
      update ledger.account set held_minor = booked_minor + 1
      where id = '${house.organisations[0]?.accounts[0]?.accountId}'`,
    /is short$/m,
  ],
  [
    'money stays set aside for nobody',
    () => `update ledger.account set held_minor = held_minor + 1
      where id = '${house.organisations[0]?.accounts[0]?.accountId}'`,
    /^account .+ holds \d+/,
  ],
  [
    'an order is not what was signed',
    () => `update twin.payment_order set digest = repeat('f', 64) where payment_id = '${executed}'`,
    /is not what was signed/,
  ],
  ...(
    [
      ['the amount', 'amount_minor = amount_minor + 1'],
      ['the commission', 'commission_minor = commission_minor + 1'],
      ['the payer', `payer_account = '1090000000000000'`],
      ['the recipient', `recipient_account = '1090000000000000'`],
      ['the organisation', 'legal_party_id = gen_random_uuid()'],
    ] as const
  ).map(
    ([what, change]) =>
      [
        `an order is not what was signed: ${what}`,
        () => `update twin.payment_order set ${change} where payment_id = '${executed}'`,
        /is not what was signed/m,
      ] as const,
  ),
  [
    'one of two has signed another text',
    () => `update payment.signature set digest = repeat('f', 64)
      where payment_id = '${executed}' and stage = 2`,
    /has 1 signatures/,
  ],
  [
    'a document says refused that was executed',
    () => `update payment.payment set status_code = 'ERROR' where id = '${executed}'`,
    /is ERROR, its order EXECUTED/,
  ],
  [
    'a document waits for a bank that has never had it',
    () => `delete from twin.payment_order where payment_id = '${open}'`,
    /is WAIT_RESPONSE_FROM_BANK, its order nowhere/m,
  ],
  [
    'an order is executed unsigned',
    () => `delete from payment.signature where payment_id = '${executed}'`,
    /has 0 signatures/,
  ],
  [
    'one of two has signed what the document said before',
    () => `update payment.signature set content_version = content_version + 1
      where payment_id = '${executed}' and stage = 2`,
    /has 1 signatures/,
  ],
  [
    'somebody has signed who does not sign there',
    () => `update payment.signature set person_id = '${house.organisations[0]?.people[3]?.personId}'
      where payment_id = '${executed}' and stage = 2`,
    /has 1 signatures/,
  ],
  [
    'nothing shows that one of two has signed',
    () => `update payment.signature set evidence = null
      where payment_id = '${executed}' and stage = 2`,
    /has 1 signatures/,
  ],
  [
    'a recalled document is executed',
    () => `update payment.payment set status_code = 'REVOKE' where id = '${executed}'`,
    /belongs to a document in REVOKE/,
  ],
  [
    'a deleted document is at the bank',
    () => `update payment.payment set deleted_at = now() where id = '${open}'`,
    /belongs to a document in WAIT_RESPONSE_FROM_BANK/,
  ],
  [
    'a document says executed before the bank does',
    () => `update payment.payment set status_code = 'SUCCESS' where id = '${open}'`,
    /is SUCCESS, its order/,
  ],
  [
    'a document was executed twice',
    () => `insert into payment.status_history
      select * from jsonb_populate_record(null::payment.status_history, (select to_jsonb(h)
        || '{"version": 99}' from payment.status_history h
        where payment_id = '${executed}' and status_code = 'SUCCESS'))`,
    /became SUCCESS twice/,
  ],
  [
    'a payment is booked twice',
    () => `insert into twin.operation
      select (jsonb_populate_record(null::twin.operation, to_jsonb(o)
        || jsonb_build_object('transfer_id', gen_random_uuid()))).*
      from twin.operation o cross join generate_series(1, 2) where payment_id = '${executed}'`,
    /was booked \d times/,
  ],
  [
    'two documents bear one number',
    () => `drop index payment.payment_transfer_num;
      update payment.payment set transfer_num = '1'`,
    /^number 1 was given twice/m,
  ],
  [
    'a session settles what nobody has sent',
    () => `insert into twin.settlement_session (transit_account_id, closes_at, system, currency,
        outgoing_count, outgoing_minor, incoming_count, incoming_minor, settled_at)
      values (gen_random_uuid(), now(), 'CLEARING_TRANSIT', 'KGS', 1, 100, 0, 0, now())`,
    /^session .+ took 100 and executed 0/m,
  ],
])('it shows when %s', async (_what, wrong, sentence) => {
  expect((await faultsAfter(wrong())).join('\n')).toMatch(sentence)
})

test('a document that is still open has not ended, a draft need not, and a deleted one has', async () => {
  const { documents } = await observe(database.ownerDb, house.organisations, new Map())
  expect(unended(documents).map(({ id }) => id)).toEqual([open])
  const endedAs = (statusCode: string, isDeleted = false) =>
    unended(documents.map(document => ({ ...document, statusCode, isDeleted }))).length === 0
  for (const code of ['SUCCESS', 'ERROR', 'REVOKE', 'TIME_IS_OUT', 'DRAFT', 'FOR_EDITING']) {
    expect([code, endedAs(code)]).toEqual([code, true])
  }
  for (const code of ['ON_VERIFICATION', 'ON_CONFIRMATION_COMPLETED', 'KVIT', 'NO_STATUS']) {
    expect([code, endedAs(code)]).toEqual([code, false])
  }
  expect(endedAs('KVIT', true)).toBe(true)
})

test('a code is not taken that is wrong or used, nor a signature under what nobody was shown', () => {
  const answer = ok([
    { paymentId: 'shown', ok: true },
    { paymentId: 'hidden', ok: true },
    { paymentId: 'refused', ok: false },
  ])
  const proves = (paymentId: string) => paymentId === 'shown'
  expect(wronglySigned({ proves }, answer)).toEqual(['hidden'])
  expect(wronglySigned({ proves: () => false }, answer)).toEqual(['shown', 'hidden'])
  expect(wronglySigned({ proves: () => false }, err('OTP_INCORRECT'))).toEqual([])
  expect(wronglySigned({}, answer)).toEqual([])
})

test('a code is good once, for each person, and a wrong one never', async () => {
  const { isCodeGood, takeOneTimeCode } = createSimulatedAccessControl(() => [])
  expect([isCodeGood('first', '111111'), isCodeGood('first', wrongCode)]).toEqual([true, false])
  expect(await takeOneTimeCode('first', '111111')).toMatchObject({ ok: true })
  expect([isCodeGood('first', '111111'), isCodeGood('second', '111111')]).toEqual([false, true])
})

test('a history that leaves out a step, or takes one of another way of signing, is no path', () => {
  const way = ['DRAFT', 'ON_VERIFICATION', 'ON_VERIFICATION_COMPLETED', 'PAYMENT_REQUEST_TO_BANK']
  const codes = { scheme: 'ONE_SIGNATORY', signType: 'TOTP' } as const
  expect(brokenStep(way, codes)).toBeUndefined()
  expect(brokenStep(way.toSpliced(1, 1), codes)).toMatch('from DRAFT to ON_VERIFICATION_COMPLETED')
  expect(brokenStep(way.slice(1), codes)).toMatch('begins with ON_VERIFICATION')
  expect(brokenStep(way, { ...codes, scheme: 'TWO_SIGNATORY' })).toMatch('to PAYMENT_REQUEST')
  expect(brokenStep(way, { ...codes, signType: 'PAY_CONTROL' })).toMatch('to ON_VERIFICATION')
})
