import { readPayrollRegister } from '@tartip/formats/import/payroll-register'
import { readXlsx } from '@tartip/formats/import/xlsx'
import { describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { cardAccountOf } from '../testing/fake-salary-project.ts'
import {
  auditor,
  creator,
  row,
  useSalaryService,
  withoutSalary,
} from '../testing/salary-service.ts'
import { organisationId } from '../testing/test-people.ts'

const bank = useSalaryService()
const { save, saveChecked, detailOf, check, execute } = bank

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
    bank.service.uploads.add(uploadId, 'Ноябрь.csv', bytes)
    const input = { salary: { legalPartyId: organisationId, uploadId, ...more } }
    const { data, errors } = await bank.service.run(actor, importSalary, input)
    const { importSalary: id } = (data ?? {}) as { importSalary?: string }
    return { id: id ?? '', code: errors?.[0]?.['code'] }
  }
  const stageOf = async (salaryId: string) => {
    const { data } = await bank.service.run(
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
    const { write } = await bank.service.openExport('salary-errors', actor, { salaryId })
    const bytes = await write('xlsx')
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
    bank.service.uploads.add(uploadId, 'Десять раз.csv', csv(line(1, '10')))
    const input = { salary: { legalPartyId: organisationId, uploadId } }
    const calls = Array.from({ length: 10 }, () => bank.service.run(creator, importSalary, input))
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
    const { fileName, write } = await bank.service.openExport('salary-register', auditor, {
      salaryId: id,
    })
    expect(fileName).toBe('Salary list 30.11.2026')
    const text = (await write('csv')).toString()
    expect(text).toContain('"Сотрудник 2"')
    expect(text).toMatch(/1500\.50.*The card of the employee is closed/)
    const again = await bank.service.openExport('salary-register', auditor, { salaryId: id })
    const pdf = (await again.write('pdf')).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    const book = await bank.service.openExport('salary-register', auditor, { salaryId: id })
    const [sheet] = await readXlsx(await book.write('xlsx'))
    expect(sheet?.rows.at(-1)?.cells.get(3)?.text).toBe('1500.50')
  })

  test('are a template with everybody who can be paid; whoever has no amount in it is not paid', async () => {
    await execute(await saveChecked(), [undefined, 'SALARY_CARD_CLOSED'], 150_050n)
    bank.service.salary.setCardState(2, 'BLOCKED')
    const { write } = await bank.service.openExport('salary-template', creator)
    const bytes = await write('xlsx')
    const [sheet] = await readXlsx(bytes)
    expect(sheet?.rows.slice(1).map(({ cells }) => cells.get(2)?.text)).toEqual(
      [1, 3, 4, 5].map(cardAccountOf),
    )
    expect(await readPayrollRegister(bytes, { accountPrefix: '109' })).toMatchObject({
      ok: true,
      value: {
        rows: [{ account: cardAccountOf(1), amountMinor: 150_050n }],
        complaints: [],
        warnings: expect.arrayContaining([
          expect.objectContaining({ code: 'FILE_ROWS_LEFT_OUT', params: { count: 3 } }),
        ]),
      },
    })
  })
})
