import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { readPrinted } from '../statements/testing/read-printed.ts'
import { writePapers } from './paper.ts'

const fontsFolder = join(import.meta.dirname, '../../../../reference-data/fonts')
const words = 'Просим прислать акт сверки. '

test.each([
  ['paragraphs', { text: words.repeat(200), rows: [] }],
  ['rows', { rows: Array.from({ length: 60 }, () => ({ label: words, text: words })) }],
])('%s on a second page stay as on the first', async (_name, part) => {
  const title = 'Письмо в банк'
  const paper = { bankName: 'Банк', title, subtitle: '01.12.2026', parts: [part] }
  const bytes = await writePapers({ papers: [paper], title, footer: title, fontsFolder })
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(pdf.numPages).toBeGreaterThan(1)
  const sizesOn = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const written = items.flatMap(item =>
      'str' in item && /акт|сверки|прислать/.test(item.str) ? [item.height] : [],
    )
    return [...new Set(written)]
  }
  const [first, second] = [await sizesOn(1), await sizesOn(2)]
  expect(first).toHaveLength(1)
  expect(second).toEqual(first)
})

test('a letter with an emoji says which one it is, and Kyrgyz letters stay', async () => {
  const text = 'Рахмат 👍🏽 өңү ❤️ ү — № 5'
  const paper = { bankName: 'Банк', title: '🎉', subtitle: '', parts: [{ text, rows: [] }] }
  const bytes = await writePapers({ papers: [paper], title: 'Кат', fontsFolder })
  const [page = []] = await readPrinted(bytes)
  const printed = page.map(one => one.text).join(' ')
  expect(printed).toContain('Рахмат [U+1F44D] өңү [U+2764] ү — № 5')
  expect(printed).toContain('[U+1F389]')
})
