import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { cardAccountOf } from '../testing/fake-salary-project.ts'
import { openPaymentService, type TestPaymentService } from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

const one = { signScheme: 'ONE_SIGNATORY', productRoles: ['SALARY_USER'] } as const
const creator = testActor('CREATOR', one)
const first = testActor('FIRST', one)
const auditor = testActor('AUDITOR', one)
const withoutSalary = testActor('FIRST', { ...one, productRoles: [] })

let service: TestPaymentService
beforeEach(async () => {
  service = await openPaymentService()
})
afterEach(() => service.close())

const row = (number: number, more: object = {}) => ({
  fullName: `Сотрудник ${number}`,
  cardAccount: cardAccountOf(number),
  amount: '1500.50',
  ...more,
})
const request = (more: object = {}) => ({
  legalPartyId: organisationId,
  fileName: 'Зарплата за ноябрь',
  currency: 'KGS',
  rows: [row(1), row(2)],
  ...more,
})
const recordFields = `id status totalAmount commission rowCount version digest paymentId valueDate isFullComplete
  unpaidAmount errorCode isEditable isRemovable isSendForSign isSignable isRepeatable`
const detailQuery = `query($salary: SalaryRef!, $filter: SalaryRowFilter) {
  findSalaryDetailBySalaryId(salary: $salary, filter: $filter) {
    salary { ${recordFields} } amountElements
    detail { id fullName cardAccount amount state findings { cell code isWarning } }
  }
}`

const save = async (more: object = {}, actor: Actor = creator) => {
  const answer = await service.run(
    actor,
    'mutation($request: SalaryRequest!) { saveSalary(salaryRequest: $request) }',
    { request: request(more) },
  )
  const { saveSalary } = (answer.data ?? {}) as { saveSalary?: string }
  return { id: saveSalary ?? '', code: answer.errors?.[0]?.['code'] }
}
interface Detail {
  readonly salary: {
    readonly version: number
    readonly digest: string
    readonly paymentId: string
    readonly status: string
  }
  readonly detail: readonly { readonly findings: readonly object[] }[]
}
const detailOf = async (salaryId: string, actor: Actor = creator, filter: object = {}) => {
  const variables = { salary: { legalPartyId: organisationId, salaryId }, filter }
  const { data, errors } = await service.run(actor, detailQuery, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as { findSalaryDetailBySalaryId: Detail }).findSalaryDetailBySalaryId
}
const check = () => service.payments.runJobsOnce()
const saveChecked = async (more: object = {}) => {
  const { id } = await save(more)
  await check()
  return id
}
const act = async (actor: Actor, mutation: string, type: string, input: object) => {
  const source = `mutation($input: ${type}!) { ${mutation} { salaryId ok statusCode errorCode } }`
  const { data, errors } = await service.run(actor, source, { input })
  if (errors) return errors
  return Object.values(data as Record<string, readonly object[]>)[0]
}
const send = (salaryId: string, actor: Actor = creator) =>
  act(actor, 'forSigningSalary(salary: $input)', 'SalariesRef', {
    legalPartyId: organisationId,
    salaryIds: [salaryId],
  })
const sign = async (salaryId: string, actor: Actor = first) => {
  const { salary } = await detailOf(salaryId)
  return act(actor, 'signingSalary(sign: $input)', 'SignSalaryInput', {
    legalPartyId: organisationId,
    salaryIds: [salaryId],
    digests: [salary.digest],
    otpCode: '123456',
  })
}

/** Signs and lets the bank execute; `codes` are what it reports of each row. */
async function execute(
  salaryId: string,
  codes: Parameters<TestPaymentService['salary']['pay']>[1],
  returnedMinor: bigint,
) {
  await send(salaryId)
  await sign(salaryId)
  await check()
  const { salary } = await detailOf(salaryId)
  for (const [sequence, kind] of (['ACCEPTED', 'RECEIPT', 'EXECUTED'] as const).entries()) {
    const paymentId = salary.paymentId
    const legalPartyId = organisationId
    service.bank.tell({
      sequence: BigInt(service.bank.asked.length * 10 + sequence + 1),
      paymentId,
      legalPartyId,
      kind,
    })
  }
  service.salary.pay(salaryId, codes, returnedMinor)
  await check()
  await check()
}

