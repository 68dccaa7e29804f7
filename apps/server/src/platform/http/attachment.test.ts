import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { attachmentHeader } from './attachment.ts'

const source = join(import.meta.dirname, '../..')

test.each([
  ['Выписка по счёту «Өзгөн».txt', 'Выписка по счёту «Өзгөн».txt'],
  ['a "quoted" name.pdf', 'a "quoted" name.pdf'],
  ['two\r\nSet-Cookie: lines.pdf', 'two__Set-Cookie: lines.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['back\\slash.csv', 'back_slash.csv'],
  ['semi;colon=%00.xml', 'semi;colon=%00.xml'],
])('%j arrives as a name and breaks no header', (fileName, expected) => {
  const header = attachmentHeader(fileName)
  expect(header).toMatch(/^attachment; [\x20-\x7E\xA0-\xFF]+$/)
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
  const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
  const plain = /filename=([^";]+)$/.exec(header)?.[1]
  expect(encoded === undefined ? (quoted ?? plain) : decodeURIComponent(encoded)).toBe(expected)
})

test.each([
  [
    'Выписка по счёту 01.11.2026 – 30.11.2026.xlsx',
    'Vypiska po schetu 01.11.2026 - 30.11.2026.xlsx',
  ],
  ['Эмгек акы «Өзгөн».pdf', "Emgek aky 'Ozgon'.pdf"],
  ['对账单.pdf', 'file.pdf'],
])('%j is read as %j by a program that knows only ASCII', (fileName, expected) => {
  expect(/filename="?([^";]*)"?;/.exec(attachmentHeader(fileName))?.[1]).toBe(expected)
})

test('every route that sends a file names it this way', () => {
  const byHand = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .filter(
      file => !file.endsWith('.test.ts') && file !== join('platform', 'http', 'attachment.ts'),
    )
    .filter(file => {
      const text = readFileSync(join(source, file), 'utf8')
      const headers = text.match(/\.header\(\s*'content-disposition',[^)]*/gi) ?? []
      return /from 'content-disposition'/.test(text) || !headers.every(isAttachment)
    })
  expect(byHand).toEqual([])
})

const isAttachment = (header: string): boolean => header.includes('attachmentHeader(')
