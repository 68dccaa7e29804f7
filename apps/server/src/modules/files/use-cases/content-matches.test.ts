import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zipOf } from '@tartip/bank-ports/testing/zip-under-test'
import { contentMatches } from './content-matches.ts'

const text = (content: string) => new TextEncoder().encode(content)
const bytes = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'))
const office = (part: string) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      text: `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`,
    },
    { name: '_rels/.rels', text: '<Relationships/>' },
  ])
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0....\0\0\0\0IDAT')
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0')
const cfb = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0')
const pdf = text('%PDF-1.7\n1 0 obj')

test.each([
  ['pdf', pdf],
  ['png', png],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['xls', cfb],
  ['doc', cfb],
  ['docx', office('wordprocessingml.document')],
  ['xlsx', office('spreadsheetml.sheet')],
  ['pptx', office('presentationml.presentation')],
  ['zip', zipOf([{ name: 'акт.txt', text: 'Акт сверки' }])],
  ['txt', text('Уважаемый банк!\r\nӨтүнөбүз.')],
  ['txt', bytes('\xcf\xf0\xee\xf1\xe8\xec')],
  ['txt', text('Сумма < 100, но > 5; см. <приложение>')],
] as const)('content of a %s', async (extension, content) => {
  expect(await contentMatches(content, extension)).toBe(true)
})

test.each([
  ['pdf', bytes('MZ\x90\0\x03')],
  ['pdf', text('<html><script>alert(1)</script></html>')],
  ['jpg', png],
  ['png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['docx', office('spreadsheetml.sheet')],
  ['docx', zipOf([{ name: 'a.txt', text: 'a' }])],
  ['zip', office('wordprocessingml.document')],
  ['xls', text('a;b;c')],
  ['txt', pdf],
  ['txt', bytes('abc\0def')],
  ['txt', text('<!DOCTYPE html><html><body>Счёт</body></html>')],
  ['txt', text('\uFEFF  <script>alert(1)</script>')],
  ['txt', text('Уважаемый банк <img src=x onerror=alert(1)>')],
  ['csv', text('ФИО;Сумма\r\n<svg onload=alert(1)>;5')],
  ['txt', zipOf([{ name: 'a.txt', text: 'a' }])],
  ['txt', bytes('\x1f\x8b\x08\0\0\0\0\0')],
  ['txt', bytes('7z\xbc\xaf\x27\x1c\0\x04')],
  ['txt', bytes('Rar!\x1a\x07\0')],
  ['txt', text('begin 644 a.zip\nM4$L#!!0')],
  ['txt', text('MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=a')],
  ['zip', text('PK')],
] as const)('is refused for a %s (%#)', async (extension, content) => {
  expect(await contentMatches(content, extension)).toBe(false)
})

test('an archive whose list of parts unpacks to 256 MB is not unpacked', async () => {
  const before = process.memoryUsage().rss
  const bomb = deflateRawSync(Buffer.alloc(256 * 1024 * 1024))
  const afterMaking = Math.max(before, process.memoryUsage().rss)
  const name = Buffer.from('[Content_Types].xml')
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(8, 8)
  header.writeUInt32LE(bomb.length, 18)
  header.writeUInt32LE(1_000, 22)
  header.writeUInt16LE(name.length, 26)
  expect(await contentMatches(Buffer.concat([header, name, bomb]), 'docx')).toBe(false)
  expect(process.memoryUsage().rss - afterMaking).toBeLessThan(64 * 1024 * 1024)
})
