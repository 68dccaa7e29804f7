import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { lineOf } from './stored-operations.ts'
import { writeInThread, type ReadStoredBatch } from './write-in-thread.ts'
import type { StatementFileOrder } from './write-statement.ts'

const lineAt = (index: number): string =>
  lineOf({
    operationId: `operation ${index}`,
    bookedAt: 1_795_838_400_000,
    direction: 'CREDIT',
    amountMinor: BigInt(index + 1),
    counterpartyName: 'Өзгөн',
    counterpartyAccount: '1180000000000123',
    purpose: 'Төлөм',
  })

const orderOf = (format: StatementFileOrder['format']): StatementFileOrder => ({
  format,
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

/** Batches of three operations, two of them in one text. */
const batchesOf =
  (count: number): ReadStoredBatch =>
  async (_section, after) => {
    if (after >= count) return { texts: [], last: after }
    const texts = [`${lineAt(after)}\n${lineAt(after + 1)}`, lineAt(after + 2)]
    return { texts, last: after + 3 }
  }

const never = new AbortController().signal
const written = (
  format: StatementFileOrder['format'],
  read: ReadStoredBatch,
  signal: AbortSignal = never,
) => text(writeInThread(orderOf(format), read, signal))

test('a thread writes a file from batches that it requests', async () => {
  const file = await written('TXT', batchesOf(3))
  expect(file.match(/^Сумма=/gm)).toHaveLength(3)
  expect(file.endsWith('КонецФайла\r\n')).toBe(true)
})

test('a file of many parts comes whole and in order, however slowly it is taken', async () => {
  const parts: Uint8Array[] = []
  for await (const part of writeInThread(orderOf('TXT'), batchesOf(9_000), never)) {
    parts.push(part)
    if (parts.length < 4) await nextTurn()
  }
  expect(parts.length).toBeGreaterThan(8)
  const amounts = [
    ...Buffer.concat(parts)
      .toString('utf8')
      .matchAll(/^Сумма=(.+)\r$/gm),
  ]
  expect(amounts.map(([, amount]) => Math.round(Number(amount) * 100))).toEqual(
    Array.from({ length: 9_000 }, (_, index) => index + 1),
  )
})

test('what a format cannot say is refused with its code, and the thread writes the next file', async () => {
  await expect(written('TXT_V102', batchesOf(3))).rejects.toMatchObject({
    code: 'STATEMENT_LETTERS_NOT_IN_FORMAT',
    params: { letters: expect.stringContaining('ө') },
  })
  expect(await written('CSV', batchesOf(3))).toContain('Өзгөн')
})

test('a failing read and a stopped process end the thread', async () => {
  const failing: ReadStoredBatch = async () => {
    throw new Error('The rows cannot be read')
  }
  await expect(written('CSV', failing)).rejects.toThrow('cannot be read')
  const stopping = new AbortController()
  const held: ReadStoredBatch = () => {
    stopping.abort(new Error('The process stops'))
    return new Promise(() => undefined)
  }
  await expect(written('CSV', held, stopping.signal)).rejects.toThrow('The process stops')
})
