import { unfinishedFormLimits } from '@tartip/domain/forms/unfinished-form'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { dollarAccount, somAccount } from '../testing/fake-accounts.ts'
import { creator, first, row, useSalaryService } from '../testing/salary-service.ts'
import { organisationId } from '../testing/test-people.ts'

const bank = useSalaryService()
const { save, saveChecked, detailOf, check, send, sign, execute } = bank

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
    bank.service.salary.setCardState(2, 'BLOCKED')
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
      where id = ${before.paymentId}`.execute(bank.service.ownerDb)
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
    expect(await bank.service.run(creator, remove, ref)).toMatchObject({
      data: { deleteSalary: true },
    })
    await expect(detailOf(id)).rejects.toThrow('SALARY_REGISTER_NOT_FOUND')
    expect((await save()).code).toBeUndefined()
  })

  test('is not taken without a contract in force', async () => {
    bank.service.salary.contract.state = 'CLOSED'
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
    bank.service.accounts.setBalance(somAccount, 300_099n)
    expect(await warningsOf(id)).toEqual([short])
    expect((await detailOf(id)).salary).toMatchObject({
      payerAccount: somAccount,
      warnings: [
        {
          params: [
            { name: 'account', value: somAccount },
            { name: 'missing', value: expect.stringMatching(/^\d+\.\d\d$/) },
            { name: 'currency', value: 'KGS' },
          ],
        },
      ],
    })
    expect(await send(id)).toMatchObject([{ ok: false, errorCode: short }])
    bank.service.accounts.setBalance(somAccount, 300_700n)
    expect(await send(id)).toMatchObject([{ ok: true }])
    bank.service.accounts.setBalance(somAccount, 300_099n)
    expect(await warningsOf(id)).toEqual([short])
    expect(await sign(id)).toMatchObject([{ ok: false, errorCode: short }])
    bank.service.accounts.setUnavailable(true)
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
    bank.service.clock.setTo('2026-11-30T11:00:00.000Z')
    expect(await detailOf(await saveChecked())).toMatchObject({
      salary: { valueDate: '2026-12-01' },
    })
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

  test('shares its name with those of others, and with no register once it is one', async () => {
    const { id } = await save({ isDraft: true })
    expect((await save({ isDraft: true })).code).toBe('SALARY_DUPLICATE_FILE_NAME')
    expect((await save({ isDraft: true }, first)).code).toBeUndefined()
    expect((await save({}, first)).code).toBeUndefined()
    const { version } = (await detailOf(id)).salary
    const kept = await save({ salaryId: id, version, isDraft: true })
    expect(kept.code).toBeUndefined()
    const sent = await save({ salaryId: id, version: version + 1 })
    expect(sent.code).toBe('SALARY_DUPLICATE_FILE_NAME')
  })

  test('is one of as many as a person may keep, however many are saved at once', async () => {
    const { perPerson: max, text } = unfinishedFormLimits
    await sql`
      insert into payment.salary_register
      select (jsonb_populate_record(null::payment.salary_register, to_jsonb(r)
        || jsonb_build_object('id', gen_random_uuid(), 'name', 'Черновик ' || n))).*
      from payment.salary_register r, generate_series(1, ${max - 3}) n
      where r.id = ${(await save({ isDraft: true })).id}`.execute(bank.service.ownerDb)
    const names = ['А', 'Б', 'В', 'Г']
    const saved = await Promise.all(names.map(fileName => save({ isDraft: true, fileName })))
    const refused = saved.filter(({ code }) => code === 'SALARY_DRAFTS_TOO_MANY')
    expect(refused).toHaveLength(2)
    const kept = saved.find(({ code }) => code === undefined)
    const again = { salaryId: kept?.id, version: 1, isDraft: true, fileName: 'Д' }
    expect((await save(again)).code).toBeUndefined()
    expect((await save({ isDraft: true, fileName: 'Е' }, first)).code).toBeUndefined()
    const long = [row(1, { fullName: 'я'.repeat(text + 1) })]
    expect((await save({ ...again, version: 2, rows: long })).code).toBe('FIELD_TOO_LONG')
  })

  test.each(['Ноябрь\nдекабрь', '<b>Ноябрь</b>', 'Нояб\u202Eрь'])(
    'and any other register has a plain name: %j is refused',
    async fileName => {
      expect((await save({ fileName })).code).toBe('FIELD_PATTERN')
    },
  )
})

test('a contract in dollars pays registers in dollars from its own account', async () => {
  bank.service.salary.payInDollars(dollarAccount)
  expect((await save()).code).toBe('CURRENCY_MISMATCH')
  const id = await saveChecked({ currency: 'USD' })
  expect(await detailOf(id)).toMatchObject({
    salary: { status: 'READY_FOR_EXECUTION', totalAmount: '3001.00', commission: '9.00' },
  })
  await execute(id, [undefined, 'SALARY_ROW_LIMIT_EXCEEDED'], 150_050n)
  expect(bank.service.salary.submitted.get(id)).toMatchObject({
    currency: 'USD',
    totalMinor: 300_100n,
  })
  expect(bank.service.bank.submitted).toMatchObject([
    { operationCode: 'SALARY', payerAccount: dollarAccount, currency: 'USD' },
  ])
  expect(await detailOf(id)).toMatchObject({
    salary: { status: 'SUCCESS', isFullComplete: false, unpaidAmount: '1500.50' },
    detail: [{ findings: [] }, { findings: [{ cell: 'amount' }] }],
  })
})