describe('a register', () => {
  test('is checked first and then is the draft of a document for the whole sum', async () => {
    const { id } = await save()
    expect(await detailOf(id)).toMatchObject({
      salary: { status: 'PROCESSING', paymentId: null, isEditable: false },
    })
    await check()
    expect(await detailOf(id)).toMatchObject({
      salary: {
        status: 'READY_FOR_EXECUTION',
        totalAmount: '3001.00',
        commission: '6.00',
        rowCount: 2,
        valueDate: '2026-11-30',
        isSendForSign: true,
        isEditable: true,
      },
      detail: [{ state: 'NEW', amount: '1500.50', findings: [] }, { state: 'NEW' }],
    })
  })

  test('names every wrong cell, and becomes a document once it is corrected', async () => {
    service.salary.setCardState(2, 'BLOCKED')
    const wrong = [row(1, { amount: '0' }), row(2), row(9), row(3), row(3)]
    const id = await saveChecked({ rows: wrong })
    const { salary, detail } = await detailOf(id)
    expect(salary).toMatchObject({ status: 'UNPROCESSABLE', paymentId: null, isEditable: true })
    expect(detail.map(({ findings }) => findings)).toMatchObject([
      [{ cell: 'amount', code: 'SALARY_AMOUNT_OUT_OF_RANGE' }],
      [{ cell: 'cardAccount', code: 'SALARY_CARD_BLOCKED' }],
      [{ cell: 'cardAccount', code: 'SALARY_EMPLOYEE_NOT_FOUND' }],
      [],
      [{ cell: 'cardAccount', code: 'SALARY_DUPLICATE_EMPLOYEE_ACCOUNT' }],
    ])
    expect(await detailOf(id, creator, { states: ['ERROR'] })).toMatchObject({ amountElements: 4 })
    const stale = await save({ salaryId: id, version: salary.version - 1 })
    expect(stale.code).toBe('SALARY_REGISTER_CHANGED')
    await save({ salaryId: id, version: salary.version, rows: [row(1), row(3)] })
    await check()
    expect(await detailOf(id)).toMatchObject({ salary: { status: 'READY_FOR_EXECUTION' } })
  })

  test('that is changed gets another document, and the earlier one is gone', async () => {
    const id = await saveChecked()
    const before = (await detailOf(id)).salary
    await save({ salaryId: id, version: before.version, rows: [row(1)] })
    await check()
    const after = (await detailOf(id)).salary
    expect(after).toMatchObject({ status: 'READY_FOR_EXECUTION', totalAmount: '1500.50' })
    expect(after.paymentId).not.toBe(before.paymentId)
    const { rows } = await sql<{ gone: boolean }>`
      select deleted_at is not null as gone from payment.payment
      where id = ${before.paymentId}`.execute(service.ownerDb)
    expect(rows).toEqual([{ gone: true }])
  })

  test.each([
    ['another total than its file states', { totalAmount: '3001.01' }, 'SALARY_TOTAL_SUM_MISMATCH'],
    ['no rows', { rows: [] }, 'SALARY_EMPTY_DETAILS'],
    ['no name', { fileName: ' ' }, 'FIELD_REQUIRED'],
    ['a currency in which no salaries are paid', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
    ['a currency other than the contract’s', { currency: 'USD' }, 'CURRENCY_MISMATCH'],
  ])('with %s is refused at once', async (_name, more, code) => {
    expect(await save(more)).toEqual({ id: '', code })
  })

  test('has a name of its own until it is deleted', async () => {
    const id = await saveChecked()
    expect((await save({ fileName: 'ЗАРПЛАТА за ноябрь' })).code).toBe('SALARY_DUPLICATE_FILE_NAME')
    const remove = 'mutation($salary: SalaryRef!) { deleteSalary(salary: $salary) }'
    const ref = { salary: { legalPartyId: organisationId, salaryId: id } }
    expect(await service.run(creator, remove, ref)).toMatchObject({ data: { deleteSalary: true } })
    await expect(detailOf(id)).rejects.toThrow('SALARY_REGISTER_NOT_FOUND')
    expect((await save()).code).toBeUndefined()
  })

  test('is not taken without a contract in force', async () => {
    service.salary.contract.state = 'CLOSED'
    expect((await save()).code).toBe('SALARY_CONTRACT_NOT_FOUND')
  })

  test('warns of another name and of an unusual amount, and is ready all the same', async () => {
    await execute(await saveChecked(), [undefined, undefined], 0n)
    const rows = [row(1, { fullName: 'Кто-то Другой' }), row(2, { amount: '9000.00' })]
    const id = await saveChecked({ fileName: 'Декабрь', rows })
    expect(await detailOf(id)).toMatchObject({
      salary: { status: 'READY_FOR_EXECUTION' },
      detail: [
        { findings: [{ code: 'SALARY_NAME_DIFFERS', isWarning: true }] },
        { findings: [{ code: 'SALARY_AMOUNT_UNUSUAL', isWarning: true }] },
      ],
    })
  })

  test('of the evening is for the next working day', async () => {
    service.clock.setTo('2026-11-30T11:00:00.000Z')
    expect(await detailOf(await saveChecked())).toMatchObject({
      salary: { valueDate: '2026-12-01' },
    })
  })
})

describe('signing', () => {
  test('hands the rows to the bank before the order that pays them', async () => {
    const id = await saveChecked()
    expect(await send(id)).toMatchObject([{ ok: true, statusCode: 'ON_VERIFICATION' }])
    expect(await sign(id)).toMatchObject([{ salaryId: id, ok: true }])
    await check()
    expect(service.salary.submitted.get(id)).toMatchObject({
      totalMinor: 300_100n,
      rows: [{ rowNumber: 1, cardAccount: cardAccountOf(1), amountMinor: 150_050n }, {}],
    })
    expect(service.bank.submitted).toMatchObject([
      { operationCode: 'SALARY', registerId: id, amountMinor: 300_100n },
    ])
  })

  test('covers every row: a register that was changed behind it is never paid', async () => {
    const id = await saveChecked()
    await send(id)
    await sign(id)
    await sql`update payment.salary_row set amount_minor = 150051 where row_number = 1`.execute(
      service.ownerDb,
    )
    await check()
    expect(service.bank.submitted).toEqual([])
    expect(await detailOf(id)).toMatchObject({
      salary: { status: 'ERROR', errorCode: 'ORDER_CHANGED' },
    })
  })

  test('is for people with the salary project, whatever call they use', async () => {
    const id = await saveChecked()
    await send(id)
    const { salary } = await detailOf(id)
    expect(await sign(id, withoutSalary)).toMatchObject([{ code: 'FORBIDDEN' }])
    const byPayment = `mutation($sign: SignInput!) { signingPayment(sign: $sign) { ok errorCode } }`
    const variables = {
      sign: {
        legalPartyId: organisationId,
        paymentIds: [salary.paymentId],
        digests: [salary.digest],
        otpCode: '123456',
      },
    }
    expect(await service.run(withoutSalary, byPayment, variables)).toMatchObject({
      data: { signingPayment: [{ ok: false, errorCode: 'FORBIDDEN' }] },
    })
  })

  test('comes back for editing with a comment, and the register is open again', async () => {
    const id = await saveChecked()
    await send(id)
    const input = { legalPartyId: organisationId, salaryIds: [id], comment: 'Не та сумма' }
    expect(
      await act(first, 'returnSalary(salary: $input)', 'ReturnSalaryInput', input),
    ).toMatchObject([{ ok: true, statusCode: 'FOR_EDITING' }])
    const { salary } = await detailOf(id)
    expect(salary).toMatchObject({ status: 'FOR_EDITING', isEditable: true })
    expect((await save({ salaryId: id, version: salary.version })).code).toBeUndefined()
  })
})

describe('after execution', () => {
  test('paid and unpaid rows are shown apart, and the unpaid ones are paid again exactly once', async () => {
    const id = await saveChecked({ rows: [row(1), row(2), row(3)] })
    await execute(id, [undefined, 'SALARY_CARD_BLOCKED', undefined], 150_050n)
    expect(await detailOf(id)).toMatchObject({
      salary: {
        status: 'SUCCESS',
        isFullComplete: false,
        unpaidAmount: '1500.50',
        isRepeatable: true,
        isEditable: false,
      },
      detail: [
        { state: 'PAID' },
        { state: 'UNPAID', findings: [{ code: 'SALARY_CARD_BLOCKED' }] },
        { state: 'PAID' },
      ],
    })
    const repeat = 'mutation($salary: RepeatSalaryInput!) { repeatSalary(salary: $salary) }'
    const input = (fileName: string) => ({
      salary: { legalPartyId: organisationId, salaryId: id, fileName },
    })
    const [done, again] = [
      await service.run(creator, repeat, input('Повтор')),
      await service.run(creator, repeat, input('Ещё повтор')),
    ]
    expect(again.errors).toMatchObject([{ code: 'SALARY_ALREADY_REPEATED' }])
    await check()
    const { repeatSalary } = done.data as { repeatSalary: string }
    expect(await detailOf(repeatSalary)).toMatchObject({
      salary: { status: 'READY_FOR_EXECUTION', totalAmount: '1500.50', rowCount: 1 },
      detail: [{ cardAccount: cardAccountOf(2), state: 'NEW' }],
    })
  })

  test('a register whose people are all paid is complete and is not repeated', async () => {
    const id = await saveChecked()
    await execute(id, [undefined, undefined], 0n)
    expect(await detailOf(id)).toMatchObject({
      salary: {
        status: 'SUCCESS',
        isFullComplete: true,
        unpaidAmount: '0.00',
        isRepeatable: false,
      },
    })
  })
})

describe('people', () => {
  const employees = `query($filter: SalaryEmployeeFilter!) {
    findSalaryEmployees(filter: $filter) { amountElements list { fullName cardState lastAmount } }
  }`
  const filter = { filter: { legalPartyId: organisationId } }

  test('are listed with their cards and what they were paid last', async () => {
    await execute(await saveChecked(), [undefined, 'SALARY_CARD_CLOSED'], 150_050n)
    const { data } = await service.run(auditor, employees, filter)
    expect(data).toMatchObject({
      findSalaryEmployees: {
        amountElements: 5,
        list: [{ lastAmount: '1500.50' }, { lastAmount: null }, {}, {}, {}],
      },
    })
  })

  test('an auditor reads and changes nothing, others without the product role see nothing', async () => {
    const id = await saveChecked()
    expect(await detailOf(id, auditor)).toMatchObject({
      salary: { isEditable: false, isSendForSign: false, isRepeatable: false },
    })
    expect((await save({ fileName: 'Своя' }, auditor)).code).toBe('FORBIDDEN')
    await expect(detailOf(id, withoutSalary)).rejects.toThrow('FORBIDDEN')
    expect(await service.run(withoutSalary, employees, filter)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    })
  })
})

test('each step of a document is reported as a change of its register', async () => {
  const listen = `subscription($id: ID!) {
    listenSalary(legalPartyId: $id) { state salaryId salary { status } }
  }`
  const events = await service.listen(creator, listen, { id: organisationId })
  const id = await saveChecked()
  await send(id)
  const seen: unknown[] = []
  while (seen.at(-1) !== 'ON_VERIFICATION') {
    const { value } = (await events.next()) as {
      value: { data: { listenSalary: { salaryId: string; salary: { status: string } } } }
    }
    expect(value.data.listenSalary.salaryId).toBe(id)
    seen.push(value.data.listenSalary.salary.status)
  }
  expect(seen).toContain('ON_VERIFICATION')
  await events.return(undefined)
})
