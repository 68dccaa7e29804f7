import { buffer } from 'node:stream/consumers'
import { columnsOf } from '@tartip/domain/lists/list'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { parseCsv } from 'hucre/csv'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { fileOf, type FileType } from './list-files.ts'

interface Row {
  readonly day: string
  readonly name: string
  readonly amount: string | undefined
  readonly at: string
}

const column = columnsOf<Row>()
const columns = [
  column('date', 'day', row => row.day, { shown: 'always' }),
  column('text', 'name', row => row.name, { shown: 'always' }),
  column('amount', 'amount', row => row.amount, { shown: 'always' }),
  column('dateTime', 'at', row => row.at, { shown: 'always' }),
]

const heads: Readonly<Record<string, LocalizedText>> = {
  day: { ru: 'Дата', ky: 'Күнү', en: 'Date' },
  name: { ru: 'Кому', ky: 'Кимге', en: 'To' },
  amount: { ru: 'Сумма', ky: 'Сумма', en: 'Amount' },
  at: { ru: 'Когда', ky: 'Качан', en: 'When' },
}
const wordsIn = (language: Language) => ({
  language,
  title: 'Операции [1/2]',
  column: (id: string) => heads[id]?.[language] ?? '',
})

const row = (more: Partial<Row> = {}): Row => ({
  day: '2026-11-27',
  name: 'ОсОО «А»; "Б"',
  amount: '-86210.50',
  at: '2026-11-27T18:30:00.000Z',
  ...more,
})

async function* batchesOf(rows: readonly Row[]) {
  yield rows
}

const about = ['ОсОО «Ала-Тоо»', 'Выгружено: 30.11.2026 12:00']
/** Title, what it is about and a blank line stand above the titles of the columns. */
const headRow = about.length + 2

const fileWith = (
  type: FileType,
  batches: AsyncIterable<readonly Row[]>,
  first: { readonly rows: readonly Row[]; readonly isWhole: boolean },
  language: Language = 'ru',
) => fileOf(type, { words: wordsIn(language), about, columns, first, batches })

const written = (type: FileType, rows: readonly Row[], language?: Language) =>
  buffer(fileWith(type, batchesOf(rows), { rows, isWhole: true }, language))

const csv = async (rows: readonly Row[], language?: Language) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await written('csv', rows, language))

async function xlsx(rows: readonly Row[]) {
  const cells: unknown[] = []
  for await (const { values } of streamXlsxRows(await written('xlsx', rows))) {
    cells.push(values)
  }
  return cells.slice(headRow)
}

describe('a CSV file', () => {
  test('opens as columns in a spreadsheet of the region', async () => {
    expect(await csv([row()])).toBe(
      '\uFEFF"Дата";"Кому";"Сумма";"Когда"\r\n' +
        '"27.11.2026";"ОсОО «А»; ""Б""";"-86210,50";"28.11.2026 00:30"\r\n',
    )
  })

  test('has the marks of an English spreadsheet for an English reader', async () => {
    expect(await csv([row({ name: 'Acme' })], 'en')).toContain(
      '"27.11.2026","Acme","-86210.50","28.11.2026 00:30"\r\n',
    )
  })

  test('says nothing where a row has no value', async () => {
    expect(await csv([row({ amount: undefined })])).toContain('"";"28.11.2026 00:30"')
  })

  test('reads back as the values that were written', async () => {
    const names = ['+996555123456', '-100,50', 'say "no"; or\nyes', '  ', "'quoted'", 'Көл']
    const text = await csv(names.map(name => row({ name })))
    const read = parseCsv(text, { delimiter: ';' }).slice(1)
    expect(read.map(cells => cells[1])).toEqual(names)
  })
})

test.each(['csv', 'xlsx'] as const)(
  'other work gets its turn while a %s file is written',
  async type => {
    let turns = 0
    let isWriting = true
    const count = () => {
      turns += 1
      if (isWriting) setImmediate(count)
    }
    setImmediate(count)
    await written(
      type,
      Array.from({ length: 2_000 }, () => row()),
    )
    isWriting = false
    expect(turns).toBeGreaterThan(35)
  },
)

