import { expect, test } from 'vitest'
import { amountCell, dateCell, textCell } from './table-file.ts'
import { xlsxOfTable } from './xlsx-file.ts'

const table = {
  head: ['Дата', 'Контрагент', 'Сумма'],
  rows: [[dateCell('2026-11-27'), textCell('=1+1 <&> «Ысык-Көл»\u0001'), amountCell('-86210.50')]],
}

/** The archive is not compressed, so its parts are readable as they are. */
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('the parts of a workbook are there, each once', () => {
  const text = textOf(xlsxOfTable(table, 'Операции'))
  for (const part of ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']) {
    expect(text).toContain(part)
  }
  expect(text.startsWith('PK\u0003\u0004')).toBe(true)
})

test('amounts are numbers, a day is its number since 1899, texts are inline', () => {
  const text = textOf(xlsxOfTable(table, 'Операции'))
  expect(text).toContain('<c r="A2" s="3"><v>46353</v></c>')
  expect(text).toContain('<c r="C2" s="2"><v>-86210.50</v></c>')
})

test('a name that looks like a formula is text for good and its letters are XML', () => {
  const text = textOf(xlsxOfTable(table, 'Операции'))
  expect(text).toContain(
    '<c r="B2" t="inlineStr" s="4"><is><t xml:space="preserve">=1+1 &lt;&amp;&gt; «Ысык-Көл»</t></is></c>',
  )
  expect(text).not.toContain('<f>')
})

test('a sheet is named in what Excel allows', () => {
  const text = textOf(xlsxOfTable(table, 'Операции [ЭЛ/1]: очень длинное название листа'))
  expect(text).toContain('<sheet name="Операции  ЭЛ 1   очень длинное "')
})
