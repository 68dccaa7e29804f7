import { expect, test } from 'vitest'
import { csvOf } from './csv-file.ts'

test('a report opens as columns, with quotes kept and line ends of the format', () => {
  expect(
    csvOf(
      [
        ['№', 'ОсОО «А»; Б'],
        ['1', 'say "no"'],
      ],
      'ru',
    ),
  ).toBe('\uFEFF"№";"ОсОО «А»; Б"\r\n"1";"say ""no"""\r\n')
})

test('a cell that a spreadsheet would run is text, and a signed number stays as it is', () => {
  expect(csvOf([['=1+1', '-100,50']], 'ru')).toBe(`\uFEFF"'=1+1";"-100,50"\r\n`)
})

test.each([
  ['ru', '\uFEFF"Поставщик";"-86210,50"\r\n'],
  ['ky', '\uFEFF"Поставщик";"-86210,50"\r\n'],
  ['en', '\uFEFF"Поставщик","-86210.50"\r\n'],
] as const)('an amount is a number of a spreadsheet in %s', (language, file) => {
  expect(csvOf([['Поставщик', { amount: '-86210.50' }]], language)).toBe(file)
})