describe('an Excel file', () => {
  test('keeps amounts as numbers, days as days and texts as they are', async () => {
    expect(await xlsx([row({ name: '=1+1 <&> «Ысык-Көл»' })])).toEqual([
      ['Дата', 'Кому', 'Сумма', 'Когда'],
      [expect.anything(), '=1+1 <&> «Ысык-Көл»', -86210.5, expect.anything()],
    ])
  })

  test('keeps an amount of more digits than a number has as a text', async () => {
    const [, cells] = await xlsx([row({ amount: '92233720368547758.07' })])
    expect(cells).toContain('92233720368547758.07')
  })

  test('is written while its rows are read', async () => {
    let reads = 0
    async function* slow() {
      for (; reads < 10_000; reads += 1) yield Array.from({ length: 100 }, () => row())
    }
    const file = fileWith('xlsx', slow(), { rows: [], isWhole: false })
    let bytes = 0
    for await (const chunk of file) {
      bytes += chunk.byteLength
      if (bytes > 100_000) break
    }
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThan(1_000)
  })
})

test('a row of a workbook is as high as its longest words need', async () => {
  const name = 'слово '.repeat(30)
  const { sheets } = await readXlsx(await written('xlsx', [row(), row({ name })]), {
    readStyles: true,
  })
  const heightOf = (index: number) => sheets[0]?.rowDefs?.get(headRow + index)?.height
  expect(heightOf(1)).toBeUndefined()
  expect(heightOf(2)).toBeGreaterThanOrEqual(65)
})

test('a workbook wraps words of any length and keeps amounts apart from what stands right of them', async () => {
  const { sheets } = await readXlsx(await written('xlsx', [row()]), { readStyles: true })
  const styleOf = (column: number) =>
    sheets[0]?.cells?.get(`${headRow + 1},${column}`)?.style?.alignment
  expect(styleOf(1)).toMatchObject({ wrapText: true })
  expect(styleOf(2)).toMatchObject({ horizontal: 'right', indent: 1 })
})

test('above its table a workbook says what it is, whose, and when it was written', async () => {
  const { sheets } = await readXlsx(await written('xlsx', [row()]), { readStyles: true })
  const above = sheets[0]?.rows.slice(0, headRow).map(([first]) => first)
  expect(above?.map(cell => cell || undefined)).toEqual(['Операции [1/2]', ...about, undefined])
  expect(sheets[0]?.freezePane).toMatchObject({ rows: headRow + 1 })
})

describe('a column without any value', () => {
  const widthsWith = async (isWhole: boolean, rows: readonly Row[]) => {
    const file = fileWith('xlsx', batchesOf(rows), { rows, isWhole })
    const { sheets } = await readXlsx(await buffer(file), { readStyles: true })
    return (sheets[0]?.columns ?? []).map(({ width = 0 }) => width)
  }

  test('is as narrow as its title where that is known of all rows', async () => {
    const [full, empty] = await Promise.all([
      widthsWith(true, [row()]),
      widthsWith(true, [row({ amount: undefined }), row({ amount: undefined })]),
    ])
    expect(empty[2]).toBeLessThan(10)
    expect(empty.toSpliced(2, 1)).toEqual(full.toSpliced(2, 1))
    expect(full[2]).toBeGreaterThan(15)
  })

  test('keeps its usual width where nothing was found at all', async () => {
    expect(await widthsWith(true, [])).toEqual(await widthsWith(true, [row()]))
  })

  test('keeps the width of an amount where one may follow', async () => {
    const widths = await widthsWith(false, [row({ amount: undefined })])
    expect(widths[2]).toBeGreaterThan(15)
  })
})

test('a workbook is printed across the paper, each page with the titles and its number', async () => {
  const { sheets } = await readXlsx(await written('xlsx', [row()]), { readStyles: true })
  expect(sheets[0]).toMatchObject({
    pageSetup: {
      orientation: 'landscape',
      fitToHeight: 0,
      printTitlesRow: `$${headRow + 1}:$${headRow + 1}`,
    },
    headerFooter: { oddFooter: '&L&A&R&P / &N' },
  })
})
