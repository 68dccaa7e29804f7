import { expect, test } from 'vitest'

import { secondSomAccount, somAccount } from '../../payment/testing/fake-accounts.ts'
import { otherOrganisationId, testActor } from '../../payment/testing/test-people.ts'
import {
  creator,
  first,
  otherCompany,
  legalPartyId,
  oneC,
  type RowAnswer,
  checkCall,
  fileCall,
  createCall,
  undoCall,
  correctCall,
  fillCall,
  listCall,
  useExchangeBank,
} from '../testing/imported-files.ts'

const exchange = useExchangeBank()
const { imported, fileOf, rowsOf, createAll, countDocuments } = exchange

test('a file of 1C is checked, corrected, becomes drafts once, and is undone', async () => {
  const before = await countDocuments()
  const fileId = await imported(
    oneC([
      { number: '1' },
      { number: '2', account: secondSomAccount },
      { number: '3', amount: '2000000' },
      { number: '4', code: '' },
      { number: '5', amount: '-5' },
    ]),
  )
  expect(await fileOf(fileId)).toMatchObject({
    status: 'PROCESSED',
    stage: 'BUSINESS_VALIDATION',
    stageState: 'FINISHED',
    format: 'ONE_C',
    rowCount: 5,
    readyCount: 3,
    faultyCount: 2,
    canCreate: true,
    canUndo: false,
    // The rows with errors are left out.
    payableTotals: [{ currency: 'KGS', count: 3, amount: '2000201.00' }],
  })
  const checked = await rowsOf(fileId)
  expect(checked.map(row => [row.kind, row.operationCode, row.state])).toEqual([
    ['INTERBANK', 'CLEARING', 'READY'],
    ['INTRABANK', 'INTRABANK_OWN', 'READY'],
    ['INTERBANK', 'GROSS', 'READY'],
    ['INTERBANK', 'CLEARING', 'FAULTY'],
    ['INTERBANK', 'CLEARING', 'FAULTY'],
  ])
  expect(checked[3]?.complaints).toMatchObject([{ field: 'paymentCode' }])
  expect(checked[4]?.complaints).toMatchObject([{ code: 'CELL_AMOUNT_NEGATIVE', field: 'amount' }])

  const corrected = await exchange.bank.call<RowAnswer[]>(creator, correctCall, {
    rows: {
      legalPartyId,
      fileId,
      rowIds: [4],
      fields: [{ field: 'paymentCode', text: '44101000' }],
    },
  })
  expect(corrected.answer).toMatchObject([{ id: 4, state: 'READY', complaints: [] }])

  await createAll(fileId)
  await createAll(fileId)
  expect(await fileOf(fileId)).toMatchObject({
    status: 'PARTIALLY_PROCESSED',
    createdCount: 4,
    faultyCount: 1,
    canUndo: true,
  })
  expect(await countDocuments()).toBe(before + 4)

  const undone = await exchange.bank.call(creator, undoCall, { file: { legalPartyId, fileId } })
  expect(undone.answer).toBe(true)
  expect(await countDocuments()).toBe(before)
  expect(await fileOf(fileId)).toMatchObject({
    status: 'DENIED',
    createdCount: 0,
    canUndo: false,
    payableTotals: [],
  })
  expect(exchange.bank.logged).toEqual([])
})

test('rows pressed at the same time make each document once', async () => {
  const before = await countDocuments()
  const fileId = await imported(oneC([{ number: '21' }, { number: '22' }, { number: '23' }]))
  await Promise.all([1, 2, 3].map(() => createAll(fileId)))
  expect(await countDocuments()).toBe(before + 3)
})

test('documents of one file stand in the order of its rows and of their numbers', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1))
  const fileId = await imported(
    oneC(numbers.map(number => ({ number, purpose: `Сверка ${number}` }))),
  )
  await createAll(fileId)
  const { answer } = await exchange.bank.call<{
    list: { transferNum: string; purpose: string }[]
  }>(
    creator,
    `query ($search: SearchOperationHistory!) {
      searchPaymentByCriteria(searchOperationHistory: $search, pageable: { page: 1, size: 12 }) {
        list { transferNum purpose } } }`,
    { search: { legalPartyId, origin: 'FILE' } },
    'payment',
  )
  const newestFirst = answer.list.map(({ purpose }) => purpose)
  expect(newestFirst).toEqual(numbers.toReversed().map(number => `Сверка ${number}`))
  const made = answer.list.map(({ transferNum }) => Number.parseInt(transferNum, 10))
  expect(made).toEqual(made.toSorted((one, other) => other - one))
})

