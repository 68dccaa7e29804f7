import { describeFileScanContract } from '@tartip/bank-ports/contract/file-scan-contract'
import { expect, test } from 'vitest'
import { createFileScan, scanFile } from './file-scan.ts'

describeFileScanContract('the twin', async () => ({
  fileScan: createFileScan(),
  close: async () => undefined,
}))

const scan = (fileName: string, bytes: Uint8Array) =>
  scanFile({ fileName, contentType: 'application/zip', bytes })

/** An archive with the directory that scanners read; the contents themselves are left out. */
function archive(
  entries: readonly { name: string; size?: number; isEncrypted?: boolean }[],
): Buffer {
  const local = Buffer.from('PK\x03\x04 contents', 'latin1')
  const records = entries.map(({ name, size = 10, isEncrypted = false }) => {
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(isEncrypted ? 1 : 0, 8)
    record.writeUInt32LE(size, 24)
    record.writeUInt16LE(Buffer.byteLength(name), 28)
    return Buffer.concat([record, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, ...records, end])
}

test.each([
  ['an ordinary table', [{ name: 'xl/workbook.xml' }], 'CLEAN', undefined],
  ['a table with macros', [{ name: 'xl/vbaProject.bin' }], 'SUSPICIOUS', 'MACRO'],
  ['a program inside', [{ name: 'счёт.pdf.exe' }], 'SUSPICIOUS', 'EXECUTABLE'],
  ['a locked archive', [{ name: 'a', isEncrypted: true }], 'SUSPICIOUS', 'ENCRYPTED_ARCHIVE'],
  ['a bomb', [{ name: 'a', size: 60_000_000 }], 'SUSPICIOUS', 'TOO_LARGE_INSIDE'],
])('%s', (_what, entries, verdict, reason) => {
  expect(scan('файл.xlsx', archive(entries))).toMatchObject({
    verdict,
    ...(reason === undefined ? {} : { reason }),
  })
})

test('an archive whose directory does not lie within it is not read, and not clean', () => {
  const whole = archive([{ name: 'a' }, { name: 'b' }])
  const cut = whole.subarray(0, whole.length - 25)
  expect(scan('a.zip', cut)).toMatchObject({ reason: 'NOT_READABLE' })
  const lying = Buffer.from(whole)
  lying.writeUInt32LE(0xffff_fff0, lying.length - 6)
  expect(scan('a.zip', lying)).toMatchObject({ reason: 'NOT_READABLE' })
})

test('a document that would run a script is told apart', () => {
  const pdf = Buffer.from('%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')
  expect(scan('a.pdf', pdf)).toMatchObject({ reason: 'MACRO' })
})
