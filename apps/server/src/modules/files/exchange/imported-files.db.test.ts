import { once } from 'node:events'
import { join } from 'node:path'
import { startProgram } from '@tartip/testkit/process/start-program'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { asSystem } from '../../../platform/db/connections.ts'
import { reportWorkers } from '../../../platform/jobs/store/job-queue-store.ts'
import { somAccount, secondSomAccount } from '../../payment/testing/fake-accounts.ts'
import {
  organisationId,
  otherOrganisationId,
  testActor,
} from '../../payment/testing/test-people.ts'
import { openExchangeBank } from '../testing/exchange-bank.ts'

let bank: Awaited<ReturnType<typeof openExchangeBank>>
beforeAll(async () => {
  bank = await openExchangeBank()
})
afterAll(() => bank.close())

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const otherCompany = testActor('FIRST', { legalPartyId: otherOrganisationId })
const legalPartyId = organisationId

interface OneCDocument {
  readonly number: string
  readonly account?: string
  readonly amount?: string
  readonly code?: string
  readonly purpose?: string
}

function oneC(documents: readonly OneCDocument[], payer = somAccount): string {
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    ...documents.flatMap(({ number, account, amount, code, purpose }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Сумма=${amount ?? '100.50'}`,
      `ПлательщикСчет=${payer}`,
      'Получатель=ОсОО «Өнүгүү»',
      `ПолучательСчет=${account ?? '1240000700000104'}`,
      `КодНазПлатежа=${code ?? '44101000'}`,
      `НазначениеПлатежа=${purpose ?? `Оплата по договору № ${number}`}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n')
}

const check = 'mutation ($file: CheckImportedFileInput!) { checkImportedFile(file: $file) }'
const file = `query ($file: FileRef!) { findImportedFileById(file: $file) {
  file { status stage stageState format rowCount readyCount warnedCount faultyCount createdCount canCreate
    canUndo totals { currency count amount } }
  complaints { code message } warnings { code } columns { column heading field } } }`
const rows = `query ($filter: ImportedRowFilter!) {
  findImportedFileRows(filter: $filter, pageable: { page: 1, size: 100 }) { amountElements list {
    id row state kind operationCode paymentId fields { field text }
    complaints { code field value message } warnings { code } } } }`
const create = 'mutation ($rows: CreateDocumentsInput!) { createDocumentsFromFile(rows: $rows) }'
const undo = 'mutation ($file: FileRef!) { undoImport(file: $file) }'
const correct = `mutation ($rows: CorrectImportedRowsInput!) {
  correctImportedRows(rows: $rows) { id state complaints { code } } }`

interface DetailsAnswer {
  readonly file: { readonly status: string }
  readonly complaints: readonly { code: string }[]
}
interface RowAnswer {
  readonly id: number
  readonly state: string
  readonly kind: string
  readonly operationCode: string
  readonly paymentId: string | null
  readonly fields: readonly { field: string; text: string }[]
  readonly complaints: readonly { code: string; field: string | null }[]
  readonly warnings: readonly { code: string }[]
}

async function imported(content: string | Uint8Array, payerAccount?: string): Promise<string> {
  const uploadId = await bank.upload(creator, content)
  const { answer, refusal } = await bank.call<string>(creator, check, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS', payerAccount },
  })
  if (refusal) throw new Error(JSON.stringify(refusal))
  await bank.settle()
  return answer
}

const fileOf = async (fileId: string, actor = creator) =>
  flat((await bank.call<DetailsAnswer>(actor, file, { file: { legalPartyId, fileId } })).answer)
const flat = ({ file: shown, ...details }: DetailsAnswer) => ({ ...shown, ...details })
const rowsOf = async (fileId: string, filter: object = {}) =>
  (
    await bank.call<{ amountElements: number; list: RowAnswer[] }>(creator, rows, {
      filter: { legalPartyId, fileId, ...filter },
    })
  ).answer.list
async function createAll(fileId: string, rowIds?: readonly number[], more: object = {}) {
  const answer = await bank.call(creator, create, {
    rows: { legalPartyId, fileId, rowIds, ...more },
  })
  await bank.settle()
  return answer
}

async function countDocuments(): Promise<number> {
  const { answer } = await bank.call<{ amountElements: number }>(
    creator,
    `query ($search: SearchOperationHistory!) {
      searchPaymentByCriteria(searchOperationHistory: $search, pageable: { page: 1, size: 1 }) {
        amountElements } }`,
    { search: { legalPartyId, origin: 'FILE' } },
    'payment',
  )
  return answer.amountElements
}

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

  const corrected = await bank.call<RowAnswer[]>(creator, correct, {
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

  const undone = await bank.call(creator, undo, { file: { legalPartyId, fileId } })
  expect(undone.answer).toBe(true)
  expect(await countDocuments()).toBe(before)
  expect(await fileOf(fileId)).toMatchObject({ status: 'DENIED', createdCount: 0, canUndo: false })
  expect(bank.logged).toEqual([])
})

test('rows pressed at the same time make each document once', async () => {
  const before = await countDocuments()
  const fileId = await imported(oneC([{ number: '21' }, { number: '22' }, { number: '23' }]))
  await Promise.all([1, 2, 3].map(() => createAll(fileId)))
  expect(await countDocuments()).toBe(before + 3)
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

async function signFirst(paymentId: string) {
  const { rows: found } = await sql<{ digest: string }>`
    select digest from payment.payment where id = ${paymentId}`.execute(bank.database.ownerDb)
  const digests = found.map(({ digest }) => digest)
  const { answer } = await bank.call(
    first,
    'mutation ($sign: SignInput!) { signingPayment(sign: $sign) { ok errorCode } }',
    { sign: { legalPartyId, paymentIds: [paymentId], digests, otpCode: '123456' } },
    'payment',
  )
  expect(answer).toEqual([{ ok: true, errorCode: null }])
}

test('an import is undone with the documents that were sent for signing, until one is signed', async () => {
  const sent = async (number: string) => {
    const fileId = await imported(oneC([{ number: `${number}1` }, { number: `${number}2` }]))
    await createAll(fileId)
    const paymentIds = (await rowsOf(fileId)).map(({ paymentId }) => paymentId)
    const { answer } = await bank.call<readonly { ok: boolean }[]>(
      creator,
      'mutation ($payment: PaymentsRef!) { forSigningPayment(payment: $payment) { ok } }',
      { payment: { legalPartyId, paymentIds } },
      'payment',
    )
    expect(answer).toEqual([{ ok: true }, { ok: true }])
    return { fileId, paymentIds }
  }
  const before = await countDocuments()
  const unsigned = await sent('5')
  const undone = await bank.call(creator, undo, { file: { legalPartyId, fileId: unsigned.fileId } })
  expect(undone.answer).toBe(true)
  expect(await countDocuments()).toBe(before)

  const signed = await sent('6')
  await signFirst(signed.paymentIds[0] ?? '')
  const { refusal } = await bank.call(creator, undo, {
    file: { legalPartyId, fileId: signed.fileId },
  })
  expect(refusal).toMatchObject({ code: 'FILE_UNDO_NOT_POSSIBLE' })
  expect((await rowsOf(signed.fileId)).map(({ state }) => state)).toEqual(['CREATED', 'CREATED'])
  expect(await countDocuments()).toBe(before + 2)
})

test('an import that is undone while the rest of it is ordered keeps no document', async () => {
  for (const number of ['71', '72', '73']) {
    const before = await countDocuments()
    const rowIds = [1, 2, 3, 4]
    const fileId = await imported(oneC(rowIds.map(row => ({ number: `${number}${row}` }))))
    await createAll(fileId, [1, 2])
    const order = { legalPartyId, fileId }
    await Promise.all([
      bank.call(creator, undo, { file: order }),
      bank.call(creator, create, { rows: order }),
    ])
    await bank.settle()
    const made = (await countDocuments()) - before
    expect(await fileOf(fileId)).toMatchObject(
      made === 0
        ? { status: 'DENIED', createdCount: 0 }
        : { status: 'UPLOADED', createdCount: 4, canUndo: true },
    )
  }
})

test('a file that cannot be read says why, and a table with unknown headings asks for its columns', async () => {
  const broken = await imported(oneC([{ number: '61' }]).replace('КонецФайла', ''))
  expect(await fileOf(broken)).toMatchObject({
    status: 'UNPROCESSABLE',
    complaints: [{ code: 'FILE_TRUNCATED' }],
    canCreate: false,
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
  })
  const mapAs = async (fileId: string, names: readonly string[]) => {
    const columns = names.map((field, column) => ({ column, field }))
    const answer = await bank.call(
      creator,
      'mutation ($file: MapImportedFileInput!) { mapImportedFile(file: $file) }',
      { file: { legalPartyId, fileId, headingRow: 1, columns } },
    )
    await bank.settle()
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

test('a field that is named twice in one call is refused, in every list of fields', async () => {
  const fileId = await imported('Счёт;Сумма\n1030010000000115;1,00\n')
  const twice = [1, 2].map(number => ({ field: 'amount', text: `${number}.00` }))
  const columns = [1, 2].map(column => ({ field: 'amount', column }))
  const calls = [
    [correct, { rows: { legalPartyId, fileId, rowIds: [1], fields: twice } }],
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
    const { refusal } = await bank.call(creator, document, variables)
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' })
  }
})

test('files of others and unknown ones are answered alike', async () => {
  const fileId = await imported(oneC([{ number: '71' }]))
  const second = testActor('SECOND')
  const refused = await Promise.all([
    bank.call(second, file, { file: { legalPartyId, fileId } }),
    bank.call(otherCompany, file, { file: { legalPartyId: otherOrganisationId, fileId } }),
    bank.call(creator, file, {
      file: { legalPartyId, fileId: '00000000-0000-4000-8000-000000000000' },
    }),
    bank.call(second, undo, { file: { legalPartyId, fileId } }),
    bank.call(second, create, { rows: { legalPartyId, fileId } }),
  ])
  expect(refused.map(({ refusal }) => refusal?.['code'])).toEqual([
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_NOT_FOUND',
  ])
  expect(await fileOf(fileId, first)).toMatchObject({ status: 'PROCESSED' })
  const auditor = await bank.call(testActor('AUDITOR'), check, {
    file: { legalPartyId, uploadId: fileId, kind: 'PAYMENTS' },
  })
  expect(auditor.refusal).toMatchObject({ code: 'FORBIDDEN' })
})

test('ten checks of one upload at the same time answer with one file', async () => {
  const uploadId = await bank.upload(creator, oneC([{ number: '82' }]))
  const calls = Array.from({ length: 10 }, () =>
    bank.call<string>(creator, check, { file: { legalPartyId, uploadId, kind: 'PAYMENTS' } }),
  )
  const answers = await Promise.all(calls)
  await bank.settle()
  expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => undefined))
  expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1)
})

test('documents of a file without a ready row are refused', async () => {
  const fileId = await imported(oneC([{ number: '83', amount: '-5' }]))
  expect((await createAll(fileId)).refusal).toMatchObject({ code: 'FILE_NO_READY_ROWS' })
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED', createdCount: 0 })
})

test('a file of a person who has lost their access meanwhile is not checked further', async () => {
  const uploadId = await bank.upload(creator, oneC([{ number: '84' }]))
  const { answer: fileId } = await bank.call<string>(creator, check, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  bank.accessControl.frozen.add(creator.personId)
  await bank.settle()
  bank.accessControl.frozen.clear()
  expect(await fileOf(fileId)).toMatchObject({ status: 'FAILED', stageState: 'ERROR' })
})

const inAnotherProcess = () =>
  startProgram(
    join(import.meta.dirname, '../testing/exchange-process.ts'),
    [bank.database.url, bank.folder],
    ['ignore', 'ignore', 'inherit'],
  )

/** Kills the process that does the work on a file when a part of it is done, and gives its job back. */
async function killInside(fileId: string): Promise<void> {
  const { ownerDb } = bank.database
  const worker = await inAnotherProcess()
  const ended = once(worker, 'close')
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ done_count: number }>`
        select done_count from files.imported_file where id = ${fileId}`.execute(ownerDb)
      expect(rows[0]?.done_count).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 20 },
  )
  worker.kill('SIGKILL')
  await ended
  await sql`
    insert into platform.job_worker
    select distinct locked_by, now() - interval '1 minute' from graphile_worker._private_jobs
    where locked_by is not null
    on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(ownerDb)
  await reportWorkers(asSystem(bank.database.db), ['living'])
}

test('a process that is killed during the check and the creation loses and doubles no row', async () => {
  const before = await countDocuments()
  const count = 1_200
  const numbers = Array.from({ length: count }, (_, index) => ({
    number: String(1_000 + index),
    purpose: `Оплата по счёту ${index}`,
  }))
  const uploadId = await bank.upload(creator, oneC(numbers))
  const { answer: fileId } = await bank.call<string>(creator, check, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  await killInside(fileId)
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSING' })
  await bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'PROCESSED', readyCount: count })

  await bank.call(creator, create, { rows: { legalPartyId, fileId } })
  await killInside(fileId)
  const [inside, made] = [await fileOf(fileId), (await countDocuments()) - before]
  expect(inside).toMatchObject({ status: 'UPLOADING' })
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(count)
  await bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'UPLOADED', createdCount: count })
  expect(await countDocuments()).toBe(before + count)
}, 180_000)

test('a file whose process dies in the last attempt of its check ends as failed, and may be uploaded again', async () => {
  const content = oneC([{ number: '86' }])
  const uploadId = await bank.upload(creator, content)
  const { answer: fileId } = await bank.call<string>(creator, check, {
    file: { legalPartyId, uploadId, kind: 'PAYMENTS' },
  })
  await sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, locked_by = 'dead', locked_at = now() - interval '1 minute'`.execute(
    bank.database.ownerDb,
  )
  await reportWorkers(asSystem(bank.database.db), ['living'])
  await bank.settle()
  expect(await fileOf(fileId)).toMatchObject({ status: 'FAILED', stageState: 'ERROR' })
  expect(await fileOf(await imported(content))).toMatchObject({ status: 'PROCESSED' })
})