test('the same file uploaded again makes no second documents', async () => {
  const content = oneC([{ number: '31', purpose: 'Один раз' }])
  await createAll(await imported(content))
  const before = await countDocuments()
  const again = await imported(content)
  expect((await rowsOf(again))[0]).toMatchObject({
    state: 'FAULTY',
    complaints: [{ code: 'ROW_ALREADY_CREATED' }],
    warnings: [{ code: 'PAYMENT_LIKELY_REPEATED' }],
  })
  await createAll(again)
  expect(await countDocuments()).toBe(before)
})

test('only chosen rows are made, the others later', async () => {
  const fileId = await imported(oneC([{ number: '41' }, { number: '42' }]))
  await createAll(fileId, [2])
  expect((await rowsOf(fileId)).map(({ state }) => state)).toEqual(['READY', 'CREATED'])
  await createAll(fileId)
  expect(await fileOf(fileId)).toMatchObject({ status: 'UPLOADED', createdCount: 2 })
})

test('a file that cannot be read says why, and a table with unknown headings asks for its columns', async () => {
  const broken = await imported(oneC([{ number: '61' }]).replace('КонецФайла', ''))
  expect(await fileOf(broken)).toMatchObject({
    status: 'UNPROCESSABLE',
    complaints: [{ code: 'FILE_TRUNCATED' }],
    canCreate: false,
    awaitsColumns: false,
  })

  const table = `k1;k2;k3;k4;k5\n1240000700000104;ОсОО «Пример»;250,00;44101000;Оплата по счёту\n`
  const unknown = await imported(table)
  expect(await fileOf(unknown)).toMatchObject({
    status: 'UNPROCESSABLE',
    columns: [
      { column: 0, heading: 'k1', field: 'recipientAccount' },
      { heading: 'k2' },
      { heading: 'k3' },
      { heading: 'k4' },
      { heading: 'k5' },
    ],
    awaitsColumns: true,
    // The account and the amount were found by their form, so they are not missing.
    complaints: [{ code: 'COLUMN_MISSING_RECIPIENT' }],
  })
  const idsIn = async (state: string) => {
    const { answer } = await exchange.bank.call<{ list: readonly { id: string }[] }>(
      creator,
      listCall,
      { filter: { legalPartyId, statuses: [state] } },
    )
    return answer.list.map(({ id }) => id)
  }
  expect(await idsIn('AWAITS_COLUMNS')).toContain(unknown)
  expect(await idsIn('UNPROCESSABLE')).toContain(broken)
  expect(await idsIn('AWAITS_COLUMNS')).not.toContain(broken)
  expect(await idsIn('UNPROCESSABLE')).not.toContain(unknown)
  const mapAs = async (fileId: string, names: readonly string[]) => {
    const columns = names.map((field, column) => ({ column, field }))
    const answer = await exchange.bank.call(
      creator,
      'mutation ($file: MapImportedFileInput!) { mapImportedFile(file: $file) }',
      { file: { legalPartyId, fileId, headingRow: 1, columns } },
    )
    await exchange.bank.settle()
    return answer
  }
  const names = ['recipientAccount', 'recipientName', 'amount', 'paymentCode', 'purpose']
  const swapped = ['recipientAccount', 'purpose', 'amount', 'paymentCode', 'recipientName']
  await mapAs(unknown, swapped)
  expect(await fileOf(unknown)).toMatchObject({ status: 'PROCESSED', rowCount: 1 })

  // The next file with these headings is read as it was chosen, and a wrong choice can be changed.
  const next = await imported(table.replace('250,00', '260,00'), somAccount)
  expect(await fileOf(next)).toMatchObject({
    status: 'PROCESSED',
    rowCount: 1,
    columns: swapped.map((field, column) => ({ column, field })),
  })
  await mapAs(next, names)
  expect(await fileOf(next)).toMatchObject({
    status: 'PROCESSED',
    rowCount: 1,
    readyCount: 1,
    columns: names.map((field, column) => ({ column, field })),
  })
  expect((await rowsOf(next))[0]?.fields).toEqual(
    expect.arrayContaining([{ field: 'recipientName', text: 'ОсОО «Пример»' }]),
  )

  // With documents the rows stay what they are.
  await createAll(next)
  expect(await fileOf(next)).toMatchObject({ status: 'UPLOADED', columns: null })
  expect((await mapAs(next, swapped)).refusal).toMatchObject({ code: 'FILE_STATE_MISMATCH_REPEAT' })
})

