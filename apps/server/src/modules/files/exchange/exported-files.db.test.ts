import { expect, test } from 'vitest'

import { testActor } from '../../payment/testing/test-people.ts'
import { creator, first, legalPartyId, oneC, useExchangeBank } from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, createAll } = exchange

test('an export is made after its call, and fetched and removed by its person alone', async () => {
  await createAll(await imported(oneC([{ number: '1' }])))
  const { answer: fileId } = await exchange.bank.call<string>(
    creator,
    'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
    { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter: [] } },
  )
  await exchange.bank.settle()
  const download = 'query ($file: FileRef!) { downloadExportedFile(file: $file) { base64 } }'
  const ref = { file: { legalPartyId, fileId } }
  const mine = await exchange.bank.call<{ base64: string }>(creator, download, ref)
  expect(Buffer.from(mine.answer.base64, 'base64').toString('utf8')).toContain('Өнүгүү')
  expect((await exchange.bank.call(first, download, ref)).refusal).toMatchObject({
    code: 'FILE_NOT_FOUND',
  })
  const remove = 'mutation ($file: FileRef!) { deleteExportedFile(file: $file) }'
  expect((await exchange.bank.call(first, remove, ref)).refusal).toMatchObject({
    code: 'FILE_NOT_FOUND',
  })
  const kept = await exchange.bank.storedFiles()
  expect((await exchange.bank.call(creator, remove, ref)).answer).toBe(true)
  expect((await exchange.bank.call(creator, download, ref)).refusal).toMatchObject({
    code: 'FILE_NOT_FOUND',
  })
  await exchange.bank.settle()
  expect(await exchange.bank.storedFiles()).toHaveLength(kept.length - 1)
})

test('an organisation has at most twenty exports that are not made yet, also when ordered at once', async () => {
  const nothing = [{ field: 'search', text: 'ничего такого нет' }]
  const order = () =>
    exchange.bank.call<string>(
      creator,
      'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
      { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter: nothing } },
    )
  const answers = await Promise.all(Array.from({ length: 23 }, order))
  expect(answers.filter(({ answer }) => answer)).toHaveLength(20)
  expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(
    Array.from({ length: 3 }, () => 'EXPORTS_TOO_MANY'),
  )
  await exchange.bank.settle()
  expect((await order()).refusal).toBeUndefined()
  await exchange.bank.settle()
})

test('an export that finds nothing says so, and registers are for those who may see salaries', async () => {
  const order = 'mutation ($order: OrderExportInput!) { orderExport(export: $order) }'
  const search = [{ field: 'search', text: 'ничего такого нет' }]
  const { answer: fileId } = await exchange.bank.call<string>(creator, order, {
    order: { legalPartyId, kind: 'DOCUMENTS', format: 'XLSX', filter: search },
  })
  await exchange.bank.settle()
  const { answer } = await exchange.bank.call<{ list: readonly { id: string; status: string }[] }>(
    creator,
    `query ($filter: ExportedFileFilter!) {
      findExportedFiles(filter: $filter, pageable: { page: 1, size: 10 }) { list { id status } } }`,
    { filter: { legalPartyId } },
  )
  expect(answer.list.find(({ id }) => id === fileId)).toMatchObject({ status: 'EMPTY' })
  const registers = { order: { legalPartyId, kind: 'REGISTERS', format: 'CSV', filter: [] } }
  expect((await exchange.bank.call(creator, order, registers)).refusal).toMatchObject({
    code: 'FORBIDDEN',
  })
  const withSalaries = testActor('CREATOR', { productRoles: ['SALARY_USER'] })
  expect((await exchange.bank.call(withSalaries, order, registers)).refusal).toBeUndefined()
  const inCamt = { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CAMT', filter: [] } }
  expect((await exchange.bank.call(creator, order, inCamt)).refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  await exchange.bank.settle()
})
