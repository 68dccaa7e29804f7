import { expect, test } from 'vitest'
import { extensionOf, safeFileName } from './file-name.ts'

test.each([
  ['Договор № 5.pdf', 'Договор № 5.pdf'],
  ['Өтүнмө.PDF', 'Өтүнмө.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\1\\акт.docx', 'акт.docx'],
  ['акт\r\nX-Header: 1.txt', 'актX-Header 1.txt'],
  ['счёт\u202Efdp.exe', 'счётfdp.exe'],
  ['a"b<c>|?*.txt', 'abc.txt'],
  ['...', 'file'],
  ['.pdf', 'file.pdf'],
  ['..a.pdf', 'a.pdf'],
  ['', 'file'],
  ['\ud800.png', 'file.png'],
  ['  a   b .txt ', 'a b.txt'],
])('%j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept)
})

test('a long name is cut before its extension, between characters', () => {
  const kept = safeFileName(`${'😀'.repeat(300)}.docx`)
  expect([...kept]).toHaveLength(120)
  expect(kept.endsWith('😀.docx')).toBe(true)
})

test('an extension is what follows the last dot', () => {
  expect(['a.tar.GZ', 'a', 'a.', 'a.b c'].map(extensionOf)).toEqual(['gz', '', '', ''])
})
