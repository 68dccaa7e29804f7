import { expect, test } from 'vitest'
import { editRows, emptyRow, isBlankRow, startEditor } from './editor-state.ts'

const row = (fullName: string, cardAccount = '', amount = '') => ({ fullName, cardAccount, amount })

test('a block of a spreadsheet fills cells from the one with the focus and adds rows', () => {
  const block = 'Асанов Бакыт\t1098800000000001\t1 500,50\r\nКим Виталий\t1098800000000002\t900\r\n'
  const { rows } = editRows(startEditor([row('Первый', 'a', '1')], 'KGS'), {
    kind: 'paste',
    row: 1,
    cell: 'fullName',
    block,
  })
  expect(rows).toEqual([
    row('Первый', 'a', '1'),
    row('Асанов Бакыт', '1098800000000001', '1\u00a0500,50'),
    row('Ким Виталий', '1098800000000002', '900,00'),
  ])
})

test('columns beyond the last cell are dropped, and other cells of the row stay', () => {
  const { rows } = editRows(startEditor([row('Первый', 'a', '1')], 'KGS'), {
    kind: 'paste',
    row: 0,
    cell: 'cardAccount',
    block: 'b\t2\tлишнее',
  })
  expect(rows).toEqual([row('Первый', 'b', '2,00')])
})

test('no block makes a register longer than it may be', () => {
  const block = Array.from({ length: 10_005 }, (_, index) => `Сотрудник ${index}`).join('\n')
  const { rows } = editRows(startEditor([], 'KGS'), {
    kind: 'paste',
    row: 0,
    cell: 'fullName',
    block,
  })
  expect(rows).toHaveLength(10_000)
})

test('each change can be undone', () => {
  const start = startEditor([row('Первый', 'a', '1'), row('Второй', 'b', '2')], 'KGS')
  const all = editRows(start, { kind: 'amountForAll', amount: '500' })
  expect(all.rows.map(({ amount }) => amount)).toEqual(['500,00', '500,00'])
  const less = editRows(all, { kind: 'remove', row: 0 })
  expect(less.rows).toHaveLength(1)
  const back = editRows(editRows(less, { kind: 'undo' }), { kind: 'undo' })
  expect(back.rows).toEqual(start.rows)
  expect(editRows(back, { kind: 'undo' })).toBe(back)
})

test('one amount for all leaves empty rows empty, and the editor always has a row', () => {
  const { rows } = editRows(startEditor([emptyRow], 'KGS'), { kind: 'amountForAll', amount: '1' })
  expect(rows.every(isBlankRow)).toBe(true)
  expect(editRows(startEditor([row('x')], 'KGS'), { kind: 'remove', row: 0 }).rows).toEqual([
    emptyRow,
  ])
})

test('an amount is grouped once its cell is left, which nobody has to undo; what is no amount stays', () => {
  const start = startEditor([row('Первый', 'a', '1234.5'), row('Второй', 'b', 'двести')], 'KGS')
  const left = editRows(editRows(start, { kind: 'settle', row: 0 }), { kind: 'settle', row: 1 })
  expect(left.rows.map(({ amount }) => amount)).toEqual(['1\u00a0234,50', 'двести'])
  expect(left.past).toEqual([])
  expect(editRows(left, { kind: 'settle', row: 0 })).toBe(left)
})
