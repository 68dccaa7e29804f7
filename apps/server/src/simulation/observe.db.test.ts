import { err, ok } from '@tartip/domain/result'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { brokenStep, unfinishedDocuments, signedWithoutProof } from './invariants.ts'
import type { SimulatedBank } from './simulated-bank.ts'
import { createSimulatedAccessControl, wrongCode } from './simulated-people.ts'
import { codeOf, simulatedCustomer } from './simulated-sales.ts'
import { openObservedBank, type ObservedBank } from './testing/observed-bank.ts'
import { signedPayment } from './testing/signed-payment.ts'

let bank: ObservedBank
let sim: SimulatedBank
let executed: string
let open: string

/** One payment is executed, one is at the bank, and a customer has paid a bill. */
beforeAll(async () => {
  bank = await openObservedBank()
  sim = bank.sim
  executed = await signedPayment(sim)
  const account = sim.organisations[0]?.accounts[0]?.account ?? ''
  const code = codeOf(account, { amountMinor: 150_00n, bill: 'bill-1' })
  const sold = await sim.sales.customers.pay({ ...simulatedCustomer, code })
  expect(sold.ok).toBe(true)
  await bank.work()
  open = await signedPayment(sim)
  await sim.jobs.submit()
})
afterAll(() => bank.database.close())

test('an unchanged database has no faults', async () => {
  expect(await bank.faultsAfter('select 1')).toEqual([])
  const { documents } = await bank.observe()
  expect(documents.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    'SUCCESS',
    'WAIT_RESPONSE_FROM_BANK',
  ])
})

test.each<readonly [string, () => string, RegExp]>([
  [
    'money is created',
    () => `update ledger.account set booked_minor = booked_minor + 1
      where id = '${sim.organisations[0]?.accounts[0]?.accountId}'`,
    /^account .+ has \d+/,
  ],
  [
    'an entry is changed',
    () => `update ledger.entry set delta_minor = delta_minor + 1 where sequence = 1`,
    /^money made of nothing: /m,
  ],
  [
    'an account is short',
    // Without the constraint of the table only this check is left.
    () => `alter table ledger.account drop constraint account_balance_enforced;
      update ledger.account set held_minor = booked_minor + 1
      where id = '${sim.organisations[0]?.accounts[0]?.accountId}'`,
    /is short$/m,
  ],
  [
    'money is held without an order',
    () => `update ledger.account set held_minor = held_minor + 1
      where id = '${sim.organisations[0]?.accounts[0]?.accountId}'`,
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
    () => `update payment.signature set person_id = '${sim.organisations[0]?.people[3]?.personId}'
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
  [
    'a sale is taken over with another amount',
    () => 'update qr.sale set amount_minor = amount_minor + 1',
    /is not as the bank has reported it/,
  ],
  [
    'a sale is shown that the bank does not have',
    () => `insert into qr.sale
      select (jsonb_populate_record(null::qr.sale, to_jsonb(s)
        || jsonb_build_object('id', gen_random_uuid()))).* from qr.sale s`,
    /is unknown to the bank/,
  ],
  [
    'a sale is reported twice',
    () => `insert into platform.outbox (legal_party_id, topic, kind, payload)
      select legal_party_id, topic, kind, payload from platform.outbox where topic = 'qr-sale'`,
    /was reported 2 times/,
  ],
  [
    'more is given back than was paid',
    () => `insert into twin.payment_order
      select (jsonb_populate_record(null::twin.payment_order, to_jsonb(o) || jsonb_build_object(
        'payment_id', gen_random_uuid(), 'operation_code', 'REFUND', 'amount_minor', 15001,
        'sale_operation_id', (select sale_id::text || '-c' from twin.qr_sale)))).*
      from twin.payment_order o where payment_id = '${executed}'`,
    /gave back 15001/,
  ],
  [
    'a bill is paid twice',
    () => `drop index twin.qr_sale_of_dynamic_code;
      insert into twin.qr_sale
      select (jsonb_populate_record(null::twin.qr_sale, to_jsonb(s) || jsonb_build_object(
        'id', s.id + 1, 'sequence', null, 'sale_id', gen_random_uuid()))).* from twin.qr_sale s`,
    /^bill bill-1 was paid 2 times/m,
  ],
])('reports when %s', async (_what, wrong, sentence) => {
  expect((await bank.faultsAfter(wrong())).join('\n')).toMatch(sentence)
})

test('an open document has not ended, a draft need not end, and a deleted one has ended', async () => {
  const { documents } = await bank.observe()
  expect(unfinishedDocuments(documents).map(({ id }) => id)).toEqual([open])
  const endedAs = (statusCode: string, isDeleted = false) =>
    unfinishedDocuments(documents.map(document => ({ ...document, statusCode, isDeleted })))
      .length === 0
  for (const code of ['SUCCESS', 'ERROR', 'REVOKE', 'TIME_IS_OUT', 'DRAFT', 'FOR_EDITING']) {
    expect([code, endedAs(code)]).toEqual([code, true])
  }
  for (const code of ['ON_VERIFICATION', 'ON_CONFIRMATION_COMPLETED', 'KVIT', 'NO_STATUS']) {
    expect([code, endedAs(code)]).toEqual([code, false])
  }
  expect(endedAs('KVIT', true)).toBe(true)
})

test('a wrong or used code and a signature over an unseen text prove nothing', () => {
  const answer = ok([
    { paymentId: 'shown', ok: true },
    { paymentId: 'hidden', ok: true },
    { paymentId: 'refused', ok: false },
  ])
  const proves = (paymentId: string) => paymentId === 'shown'
  expect(signedWithoutProof({ proves }, answer)).toEqual(['hidden'])
  expect(signedWithoutProof({ proves: () => false }, answer)).toEqual(['shown', 'hidden'])
  expect(signedWithoutProof({ proves: () => false }, err('OTP_INCORRECT'))).toEqual([])
  expect(signedWithoutProof({}, answer)).toEqual([])
})

test('a code is valid once for each person, and a wrong one never', async () => {
  const { isCodeGood, verifyOneTimeCode } = createSimulatedAccessControl(() => [])
  expect([isCodeGood('first', '111111'), isCodeGood('first', wrongCode)]).toEqual([true, false])
  expect(await verifyOneTimeCode('first', '111111')).toMatchObject({ ok: true })
  expect([isCodeGood('first', '111111'), isCodeGood('second', '111111')]).toEqual([false, true])
})

test('a history with a missing step, or with a step of another signing method, is not allowed', () => {
  const way = ['DRAFT', 'ON_VERIFICATION', 'ON_VERIFICATION_COMPLETED', 'PAYMENT_REQUEST_TO_BANK']
  const codes = { scheme: 'ONE_SIGNATORY', signType: 'TOTP' } as const
  expect(brokenStep(way, codes)).toBeUndefined()
  expect(brokenStep(way.toSpliced(1, 1), codes)).toMatch('from DRAFT to ON_VERIFICATION_COMPLETED')
  expect(brokenStep(way.slice(1), codes)).toMatch('begins with ON_VERIFICATION')
  expect(brokenStep(way, { ...codes, scheme: 'TWO_SIGNATORY' })).toMatch('to PAYMENT_REQUEST')
  expect(brokenStep(way, { ...codes, signType: 'PAY_CONTROL' })).toMatch('to ON_VERIFICATION')
})