test('the answer says what became of each payment, in the format of the file', async () => {
  const fileId = await imported(oneC([{ number: '91' }, { number: '92', amount: '0' }]))
  await createAll(fileId)
  const { answer } = await bank.call<{ fileName: string; base64: string }>(
    creator,
    'query ($file: FileRef!) { downloadImportAnswer(file: $file) { fileName base64 } }',
    { file: { legalPartyId, fileId } },
  )
  const text = Buffer.from(answer.base64, 'base64').toString('utf8')
  expect(answer.fileName).toBe('payments-answer.txt')
  expect(text).toContain('Номер=91\r\n')
  expect(text).toContain('КвитанцияСодержание=Черновик\r\n')
  expect(text).toContain('КвитанцияСодержание=Строка')
})

test('an export is made after its call, and fetched and removed by its person alone', async () => {
  const { answer: fileId } = await bank.call<string>(
    creator,
    'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
    { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter: [] } },
  )
  await bank.settle()
  const download = 'query ($file: FileRef!) { downloadExportedFile(file: $file) { base64 } }'
  const ref = { file: { legalPartyId, fileId } }
  const mine = await bank.call<{ base64: string }>(creator, download, ref)
  expect(Buffer.from(mine.answer.base64, 'base64').toString('utf8')).toContain('Өнүгүү')
  expect((await bank.call(first, download, ref)).refusal).toMatchObject({ code: 'FILE_NOT_FOUND' })
  const remove = 'mutation ($file: FileRef!) { deleteExportedFile(file: $file) }'
  expect((await bank.call(first, remove, ref)).refusal).toMatchObject({ code: 'FILE_NOT_FOUND' })
  expect((await bank.call(creator, remove, ref)).answer).toBe(true)
  expect((await bank.call(creator, download, ref)).refusal).toMatchObject({
    code: 'FILE_NOT_FOUND',
  })
})

