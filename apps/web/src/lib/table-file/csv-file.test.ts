import { expect, test } from 'vitest'
import { csvOf } from './csv-file.ts'

test('a report opens as columns, with quotes kept and line ends of the format', () => {
  expect(
    csvOf([
      ['№', 'ОсОО «А»; Б'],
      ['1', 'say "no"'],
    ]),
  ).toBe('\uFEFF"№";"ОсОО «А»; Б"\r\n"1";"say ""no"""\r\n')
})

test('a cell that a spreadsheet would run is text, and a signed number stays as it is', () => {
  expect(csvOf([['=1+1', '-100,50']])).toBe(`\uFEFF"'=1+1";"-100,50"\r\n`)
})
