import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { err } from '@tartip/domain/result'
import { expect, test } from 'vitest'

import { createFileReader } from './read-in-worker.ts'

/** Long enough for a busy machine. */
const reader = createFileReader(50_000)
const cases = new URL('../../../../../../packages/formats/cases/', import.meta.url)
const caseBytes = (name: string) => new Uint8Array(readFileSync(new URL(name, cases)))

test('five thousand rows arrive whole', async () => {
  const { read, hash } = await reader.payroll(caseBytes('payroll/p30_5000_rows.xlsx'))
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(read).toMatchObject({ ok: true, value: { totals: { rowCount: 5_000 } } })
  expect(read.ok && read.value.rows.at(-1)?.amountMinor).toBeTypeOf('bigint')
})

test('a sound file that is not read in time is not called damaged', async () => {
  const { read } = await createFileReader(1).payroll(caseBytes('payroll/p30_5000_rows.xlsx'))
  expect(read).toEqual(err('FILE_CHECK_INTERRUPTED'))
})

test('a workbook is read as text', async () => {
  const { read } = await reader.text(caseBytes('payroll/x01_biff8.xls'))
  expect(read.ok && read.value.text.split('\n')[1]).toBe(
    '1\tТестов Пётр Петрович\t1090160500001147\t1000.5\tKGS',
  )
})

test('hostile files end in their thread and leave the memory of the process alone', async () => {
  const before = process.memoryUsage().rss
  const answers = []
  for (const bytes of [
    caseBytes('payroll/p22_zip_bomb_60MiB_sheet.xlsx'),
    caseBytes('payroll/p26_xxe_shared_strings.xlsx'),
    archiveThatLies(),
    new TextEncoder().encode(`<?xml version="1.0"?>${'<a>'.repeat(1_000_000)}`),
    new TextEncoder().encode(`a;b;c\n${'";'.repeat(2_000_000)}`),
    new TextEncoder().encode('1CClientBankExchange\n'.padEnd(5_000_000, 'К=1\n')),
  ]) {
    const { read } = await reader.payments(bytes)
    answers.push(read.ok ? 'read' : read.error.code)
  }
  expect(answers).toEqual([
    'FILE_TOO_LARGE_INSIDE',
    'FILE_XML_UNSAFE',
    'FILE_DAMAGED',
    'FILE_KIND_UNKNOWN',
    'FILE_TOO_MANY_COLUMNS',
    'FILE_TRUNCATED',
  ])
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

/** A workbook that unpacks to more than its list of files says. */
function archiveThatLies(): Uint8Array {
  const name = Buffer.from('xl/workbook.xml')
  const packed = deflateRawSync(Buffer.alloc(20_000_000, 32))
  const header = (mark: number, more: number) => {
    const bytes = Buffer.alloc(more)
    bytes.writeUInt32LE(mark, 0)
    return bytes
  }
  const local = header(0x04034b50, 30)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(1_000, 22)
  local.writeUInt16LE(name.length, 26)
  const central = header(0x02014b50, 46)
  central.writeUInt16LE(20, 4)
  central.writeUInt16LE(20, 6)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(1_000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = header(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, name, packed, central, name, end]))
}
