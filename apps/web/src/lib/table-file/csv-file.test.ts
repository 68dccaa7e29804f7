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

test.each(['=1+1', '+7', '-1', '@SUM(A1)', '\tx', ' =1+1'])(
  'the cell %j is text and no formula',
  text => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)