test('an organisation has at most twenty exports that are not made yet, also when ordered at once', async () => {
  const nothing = [{ field: 'search', text: 'ничего такого нет' }]
  const order = () =>
    bank.call<string>(
      creator,
      'mutation ($order: OrderExportInput!) { orderExport(export: $order) }',
      { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CSV', filter: nothing } },
    )
  const answers = await Promise.all(Array.from({ length: 23 }, order))
  expect(answers.filter(({ answer }) => answer)).toHaveLength(20)
  expect(answers.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(
    Array.from({ length: 3 }, () => 'EXPORTS_TOO_MANY'),
  )
  await bank.settle()
  expect((await order()).refusal).toBeUndefined()
  await bank.settle()
})

test('an export that finds nothing says so, and registers are for those who may see salaries', async () => {
  const order = 'mutation ($order: OrderExportInput!) { orderExport(export: $order) }'
  const search = [{ field: 'search', text: 'ничего такого нет' }]
  const { answer: fileId } = await bank.call<string>(creator, order, {
    order: { legalPartyId, kind: 'DOCUMENTS', format: 'XLSX', filter: search },
  })
  await bank.settle()
  const { answer } = await bank.call<{ list: readonly { id: string; status: string }[] }>(
    creator,
    `query ($filter: ExportedFileFilter!) {
      findExportedFiles(filter: $filter, pageable: { page: 1, size: 10 }) { list { id status } } }`,
    { filter: { legalPartyId } },
  )
  expect(answer.list.find(({ id }) => id === fileId)).toMatchObject({ status: 'EMPTY' })
  const registers = { order: { legalPartyId, kind: 'REGISTERS', format: 'CSV', filter: [] } }
  expect((await bank.call(creator, order, registers)).refusal).toMatchObject({ code: 'FORBIDDEN' })
  const withSalaries = testActor('CREATOR', { productRoles: ['SALARY_USER'] })
  expect((await bank.call(withSalaries, order, registers)).refusal).toBeUndefined()
  const inCamt = { order: { legalPartyId, kind: 'DOCUMENTS', format: 'CAMT', filter: [] } }
  expect((await bank.call(creator, order, inCamt)).refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
  await bank.settle()
})

test('an archived file is found in the archive alone, and by its id', async () => {
  const fileId = await imported(oneC([{ number: '95', amount: '0' }]))
  await bank.call(creator, 'mutation ($file: FileRef!) { archiveImportedFile(file: $file) }', {
    file: { legalPartyId, fileId },
  })
  const idsOf = async (place?: string) => {
    const { answer } = await bank.call<{ list: readonly { id: string }[] }>(
      creator,
      `query ($filter: ImportedFileFilter!) {
        findImportedFiles(filter: $filter, pageable: { page: 1, size: 100 }) { list { id } } }`,
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
  await bank.call(creator, correct, { rows: { legalPartyId, fileId, rowIds: [1], fields } })
  const [row] = await rowsOf(fileId)
  expect(row?.fields).toEqual(
    expect.arrayContaining([
      { field: 'amount', text: '1300.50' },
      { field: 'valueDate', text: '2026-11-30' },
    ]),
  )
})
