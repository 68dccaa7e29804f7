import { describeFileScanContract } from '@tartip/bank-ports/testing/file-scan-contract'
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

test('a document that would run a script is reported separately', () => {
  const pdf = Buffer.from('%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')
  expect(scan('a.pdf', pdf)).toMatchObject({ reason: 'MACRO' })
})

test.each([
  ['a program for Linux', 'a.txt', '\x7fELF'],
  ['a script', 'a.txt', '#!/bin/sh'],
  ['a program for Windows', 'a.pdf', 'MZ'],
  ['a program for macOS', 'a.txt', '\xcf\xfa\xed\xfe'],
])('%s is reported by its first bytes, whatever it is called', (_what, fileName, head) => {
  expect(scan(fileName, Buffer.from(head, 'latin1'))).toMatchObject({ reason: 'EXECUTABLE' })
})

test.each([
  ['Договор.PDF', '%PDF-1.7\n', 'CLEAN'],
  ['фото.heic', '\0\0\0\x18ftypheix', 'CLEAN'],
  ['выписка.txt', 'Дата;Сумма\r\n\t1\x1a', 'CLEAN'],
  ['выписка.txt', 'Дата\0Сумма', 'SUSPICIOUS'],
  ['выписка.txt', 'Дата\x01', 'SUSPICIOUS'],
  ['выписка', 'Дата', 'SUSPICIOUS'],
])('%s with its own content: %#', (fileName, content, verdict) => {
  expect(scan(fileName, Buffer.from(content))).toMatchObject({ verdict })
})

test('an old table with macros and a document that starts a program are not clean', () => {
  const old = (stream: string) =>
    Buffer.concat([
      Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
      Buffer.from(stream, 'utf16le'),
    ])
  expect(scan('a.xls', old('Workbook'))).toMatchObject({ verdict: 'CLEAN' })
  expect(scan('a.xls', old('_VBA_PROJECT'))).toMatchObject({ reason: 'MACRO' })
  const starts = Buffer.from('%PDF-1.7\n<< /S /Launch /F (cmd.exe) >>')
  expect(scan('a.pdf', starts)).toMatchObject({ reason: 'MACRO' })
})

test('every kind of program inside of an archive is found', () => {
  for (const ending of ['dll', 'scr', 'com', 'bat', 'cmd', 'JS', 'vbs', 'ps1', 'msi', 'jar']) {
    expect(scan('a.zip', archive([{ name: `x/счёт.${ending}` }])), ending).toMatchObject({
      reason: 'EXECUTABLE',
    })
  }
})

test('an archive with a name longer than itself, or with too many files to check, is not read', () => {
  const lying = archive([{ name: 'a' }])
  lying.writeUInt16LE(60_000, lying.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 28)
  expect(scan('a.zip', lying)).toMatchObject({ reason: 'NOT_READABLE' })
  const many = archive(Array.from({ length: 10_001 }, () => ({ name: 'a' })))
  expect(scan('a.zip', many)).toMatchObject({ reason: 'NOT_READABLE' })
  expect(
    scan('a.zip', archive(Array.from({ length: 10_000 }, () => ({ name: 'a' })))),
  ).toMatchObject({ verdict: 'CLEAN' })
})
