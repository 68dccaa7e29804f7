import { readFileSync } from 'node:fs'

import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import { sql } from 'kysely'
import { readPayrollRegister } from '@tartip/formats/import/payroll-register'
import { readXlsx } from '@tartip/formats/import/xlsx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { dollarAccount, somAccount } from '../testing/fake-accounts.ts'
import { cardAccountOf } from '../testing/fake-salary-project.ts'
import {
  openPaymentService,
  save as savePayment,
  transfer,
  type TestPaymentService,
} from '../testing/payment-service.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import { typeDefs } from './payment.sdl.generated.ts'

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
const recordFields = `id fileName status totalAmount commission rowCount version digest paymentId valueDate isFullComplete
  unpaidAmount errorCode warnings { code } isEditable isRemovable isSendForSign isSignable isRepeatable`
const detailQuery = `query($salaryId: ID!, $filter: SalaryRowFilter) {
  findSalaryDetailBySalaryId(salaryId: $salaryId, filter: $filter) {
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
    readonly warnings: readonly { readonly code: string }[]
  }
  readonly detail: readonly { readonly findings: readonly object[] }[]
}
const detailOf = async (salaryId: string, actor: Actor = creator, filter: object = {}) => {
  const variables = { salaryId, filter }
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
    service.bank.report({
      sequence: BigInt(service.bank.queried.length * 10 + sequence + 1),
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

  test('that its account does not carry warns of it, and is neither sent nor signed', async () => {
    const short = 'SALARY_BALANCE_LESS_THAN_AMOUNT'
    const warningsOf = async (salaryId: string) =>
      (await detailOf(salaryId)).salary.warnings.map(({ code }) => code)
    const id = await saveChecked()
    expect(await warningsOf(id)).toEqual([])
    service.accounts.setBalance(somAccount, 300_099n)
    expect(await warningsOf(id)).toEqual([short])
    expect(await send(id)).toMatchObject([{ ok: false, errorCode: short }])
    service.accounts.setBalance(somAccount, 300_700n)
    expect(await send(id)).toMatchObject([{ ok: true }])
    service.accounts.setBalance(somAccount, 300_099n)
    expect(await warningsOf(id)).toEqual([short])
    expect(await sign(id)).toMatchObject([{ ok: false, errorCode: short }])
    service.accounts.setUnavailable(true)
    expect(await warningsOf(id)).toEqual([])
  })

  test('of ten thousand people is saved whole', async () => {
    const { id } = await save({
      rows: Array.from({ length: 10_000 }, (_, index) => row(index + 1)),
    })
    expect(await detailOf(id)).toMatchObject({
      salary: { rowCount: 10_000 },
      amountElements: 10_000,
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

test('a contract in dollars pays registers in dollars from its own account', async () => {
  service.salary.payInDollars(dollarAccount)
  expect((await save()).code).toBe('CURRENCY_MISMATCH')
  const id = await saveChecked({ currency: 'USD' })
  expect(await detailOf(id)).toMatchObject({
    salary: { status: 'READY_FOR_EXECUTION', totalAmount: '3001.00', commission: '9.00' },
  })
  await execute(id, [undefined, 'SALARY_ROW_LIMIT_EXCEEDED'], 150_050n)
  expect(service.salary.submitted.get(id)).toMatchObject({ currency: 'USD', totalMinor: 300_100n })
  expect(service.bank.submitted).toMatchObject([
    { operationCode: 'SALARY', payerAccount: dollarAccount, currency: 'USD' },
  ])
  expect(await detailOf(id)).toMatchObject({
    salary: { status: 'SUCCESS', isFullComplete: false, unpaidAmount: '1500.50' },
    detail: [{ findings: [] }, { findings: [{ cell: 'amount' }] }],
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

  test('a repeat under a taken name gets a number, and a wrong name is refused', async () => {
    const id = await saveChecked()
    await execute(id, [undefined, 'SALARY_CARD_BLOCKED'], 150_050n)
    await saveChecked({ fileName: 'Повтор' })
    const repeatUnder = (fileName: string) =>
      service.run(
        creator,
        'mutation($salary: RepeatSalaryInput!) { repeatSalary(salary: $salary) }',
        { salary: { legalPartyId: organisationId, salaryId: id, fileName } },
      )
    expect((await repeatUnder('<b>')).errors).toMatchObject([{ code: 'FIELD_PATTERN' }])
    const { repeatSalary } = (await repeatUnder('Повтор')).data as { repeatSalary: string }
    expect(await detailOf(repeatSalary)).toMatchObject({ salary: { fileName: 'Повтор 2' } })
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

  test('of a workbook are answered as text, to be added to the project', async () => {
    const uploadId = '80000000-0000-4000-8000-000000000999'
    const workbook = '../../../../../../packages/formats/cases/payroll/x01_biff8.xls'
    service.uploads.add(uploadId, 'Люди.xls', readFileSync(new URL(workbook, import.meta.url)))
    const read = (actor: Actor, file: string) =>
      service.run(actor, 'query($file: SalaryUploadRef!) { readSalaryEmployeeFile(file: $file) }', {
        file: { legalPartyId: organisationId, uploadId: file },
      })
    const { data } = await read(creator, uploadId)
    expect((data as { readSalaryEmployeeFile: string }).readSalaryEmployeeFile).toContain(
      '2\tӨмүрбек кызы Айгүл\t1090160500001248',
    )
    expect(await read(auditor, uploadId)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(await read(withoutSalary, uploadId)).toMatchObject({ errors: [{ code: 'FORBIDDEN' }] })
    expect(await read(creator, organisationId)).toMatchObject({
      errors: [{ code: 'FILE_NOT_FOUND' }],
    })
    const attachment = '80000000-0000-4000-8000-000000000998'
    service.uploads.add(attachment, 'Письмо.txt', Buffer.from('a;b'), 'LETTER_ATTACHMENT')
    expect(await read(creator, attachment)).toMatchObject({ errors: [{ code: 'FILE_NOT_FOUND' }] })
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
    listenSalary(salaryIdInput: { legalPartyId: $id }) { state salaryId salary { status } }
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

describe('a register from a file', () => {
  const csv = (...lines: readonly string[]) =>
    new TextEncoder().encode(['ФИО;Номер счёта;Сумма;Валюта', ...lines].join('\r\n'))
  const line = (number: number, amount: string, currency = 'KGS') =>
    `Сотрудник ${number};${cardAccountOf(number)};${amount};${currency}`
  const importSalary = `mutation($salary: ImportSalaryInput!) { importSalary(salary: $salary) }`
  let uploads = 0
  const importFile = async (bytes: Uint8Array, more: object = {}, actor: Actor = creator) => {
    uploads += 1
    const uploadId = `80000000-0000-4000-8000-${String(uploads).padStart(12, '0')}`
    service.uploads.add(uploadId, 'Ноябрь.csv', bytes)
    const input = { salary: { legalPartyId: organisationId, uploadId, ...more } }
    const { data, errors } = await service.run(actor, importSalary, input)
    const { importSalary: id } = (data ?? {}) as { importSalary?: string }
    return { id: id ?? '', code: errors?.[0]?.['code'] }
  }
  const stageOf = async (salaryId: string) => {
    const { data } = await service.run(
      creator,
      `query($salaryId: ID!) { findSalaryDetailBySalaryId(salaryId: $salaryId) {
        salary { fileName status stage errorCode totalAmount origin hasFile warnings { code } }
      } }`,
      { salaryId },
    )
    return (data as { findSalaryDetailBySalaryId: { salary: object } }).findSalaryDetailBySalaryId
      .salary
  }
  const marked = async (salaryId: string, actor: Actor = creator) => {
    const { write } = await service.openExport('salary-errors', actor, { salaryId })
    const bytes = new Uint8Array(await write('xlsx').arrayBuffer())
    const [sheet] = await readXlsx(bytes)
    return sheet?.rows.map(({ row, cells }) => [row, cells.get(4)?.text])
  }

  test('is read, checked and becomes a document', async () => {
    const { id } = await importFile(csv(line(1, '1500,50'), line(2, '1500,50'), 'Итого;;3001;'))
    expect(await stageOf(id)).toMatchObject({ status: 'PROCESSING', stage: 'FILE_VALIDATION' })
    await check()
    expect(await stageOf(id)).toMatchObject({
      fileName: 'Ноябрь',
      status: 'READY_FOR_EXECUTION',
      stage: 'CREATION',
      totalAmount: '3001.00',
      origin: 'FILE',
    })
    expect((await detailOf(id)).detail).toMatchObject([
      { cardAccount: cardAccountOf(1), amount: '1500.50', findings: [] },
      { cardAccount: cardAccountOf(2), amount: '1500.50', findings: [] },
    ])
  })

  test('is one register, however many calls come for its upload at the same time', async () => {
    uploads += 1
    const uploadId = `80000000-0000-4000-8000-${String(uploads).padStart(12, '0')}`
    service.uploads.add(uploadId, 'Десять раз.csv', csv(line(1, '10')))
    const input = { salary: { legalPartyId: organisationId, uploadId } }
    const calls = Array.from({ length: 10 }, () => service.run(creator, importSalary, input))
    const answers = await Promise.all(calls)
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  })

  test('says what is wrong in each cell, gives the file back with it, and takes the corrected one', async () => {
    const wrong = csv(line(1, 'сто'), line(9, '100'), line(3, '5', 'EUR'), line(4, '7'))
    const { id } = await importFile(wrong)
    await check()
    const { salary, detail } = await detailOf(id)
    expect(salary).toMatchObject({ status: 'UNPROCESSABLE', paymentId: null, isEditable: true })
    expect(detail.map(({ findings }) => findings)).toMatchObject([
      [{ cell: 'amount', code: 'CELL_INVALID_AMOUNT' }],
      [{ cell: 'cardAccount', code: 'SALARY_EMPLOYEE_NOT_FOUND' }],
      [{ cell: 'amount', code: 'CELL_INVALID_CURRENCY' }],
      [],
    ])
    expect(await marked(id)).toEqual([
      [1, 'What to correct'],
      [2, expect.stringContaining('Row 2')],
      [3, 'The employee was not found.'],
      [4, expect.stringContaining('EUR')],
      [5, undefined],
    ])
    const { version } = salary
    expect((await importFile(csv(line(1, '1')))).code).toBe('SALARY_DUPLICATE_FILE_NAME')
    await importFile(csv(line(1, '100'), line(4, '7')), { salaryId: id, version })
    await check()
    expect(await detailOf(id)).toMatchObject({
      salary: { status: 'READY_FOR_EXECUTION', totalAmount: '107.00' },
    })
  })

  test('whose total differs is not paid until its rows are confirmed by hand', async () => {
    const { id } = await importFile(csv(line(1, '100'), 'Итого;;101;'))
    await check()
    expect(await stageOf(id)).toMatchObject({
      status: 'UNPROCESSABLE',
      errorCode: 'CELL_INVALID_TOTAL_AMOUNT',
    })
    const { version } = (await detailOf(id)).salary
    await save({ salaryId: id, version, fileName: 'Ноябрь', rows: [row(1)] })
    await check()
    expect(await stageOf(id)).toMatchObject({ status: 'READY_FOR_EXECUTION', hasFile: false })
  })

  test('that is none is refused with its reason', async () => {
    const { id } = await importFile(
      new TextEncoder().encode('<html><body>не таблица</body></html>'),
    )
    await check()
    expect(await stageOf(id)).toMatchObject({
      status: 'FAILED',
      stage: 'FILE_VALIDATION',
      errorCode: 'FILE_WEB_PAGE',
    })
    await expect(marked(id)).rejects.toThrow('FILE_NOT_FOUND')
  })

  test('is for people of the salary project, and nobody takes the upload of another register', async () => {
    const bytes = csv(line(1, '100'))
    expect((await importFile(bytes, {}, withoutSalary)).code).toBe('FORBIDDEN')
    const other = await saveChecked()
    const { version } = (await detailOf(other)).salary
    const { id } = await importFile(bytes)
    uploads -= 1
    const taken = await importFile(bytes, { salaryId: other, version })
    expect(taken.code).toBe('FILE_NOT_FOUND')
    uploads -= 1
    expect((await importFile(bytes)).id).toBe(id)
  })
})

describe('files of the salary project', () => {
  test('are a register with its results as PDF, workbook and CSV', async () => {
    const id = await saveChecked()
    await execute(id, [undefined, 'SALARY_CARD_CLOSED'], 150_050n)
    const { fileName, write } = await service.openExport('salary-register', auditor, {
      salaryId: id,
    })
    expect(fileName).toBe('salary-2026-11-30')
    const text = await write('csv').text()
    expect(text).toContain('"Сотрудник 2"')
    expect(text).toMatch(/1500\.50.*The card of the employee is closed/)
    const again = await service.openExport('salary-register', auditor, { salaryId: id })
    const pdf = Buffer.from(await again.write('pdf').arrayBuffer()).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    const book = await service.openExport('salary-register', auditor, { salaryId: id })
    const [sheet] = await readXlsx(new Uint8Array(await book.write('xlsx').arrayBuffer()))
    expect(sheet?.rows.at(-1)?.cells.get(3)?.text).toBe('1500.50')
  })

  test('are a template with everybody who can be paid, and it is read back', async () => {
    service.salary.setCardState(2, 'BLOCKED')
    const { write } = await service.openExport('salary-template', creator)
    const bytes = new Uint8Array(await write('xlsx').arrayBuffer())
    const read = await readPayrollRegister(bytes, { accountPrefix: '109' })
    expect(read.ok && read.value.rows.map(({ account }) => account)).toEqual(
      [1, 3, 4, 5].map(cardAccountOf),
    )
  })
})

describe('a draft', () => {
  test('is kept as typed, is seen by its person alone, and is checked when it is saved', async () => {
    const rows = [row(1, { amount: 'не знаю' })]
    const { id } = await save({ isDraft: true, rows })
    await check()
    const { salary } = await detailOf(id)
    expect(salary).toMatchObject({ status: 'DRAFT', isEditable: true })
    await expect(detailOf(id, first)).rejects.toThrow('SALARY_REGISTER_NOT_FOUND')
    await save({ salaryId: id, version: salary.version })
    await check()
    expect(await detailOf(id, first)).toMatchObject({ salary: { status: 'READY_FOR_EXECUTION' } })
  })

  test.each(['Ноябрь\nдекабрь', '<b>Ноябрь</b>', 'Нояб\u202Eрь'])(
    'and any other register has a plain name: %j is refused',
    async fileName => {
      expect((await save({ fileName })).code).toBe('FIELD_PATTERN')
    },
  )
})

describe('what one person gets', () => {
  /** Amounts that stand nowhere else. */
  const secrets = ['7713.31', '8817.71', '9923.37']
  const schema = buildSchema(typeDefs)

  /** Every field of a type, some levels deep. */
  function selectionOf(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (!isObjectType(named)) return ''
    if (depth === 0) return '{ __typename }'
    const parts = Object.values(named.getFields()).map(
      field => `${field.name} ${selectionOf(field.type, depth - 1)}`,
    )
    return `{ ${parts.join(' ')} }`
  }
  function valueOf(name: string, type: GraphQLInputType, id: string): unknown {
    const inner = getNullableType(type)
    if (isListType(inner)) return [valueOf(name, inner.ofType, id)]
    if (isEnumType(inner)) return inner.getValues()[0]?.name
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).filter(
        field => isNonNullType(field.type) || /id$/i.test(field.name),
      )
      return Object.fromEntries(fields.map(one => [one.name, valueOf(one.name, one.type, id)]))
    }
    const { name: scalar } = getNamedType(inner)
    if (name === 'legalPartyId') return organisationId
    if (scalar === 'Int') return 1
    if (scalar === 'Boolean') return false
    if (scalar === 'LocalDate') return '2026-11-30'
    if (scalar === 'Decimal') return '1.00'
    return /account/i.test(name) ? somAccount : id
  }
  async function answersOf(
    kind: 'query' | 'mutation',
    actor: Actor,
    ids: readonly string[],
  ): Promise<string> {
    const answers: unknown[] = []
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    for (const field of Object.values(root?.getFields() ?? {})) {
      for (const id of field.args.length === 0 ? ids.slice(0, 1) : ids) {
        const args = field.args.map(arg => ({
          declared: `$${arg.name}: ${String(arg.type)}`,
          given: `${arg.name}: $${arg.name}`,
          entry: [arg.name, valueOf(arg.name, arg.type, id)] as const,
        }))
        const inParentheses = (list: readonly string[]) =>
          list.length === 0 ? '' : `(${list.join(', ')})`
        const source = `${kind}${inParentheses(args.map(({ declared }) => declared))} {
          ${field.name}${inParentheses(args.map(({ given }) => given))} ${selectionOf(field.type, 4)} }`
        answers.push(await service.run(actor, source, Object.fromEntries(args.map(a => a.entry))))
      }
    }
    return JSON.stringify(answers)
  }
  /** How many documents a search finds; the palette and the history search in this way. */
  async function countOf(actor: Actor, search: object): Promise<number> {
    const found = `query($s: SearchOperationHistory!) {
      searchPaymentByCriteria(searchOperationHistory: $s) { amountElements } }`
    const { data } = await service.run(actor, found, {
      s: { legalPartyId: organisationId, ...search },
    })
    return (data as { searchPaymentByCriteria: { amountElements: number } }).searchPaymentByCriteria
      .amountElements
  }
  const searchesFor = (secret: string) => [
    { search: secret },
    { startAmount: secret, endAmount: secret },
  ]
  const everyAnswer = async (actor: Actor, ids: readonly string[]) =>
    (await answersOf('query', actor, ids)) + JSON.stringify(await service.exportHistory(actor))
  const readers = (['FIRST', 'SECOND', 'THIRD', 'CASH_MANAGER', 'AUDITOR'] as const).map(right =>
    testActor(right, { ...one, productRoles: [] }),
  )

  test('reaches nobody without the salary project through any operation, search or export', async () => {
    const several = await saveChecked({
      rows: [row(1, { amount: secrets[0] }), row(2, { amount: secrets[1] })],
    })
    await execute(several, [undefined, 'SALARY_CARD_BLOCKED'], 881_771n)
    const single = await saveChecked({ fileName: 'Премия', rows: [row(3, { amount: secrets[2] })] })
    await send(single)
    const { paymentId } = (await detailOf(single)).salary
    const ids = [several, single, (await detailOf(several)).salary.paymentId, paymentId]
    const shown = await everyAnswer(creator, ids)
    expect(secrets.filter(secret => !shown.includes(secret))).toEqual([])
    const [, , ofOne = ''] = secrets
    for (const search of searchesFor(ofOne)) expect(await countOf(creator, search)).toBe(1)
    for (const reader of readers) {
      const hidden = await everyAnswer(reader, ids)
      expect(secrets.filter(secret => hidden.includes(secret))).toEqual([])
      for (const search of secrets.flatMap(searchesFor)) {
        expect(await countOf(reader, search)).toBe(0)
      }
    }
    const papers = service.openExport('payment-orders', withoutSalary, { ids: paymentId })
    await expect(papers).rejects.toThrow('PAYMENT_NOT_FOUND')
    const needed = service.exportPolicies.filter(({ name }) => name.startsWith('salary-'))
    expect(needed.map(({ policy }) => policy.needs)).toEqual([
      'salary.read',
      'salary.read',
      'salary.use',
    ])
    // Last, as mutations change what they are given; what they leave is read once more.
    for (const reader of readers) {
      const hidden = await answersOf('mutation', reader, ids)
      expect(secrets.filter(secret => hidden.includes(secret))).toEqual([])
    }
    const left = await everyAnswer(withoutSalary, ids)
    expect(secrets.filter(secret => left.includes(secret))).toEqual([])
  }, 120_000)

  test('comes live to nobody without the salary project', async () => {
    const { listenPayment, listenSalary } = schema.getSubscriptionType()?.getFields() ?? {}
    if (!listenPayment || !listenSalary) throw new Error('The service has these subscriptions')
    const listen = ({ name, type }: typeof listenPayment, given: string) => {
      const source = `subscription($id: ID!) { ${name}(${given}) ${selectionOf(type, 3)} }`
      return service.listen(withoutSalary, source, { id: organisationId })
    }
    const salaryOf = 'salaryIdInput: { legalPartyId: $id }'
    await expect(listen(listenSalary, salaryOf)).rejects.toThrow('FORBIDDEN')
    const events = await listen(listenPayment, 'legalPartyId: $id')
    const single = await saveChecked({ rows: [row(3, { amount: secrets[2] })] })
    await execute(single, [undefined], 0n)
    // Events keep their order: when this document comes, all before it have come.
    const { data } = await service.run(withoutSalary, savePayment, { input: transfer() })
    const { saveInterBankTransferNativeDraft: marker } = data as Record<string, string>
    const heard: string[] = []
    while (!heard.at(-1)?.includes(marker ?? '')) {
      heard.push(JSON.stringify((await events.next()).value))
    }
    expect(secrets.filter(secret => heard.join('').includes(secret))).toEqual([])
    await events.return(undefined)
  })
})

describe('signing a register by phone', () => {
  const onPhones = { ...one, signType: 'PAY_CONTROL' } as const
  const requestsOf = async (paymentId: string) => {
    const { rows } = await sql<{ status_code: string }>`
      select status_code from payment.payment where id = ${paymentId}`.execute(service.ownerDb)
    return rows[0]?.status_code
  }

  test('is requested of signatories with the salary project alone', async () => {
    const id = await saveChecked()
    const { paymentId } = (await detailOf(id)).salary
    await send(id, testActor('CREATOR', { ...onPhones, payControlKeyAvailable: true }))
    expect(await requestsOf(paymentId)).toBe('FIRST_SIGN_IN_PAY_CONTROL')
    const document = { operationCode: 'SALARY' } as PaymentDocument
    expect(paymentKind.mayBeSignedBy?.(document, withoutSalary)).toBe(false)
    expect(paymentKind.mayBeSignedBy?.(document, first)).toBe(true)
  })
})
