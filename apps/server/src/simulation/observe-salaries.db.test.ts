import { afterAll, beforeAll, expect, test } from 'vitest'

import { runAllJobs } from './background-steps.ts'
import { openObservedBank, type ObservedBank } from './testing/observed-bank.ts'
import { request, sendAndSign } from './testing/signed-payment.ts'

let bank: ObservedBank
let register: string
let repeat: string

/** Of a register of three people two are paid; the third is in a register that repeats it. */
beforeAll(async () => {
  bank = await openObservedBank()
  const { sim } = bank
  const [organisation] = sim.organisations
  const [first] = organisation?.people ?? []
  if (!organisation || !first) throw new Error('The simulated organisation is incomplete')
  const { legalPartyId } = organisation
  const employees = sim.salaries.employeesOf(legalPartyId).slice(0, 3)
  const [limited] = employees
  await sim.salaries.desk.setLimit(legalPartyId, limited?.employeeId ?? '', 1n)
  const saved = await sim.salaries.save(first, request(), {
    legalPartyId,
    fileName: 'Ноябрь',
    currency: 'KGS',
    origin: 'MANUAL',
    rows: employees.map(({ fullName, cardAccount = '' }, index) => ({
      fullName,
      cardAccount,
      amount: `${index + 1}0.00`,
    })),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  register = saved.value
  await runAllJobs(sim)
  await sendAndSign(sim, organisation, (await registerOf(register))?.paymentId ?? '')
  await bank.work()
  const ref = { legalPartyId, salaryId: register, fileName: 'Повтор' }
  const repeated = await sim.salaries.repeat(first, request(), ref)
  if (!repeated.ok) throw new Error(JSON.stringify(repeated))
  repeat = repeated.value
})
afterAll(() => bank.database.close())

const registerOf = async (id: string) =>
  (await bank.observe()).registers.find(each => each.id === id)

test('a register of which a part is paid, and the one that repeats the rest, are sound', async () => {
  expect(await bank.faultsAfter('select 1')).toEqual([])
  expect(await registerOf(register)).toMatchObject({ isFullComplete: false })
  expect(await registerOf(repeat)).toMatchObject({ state: 'PROCESSING', version: 1 })
})

const ofRegister = () => `where register_id = '${register}'`

test.each<readonly [string, () => string, RegExp]>([
  [
    'a row is lost',
    () => `delete from payment.salary_row ${ofRegister()} and row_number = 2`,
    /has lost or doubled a row/,
  ],
  [
    'the total is not that of the rows',
    () =>
      `update payment.salary_register set total_minor = total_minor + 1 where id = '${register}'`,
    /has the total 6001/,
  ],
  [
    'a row is changed after it was signed',
    () => `update payment.salary_row set amount_minor = amount_minor + 1 ${ofRegister()}
      and row_number = 3`,
    /was handed over with another row 3/,
  ],
  [
    'a register has two documents',
    () => `alter table payment.payment alter column waits_for drop expression,
        alter column paid_once drop expression;
      insert into payment.payment
      select (jsonb_populate_record(null::payment.payment, to_jsonb(p) || jsonb_build_object(
        'id', gen_random_uuid(), 'transfer_num', 'other'))).* from payment.payment p`,
    /has 2 documents/,
  ],
  [
    'a document pays another register',
    () => `update payment.payment set terms = terms || '{"salaryId": "other"}'`,
    /is of another register/,
  ],
  [
    'an executed order has no result',
    () => 'update twin.salary_register set payment_id = null, result = null',
    /has paid no register/,
  ],
  [
    'the bank says nothing of a row',
    () => `update twin.salary_register
      set result = jsonb_set(result::jsonb, '{rows}', (result::jsonb -> 'rows') - 0)`,
    /says nothing of row 1/,
  ],
  [
    'more comes back than was not paid',
    () => `update twin.salary_register
      set result = jsonb_set(result::jsonb, '{returnedMinor,$bigint}', '"1001"')`,
    /gave back 1001/,
  ],
  [
    'a card gets a row twice',
    () => `update ledger.account set booked_minor = 2 * booked_minor where booked_minor = 2000`,
    /^card \d+ got 4000/m,
  ],
  [
    'money rests on the transit account',
    () =>
      `update ledger.account set booked_minor = 1 where id = '${bank.sim.organisations[0]?.transit.accountId}'`,
    /salaries rest on the account/,
  ],
  [
    'a row is called paid that is not',
    () => `update payment.salary_row set state = 'PAID' ${ofRegister()}`,
    /says PAID of row 1/,
  ],
  [
    'the sum of the unpaid is another',
    () => `update payment.salary_register set unpaid_minor = 1 where id = '${register}'`,
    /has 1 unpaid/,
  ],
  [
    'the unpaid rows are repeated twice',
    () => `drop index payment.salary_register_repeat;
      insert into payment.salary_register
      select (jsonb_populate_record(null::payment.salary_register, to_jsonb(r)
        || jsonb_build_object('id', gen_random_uuid(), 'name', 'Ещё повтор'))).*
      from payment.salary_register r where id = '${repeat}'`,
    /was repeated 2 times/,
  ],
  [
    'a person is repeated who was paid',
    () => `update payment.salary_row set card_account = '1090000000000000'
      where register_id = '${repeat}'`,
    /repeats other rows than the unpaid ones/,
  ],
])('reports when %s', async (_what, wrong, sentence) => {
  expect((await bank.faultsAfter(wrong())).join('\n')).toMatch(sentence)
})
