import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StoredOperation } from './stored-operations.ts'
import { writeInThread, type ReadStoredBatch } from './write-in-thread.ts'
import type { StatementFileOrder } from './write-statement.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'tartip-thread-'))))
afterAll(() => rm(folder, { recursive: true }))

const operationAt = (index: number): StoredOperation => ({
  operationId: `operation ${index}`,
  bookedAt: 1_795_838_400_000,
  direction: 'CREDIT',
  amountMinor: String(index + 1),
  counterpartyName: 'Өзгөн',
  counterpartyAccount: '1180000000000123',
  purpose: 'Төлөм',
})

const orderOf = (format: StatementFileOrder['format']): StatementFileOrder => ({
  format,
  path: join(folder, format),
  fontsFolder: '',
  head: {
    statementId: 'statement',
    kind: 'ACCOUNT',
    clientName: 'ОсОО «Ала-Тоо»',
    clientInn: '01203201410014',
    bankName: 'Банк',
    bankBic: '109001',
    bankNames: {},
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    createdAt: 1_795_838_400_000,
    language: 'ru',
  },
  sections: [
    {
      account: '1090011000014201',
      currency: 'KGS',
      openingMinor: 0n,
      closingMinor: 6n,
      plannedMinor: 6n,
      debitMinor: 0n,
      creditMinor: 6n,
      debitCount: 0,
      creditCount: 3,
    },
  ],
})

/** Three operations, one a batch. */
const threeOperations: ReadStoredBatch = async (_section, after) =>
  after < 3
    ? { text: JSON.stringify([operationAt(after)]), last: after + 1 }
    : { text: '[]', last: after }

const never = new AbortController().signal

test('a thread writes a file from batches that it requests', async () => {
  const order = orderOf('TXT')
  const written = await writeInThread(order, threeOperations, never)
  const text = await readFile(order.path, 'utf8')
  expect(written).toEqual({ kind: 'done', sizeBytes: Buffer.byteLength(text) })
  expect(text.match(/^Сумма=/gm)).toHaveLength(3)
})

test('what a format cannot say is refused with its code', async () => {
  expect(await writeInThread(orderOf('TXT_V102'), threeOperations, never)).toMatchObject({
    kind: 'refused',
    code: 'STATEMENT_LETTERS_NOT_IN_FORMAT',
  })
})

test('a failing read and a stopped process end the thread', async () => {
  const failing: ReadStoredBatch = async () => {
    throw new Error('The rows cannot be read')
  }
  await expect(writeInThread(orderOf('CSV'), failing, never)).rejects.toThrow('cannot be read')
  const stopping = new AbortController()
  const held: ReadStoredBatch = () => {
    stopping.abort(new Error('The process stops'))
    return new Promise(() => undefined)
  }
  await expect(writeInThread(orderOf('CSV'), held, stopping.signal)).rejects.toThrow(
    'The process stops',
  )
})
