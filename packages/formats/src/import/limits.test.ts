import { expect, test } from 'vitest'
import { zipOf } from '../xlsx/zip-stream.ts'
import { importLimits } from './limits.ts'
import { readPaymentFile } from './read-payment-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('')

const heading = 'Получатель;Счёт получателя;Сумма;Назначение платежа\n'
const tableOfRows = (count: number) =>
  utf8(heading + 'ОсОО;1240000700000104;1;Оплата\n'.repeat(count - 1))
const oneCOfDocuments = (count: number) =>
  utf8(
    `1CClientBankExchange\r\n${'СекцияДокумент=Платежное поручение\r\nСумма=1\r\nКонецДокумента\r\n'.repeat(count)}КонецФайла\r\n`,
  )
const painOfTransfers = (count: number) =>
  utf8(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn><PmtInf>${'<CdtTrfTxInf/>'.repeat(count)}</PmtInf></CstmrCdtTrfInitn></Document>`,
  )

interface Parts {
  readonly sheets?: number
  readonly rows?: string
  readonly texts?: string
  readonly more?: readonly string[]
}

/** The parts of a workbook that its reader needs, and no more. */
async function workbook({ sheets = 1, rows = '', texts, more = [] }: Parts): Promise<Uint8Array> {
  const parts = new Map([
    [
      'xl/workbook.xml',
      `<workbook><sheets>${times(sheets, index => `<sheet name="${index}" r:id="r1"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>',
    ],
    ['xl/sheet.xml', `<worksheet><sheetData>${rows}</sheetData></worksheet>`],
    ...(texts === undefined ? [] : [['xl/sharedStrings.xml', `<sst>${texts}</sst>`] as const]),
    ...more.map(name => [name, ''] as const),
  ])
  const chunks: Uint8Array[] = []
  const files = [...parts].map(([name, text]) => ({ name, chunks: [utf8(text)] }))
  for await (const chunk of zipOf(files)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}

const rowsOfWorkbook = (count: number) =>
  times(count, index => `<row r="${index + 1}"><c t="n"><v>${index}</v></c></row>`)
/** Letters that hardly pack and blanks that do: together they pack about fifteen times. */
function usualText(length: number): string {
  let state = 1
  const letters = Array.from({ length: length / 10 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  })
  return letters.join('') + ' '.repeat(length - letters.length)
}

const { bytes, unpackedBytes, packingRatio, archiveEntries, rows, columns } = importLimits
const { sheets, sharedTexts, cellCharacters } = importLimits
/** A file that is over one limit and under all others, with the answer to it. */
const overLimits: Readonly<
  Record<
    keyof typeof importLimits,
    readonly (readonly [name: string, file: () => Promise<Uint8Array> | Uint8Array, code: string])[]
  >
> = {
  bytes: [['a text', () => new Uint8Array(bytes + 1).fill(65), 'FILE_TOO_LARGE_INSIDE']],
  unpackedBytes: [
    [
      'a workbook',
      () => workbook({ rows: usualText(400_000).repeat(unpackedBytes / 400_000 + 1) }),
      'FILE_TOO_LARGE_INSIDE',
    ],
  ],
  packingRatio: [
    [
      'a workbook',
      () => workbook({ rows: ' '.repeat(packingRatio * 20_000) }),
      'FILE_TOO_LARGE_INSIDE',
    ],
  ],
  archiveEntries: [
    [
      'a workbook',
      () =>
        workbook({ more: Array.from({ length: archiveEntries }, (_, index) => `more/${index}`) }),
      'FILE_TOO_LARGE_INSIDE',
    ],
  ],
  rows: [
    ['a table', () => tableOfRows(rows + 1), 'FILE_TOO_MANY_ROWS'],
    ['a file of 1C', () => oneCOfDocuments(rows + 1), 'FILE_TOO_MANY_ROWS'],
    ['a pain.001', () => painOfTransfers(rows + 1), 'FILE_TOO_MANY_ROWS'],
    ['a workbook', () => workbook({ rows: rowsOfWorkbook(rows + 1) }), 'FILE_TOO_MANY_ROWS'],
  ],
  columns: [
    ['a table', () => utf8(`${'a;'.repeat(columns + 1)}\n`), 'FILE_TOO_MANY_COLUMNS'],
    [
      'a workbook',
      () => workbook({ rows: `<row>${times(columns + 1, () => '<c t="n"><v>1</v></c>')}</row>` }),
      'FILE_TOO_MANY_COLUMNS',
    ],
  ],
  sheets: [['a workbook', () => workbook({ sheets: sheets + 1 }), 'FILE_TOO_LARGE_INSIDE']],
  sharedTexts: [
    [
      'a workbook',
      () => workbook({ texts: times(sharedTexts + 1, index => `<si><t>${index}</t></si>`) }),
      'FILE_TOO_LARGE_INSIDE',
    ],
  ],
  cellCharacters: [
    ['a table', () => utf8(`${'x'.repeat(cellCharacters + 1)};1\n`), 'FILE_DAMAGED'],
    [
      'a workbook',
      () =>
        workbook({
          rows: `<row><c t="str"><v>${'x'.repeat(cellCharacters + 1)}</v></c></row>`,
        }),
      'FILE_DAMAGED',
    ],
  ],
}

test.each(
  Object.entries(overLimits).flatMap(([limit, files]) =>
    files.map(([name, file, code]) => [name, limit, code, file] as const),
  ),
)('%s over the limit of %s is refused: %s', async (_name, _limit, code, file) => {
  expect(await readPaymentFile(await file())).toMatchObject({ ok: false, error: { code } })
})

test.each([
  ['a table', () => tableOfRows(rows)],
  ['a file of 1C', () => oneCOfDocuments(rows)],
])('%s with as many rows as a file may have is read', async (_name, file) => {
  expect(await readPaymentFile(file())).toMatchObject({ ok: true })
})
