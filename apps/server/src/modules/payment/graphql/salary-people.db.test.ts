import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { Actor } from '../../../platform/actor.ts'
import { auditor, creator, useSalaryService, withoutSalary } from '../testing/salary-service.ts'
import { organisationId } from '../testing/test-people.ts'

const bank = useSalaryService()
const { save, saveChecked, detailOf, execute } = bank

describe('people', () => {
  const employees = `query($filter: SalaryEmployeeFilter!) {
    findSalaryEmployees(filter: $filter) { amountElements list { fullName cardState lastAmount } }
  }`
  const filter = { filter: { legalPartyId: organisationId } }

  test('are listed with their cards and what they were paid last', async () => {
    await execute(await saveChecked(), [undefined, 'SALARY_CARD_CLOSED'], 150_050n)
    const { data } = await bank.service.run(auditor, employees, filter)
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
    bank.service.uploads.add(uploadId, 'Люди.xls', readFileSync(new URL(workbook, import.meta.url)))
    const read = (actor: Actor, file: string) =>
      bank.service.run(
        actor,
        'query($file: SalaryUploadRef!) { readSalaryEmployeeFile(file: $file) }',
        {
          file: { legalPartyId: organisationId, uploadId: file },
        },
      )
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
    bank.service.uploads.add(attachment, 'Письмо.txt', Buffer.from('a;b'), 'LETTER_ATTACHMENT')
    expect(await read(creator, attachment)).toMatchObject({ errors: [{ code: 'FILE_NOT_FOUND' }] })
  })

  test('an auditor reads and changes nothing, others without the product role see nothing', async () => {
    const id = await saveChecked()
    expect(await detailOf(id, auditor)).toMatchObject({
      salary: { isEditable: false, isSendForSign: false, isRepeatable: false },
    })
    expect((await save({ fileName: 'Своя' }, auditor)).code).toBe('FORBIDDEN')
    await expect(detailOf(id, withoutSalary)).rejects.toThrow('FORBIDDEN')
    expect(await bank.service.run(withoutSalary, employees, filter)).toMatchObject({
      errors: [{ code: 'FORBIDDEN' }],
    })
  })
})
