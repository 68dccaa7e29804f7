import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { readPrinted } from '../statements/testing/read-printed.ts'
import { createLineWriter } from './line-writer.ts'
import { margin, openPdf, restOf, type Pdf } from './pdf-sheet.ts'

const fontsFolder = join(import.meta.dirname, '../../../../reference-data/fonts')
const size = 7.5

async function printed(name: string, draw: (pdf: Pdf) => void) {
  const pdf = openPdf({ fontsFolder, title: 'Lines' })
  pdf.addPage()
  pdf.font(name).fontSize(size)
  draw(pdf)
  const chunks: Uint8Array[] = []
  for await (const chunk of restOf(pdf)) chunks.push(chunk)
  const [page = []] = await readPrinted(Buffer.concat(chunks))
  return page.map(({ text, left, right, bottom }) => ({
    text,
    places: [left, right, bottom].map(place => place.toFixed(2)),
  }))
}

/** The codes of the letters of each line, by what was drawn. */
const lettersOf = (content: string): readonly string[] =>
  [...content.matchAll(/\[(.*)\] TJ/g)].map(([, operands = '']) =>
    [...operands.matchAll(/<(.*?)>/g)].map(([, codes]) => codes).join(''),
  )

/** The same as PDFKit chooses them for the whole line. */
function codesOf(pdf: Pdf, text: string): string {
  const { _font: font } = pdf as unknown as {
    readonly _font: { encode(text: string): readonly [codes: readonly string[], unknown] }
  }
  return font.encode(text)[0].join('')
}

const lines = fc.sample(
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789,. \u00A0'), minLength: 1, maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789,.-–:№/«» ОсөңүАВTo\u00A0'),
      minLength: 1,
      maxLength: 30,
    }),
  ),
  { numRuns: 40, seed: 17 },
)

test.each(['regular', 'bold'])('a line in %s stands where PDFKit puts each letter', async name => {
  const texts = [
    '1 234\u00A0567,89',
    '12:30',
    '100-14',
    'Төлөм, ң ө ү',
    'Кыи\u0306мыл №7',
    ...lines,
  ]
  const tops = texts.map((_text, index) => margin + index * 12)
  const byPdfKit = await printed(name, pdf =>
    texts.forEach((text, index) => pdf.text(text, margin, tops[index], { lineBreak: false })),
  )
  const byWriter = await printed(name, pdf => {
    const writer = createLineWriter(pdf, { name, size })
    texts.forEach((text, index) => writer.add(text, margin, tops[index] ?? margin))
    const drawn = vi.spyOn(pdf, 'addContent')
    writer.draw()
    const shaped = texts.filter(text => !text.includes('\u0306'))
    expect(lettersOf(String(drawn.mock.lastCall?.[0]))).toEqual(
      shaped.map(text => codesOf(pdf, text)),
    )
    for (const text of texts) expect(writer.widthOf(text)).toBeCloseTo(pdf.widthOfString(text), 6)
  })
  const inOrder = (page: typeof byWriter) =>
    page.toSorted((a, b) => Number(b.places[2]) - Number(a.places[2]))
  expect(inOrder(byWriter)).toEqual(inOrder(byPdfKit))
})
