import { expect, test } from 'vitest'
import { editRows, emptyRow, isBlankRow, startEditor } from './editor-state.ts'

const row = (fullName: string, cardAccount = '', amount = '') => ({ fullName, cardAccount, amount })

test('a block of a spreadsheet fills cells from the one with the focus and adds rows', () => {
  const block = 'Асанов Бакыт\t1098800000000001\t1 500,50\r\nКим Виталий\t1098800000000002\t900\r\n'
  const { rows } = editRows(startEditor([row('Первый', 'a', '1')]), {
    kind: 'paste',
    row: 1,
    cell: 'fullName',
    block,
  })
  expect(rows).toEqual([
    row('Первый', 'a', '1'),
    row('Асанов Бакыт', '1098800000000001', '1 500,50'),
    row('Ким Виталий', '1098800000000002', '900'),
  ])
})

test('columns beyond the last cell are dropped, and other cells of the row stay', () => {
  const { rows } = editRows(startEditor([row('Первый', 'a', '1')]), {
    kind: 'paste',
    row: 0,
    cell: 'cardAccount',
    block: 'b\t2\tлишнее',
  })
  expect(rows).toEqual([row('Первый', 'b', '2')])
})

test('no block makes a register longer than it may be', () => {
  const block = Array.from({ length: 10_005 }, (_, index) => `Сотрудник ${index}`).join('\n')
  const { rows } = editRows(startEditor([]), { kind: 'paste', row: 0, cell: 'fullName', block })
  expect(rows).toHaveLength(10_000)
})

test('each change can be undone', () => {
  const start = startEditor([row('Первый', 'a', '1'), row('Второй', 'b', '2')])
  const all = editRows(start, { kind: 'amountForAll', amount: '500' })
  expect(all.rows.map(({ amount }) => amount)).toEqual(['500', '500'])
  const less = editRows(all, { kind: 'remove', row: 0 })
  expect(less.rows).toHaveLength(1)
  const back = editRows(editRows(less, { kind: 'undo' }), { kind: 'undo' })
  expect(back.rows).toEqual(start.rows)
  expect(editRows(back, { kind: 'undo' })).toBe(back)
})

test('one amount for all leaves empty rows empty, and the editor always has a row', () => {
  const { rows } = editRows(startEditor([emptyRow]), { kind: 'amountForAll', amount: '1' })
  expect(rows.every(isBlankRow)).toBe(true)
  expect(editRows(startEditor([row('x')]), { kind: 'remove', row: 0 }).rows).toEqual([emptyRow])
})