test('rows that look like earlier documents are counted, found, and left out when the person wants it', async () => {
  const rent = { purpose: 'Аренда склада за ноябрь', amount: '912.34' }
  await createAll(await imported(oneC([{ number: '97', ...rent }])))
  const fileId = await imported(
    oneC([
      { number: '98', ...rent },
      { number: '99', amount: '77.71' },
    ]),
  )
  expect(await fileOf(fileId)).toMatchObject({ readyCount: 2, warnedCount: 1 })
  expect(await rowsOf(fileId, { onlyWarned: true })).toMatchObject([
    { id: 1, state: 'READY', warnings: [{ code: 'PAYMENT_LIKELY_REPEATED' }] },
  ])

  await createAll(fileId, undefined, { withoutWarned: true })
  expect((await rowsOf(fileId)).map(({ state }) => state)).toEqual(['READY', 'CREATED'])
  await createAll(fileId)
  expect(await fileOf(fileId)).toMatchObject({ status: 'UPLOADED', warnedCount: 0 })
})

test('a list is paid from the account of its upload where its rows name none', async () => {
  const list = [
    'Счёт плательщика;Получатель;Счёт получателя;Сумма;Код платежа;Назначение платежа',
    ';ОсОО «Пример»;1240000700000104;31,00;44101000;Оплата по счёту',
    `${secondSomAccount};ОсОО «Пример»;1240000700000104;32,00;44101000;Оплата по счёту`,
  ].join('\n')
  const fileId = await imported(list, somAccount)
  const payers = (await rowsOf(fileId)).map(
    ({ fields }) => fields.find(({ field }) => field === 'payerAccount')?.text,
  )
  expect(payers).toEqual([somAccount, secondSomAccount])
  expect(await fileOf(fileId)).toMatchObject({ readyCount: 2 })
})

test('what rows of a list lack is written into all of them at once, and what they have stays', async () => {
  const rows = [
    `;ОсОО «Пример»;1240000700000104;41,00;;Оплата по счёту`,
    `${secondSomAccount};ОсОО «Пример»;1240000700000104;42,00;;Оплата по счёту`,
    `;ОсОО «Пример»;1240000700000104;-43,00;44109900;Оплата по счёту`,
  ]
  const headings =
    'Счёт плательщика;Получатель;Счёт получателя;Сумма;Код платежа;Назначение платежа'
  const fileId = await imported([headings, ...rows].join('\n'))
  expect(await fileOf(fileId)).toMatchObject({
    faultyCount: 3,
    lackedFields: [
      { field: 'payerAccount', rowCount: 2 },
      { field: 'paymentCode', rowCount: 2 },
    ],
  })
  const fill = (...fields: readonly (readonly [field: string, text: string])[]) =>
    exchange.bank.call(creator, fillCall, {
      rows: { legalPartyId, fileId, fields: fields.map(([field, text]) => ({ field, text })) },
    })
  expect((await fill(['amount', '1'])).refusal).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect((await fill(['paymentCode', ' '])).refusal).toMatchObject({ code: 'BAD_USER_INPUT' })
  const filled = await fill(['payerAccount', somAccount], ['paymentCode', '44101000'])
  expect(filled.answer).toBe(3)
  const texts = (await rowsOf(fileId)).map(({ fields }) =>
    ['payerAccount', 'paymentCode'].map(name => fields.find(({ field }) => field === name)?.text),
  )
  expect(texts).toEqual([
    [somAccount, '44101000'],
    [secondSomAccount, '44101000'],
    [somAccount, '44109900'],
  ])
  // The amount is still to be corrected in its row.
  expect(await fileOf(fileId)).toMatchObject({
    status: 'EDITED',
    readyCount: 2,
    faultyCount: 1,
    lackedFields: [],
  })
})

