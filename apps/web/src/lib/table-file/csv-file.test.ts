import { expect, test } from 'vitest'
import { csvOf, csvOfTable } from './csv-file.ts'
import { amountCell, dateCell, textCell } from './table-file.ts'

test('a report opens as columns, with quotes kept and line ends of the format', () => {
  expect(
    csvOf([
      ['№', 'ОсОО «А»; Б'],
      ['1', 'say "no"'],
    ]),
  ).toBe('\uFEFF"№";"ОсОО «А»; Б"\r\n"1";"say ""no"""\r\n')
})

test.each(['=1+1', '+7', '-1', '@SUM(A1)', '\tx', ' =1+1'])(
  'the cell %j is text and no formula',
  text => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test('amounts and days of a table stay amounts and days, also below zero', () => {
  const rows = [[dateCell('2026-11-27'), textCell('=HYPERLINK("x")'), amountCell('-86210.00')]]
  expect(csvOfTable({ head: ['Дата', 'Кто', 'Сумма'], rows })).toBe(
    '\uFEFF"Дата";"Кто";"Сумма"\r\n27.11.2026;"\'=HYPERLINK(""x"")";-86210,00\r\n',
  )
})