test('a field that is named twice in one call is refused, in every list of fields', async () => {
  const fileId = await imported('Счёт;Сумма\n1030010000000115;1,00\n')
  const twice = [1, 2].map(number => ({ field: 'amount', text: `${number}.00` }))
  const columns = [1, 2].map(column => ({ field: 'amount', column }))
  const calls = [
    [correctCall, { rows: { legalPartyId, fileId, rowIds: [1], fields: twice } }],
    [
      'mutation ($file: MapImportedFileInput!) { mapImportedFile(file: $file) }',
      { file: { legalPartyId, fileId, headingRow: 1, columns } },
    ],
    [
      'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
      { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter: twice } },
    ],
  ] as const
  for (const [document, variables] of calls) {
    const { refusal } = await exchange.bank.call(creator, document, variables)
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})

test('files of others and unknown ones are answered alike', async () => {
  const fileId = await imported(oneC([{ number: '71' }]))
  const second = testActor('SECOND')
  const refused = await Promise.all([
    exchange.bank.call(second, fileCall, { file: { legalPartyId, fileId } }),
    exchange.bank.call(otherCompany, fileCall, {
      file: { legalPartyId: otherOrganisationId, fileId },
    }),
    exchange.bank.call(creator, fileCall, {
      file: { legalPartyId, fileId: '00000000-0000-4000-8000-000000000000' },
    }),
    exchange.bank.call(second, undoCall, { file: { legalPartyId, fileId } }),
    exchange.bank.call(second, createCall, { rows: { legalPartyId, fileId } }),
  ])
  expect(refused.map(({ refusal }) => refusal?.['code'])).toEqual([
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
  ])
  expect(await fileOf(fileId, first)).toMatchObject({ status: 'PROCESSED' })
  const auditor = await exchange.bank.call(testActor('AUDITOR'), checkCall, {
    file: { legalPartyId, uploadId: fileId, kind: 'PAYMENTS' },
  })
  expect(auditor.refusal).toMatchObject({ code: 'FORBIDDEN' })
})

test('documents of a file without a ready row are refused', async () => {
  const fileId = await imported(oneC([{ number: '83', amount: '-5' }]))
  expect((await createAll(fileId)).refusal).toMatchObject({ code: 'FILE_NO_READY_ROWS' })
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED', createdCount: 0 })
})

test('an archived file is found in the archive alone, and by its id', async () => {
  const fileId = await imported(oneC([{ number: '95', amount: '0' }]))
  await exchange.bank.call(
    creator,
    'mutation ($file: FileRef!) { archiveImportedFile(file: $file) }',
    {
      file: { legalPartyId, fileId },
    },
  )
  const idsOf = async (place?: string) => {
    const { answer } = await exchange.bank.call<{ list: readonly { id: string }[] }>(
      creator,
      listCall,
      { filter: { legalPartyId, ...(place ? { place } : {}) } },
    )
    return answer.list.map(({ id }) => id)
  }
  expect(await idsOf()).not.toContain(fileId)
  expect(await idsOf('CURRENT')).not.toContain(fileId)
  expect(await idsOf('ARCHIVE')).toEqual([fileId])
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED' })
})

test('an amount and a day are corrected as people type them', async () => {
  const fileId = await imported(oneC([{ number: '96', amount: '-5' }]))
  const fields = [
    { field: 'amount', text: '1 300,50' },
    { field: 'valueDate', text: '30.11.2026' },
  ]
  await exchange.bank.call(creator, correctCall, {
    rows: { legalPartyId, fileId, rowIds: [1], fields },
  })
  const [row] = await rowsOf(fileId)
  expect(row?.fields).toEqual(
    expect.arrayContaining([
      { field: 'amount', text: '1300.50' },
      { field: 'valueDate', text: '2026-11-30' },
    ]),
  )
})

test('the answer says what became of each payment, in the format of the file', async () => {
  const fileId = await imported(oneC([{ number: '91' }, { number: '92', amount: '0' }]))
  const downloaded = async () => {
    const { answer } = await exchange.bank.call<{ fileName: string; base64: string }>(
      creator,
      'query ($file: FileRef!) { downloadImportAnswer(file: $file) { fileName base64 } }',
      { file: { legalPartyId, fileId } },
    )
    return { ...answer, text: Buffer.from(answer.base64, 'base64').toString('utf8') }
  }
  expect((await downloaded()).text).toContain('КвитанцияСодержание=Документ не создан\r\n')
  await createAll(fileId)
  const { fileName, text } = await downloaded()
  expect(fileName).toBe('payments-answer.txt')
  expect(text).toContain('Номер=91\r\n')
  expect(text).toContain('КвитанцияСодержание=Черновик\r\n')
  expect(text).toContain('КвитанцияСодержание=Строка')
})
