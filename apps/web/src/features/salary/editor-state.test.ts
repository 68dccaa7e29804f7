import { expect, test } from 'vitest'
import { editRows, emptyRow, isBlankRow, isJudged, startEditor } from './editor-state.ts'

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

test('what is typed into a cell is taken back as a whole, cell by cell', () => {
  const type = (row: number, cell: 'fullName' | 'amount', text: string) =>
    ({ kind: 'type', row, cell, text }) as const
  const start = startEditor([row('Ким', 'a', '1')], 'KGS')
  const typed = ['К', 'Ки', 'Ким В', 'Ким Виталий'].reduce(
    (state, text) => editRows(state, type(0, 'fullName', text)),
    start,
  )
  const left = editRows(typed, { kind: 'leave', row: 0, cell: 'fullName' })
  const both = editRows(editRows(left, type(0, 'amount', '12')), type(0, 'amount', '120'))
  const once = editRows(both, { kind: 'undo' })
  expect(once.rows).toEqual([row('Ким Виталий', 'a', '1')])
  const twice = editRows(once, { kind: 'undo' })
  expect(twice.rows).toEqual(start.rows)
  // Somebody who types in the same cell again begins another step.
  const again = editRows(editRows(once, type(0, 'fullName', 'Ли')), { kind: 'undo' })
  expect(again.rows).toEqual([row('Ким Виталий', 'a', '1')])
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
  const leave = (row: number) => ({ kind: 'leave', row, cell: 'amount' }) as const
  const left = editRows(editRows(start, leave(0)), leave(1))
  expect(left.rows.map(({ amount }) => amount)).toEqual(['1\u00a0234,50', 'двести'])
  expect(left.past).toEqual([])
  expect(editRows(left, leave(0)).rows).toBe(left.rows)
})

test('a cell is judged once it is left, and an empty one not before somebody was there', () => {
  const wrong = { row: 1, cell: 'cardAccount', code: 'SALARY_ACCOUNT_INVALID' } as const
  const empty = { row: 1, cell: 'amount', code: 'FIELD_REQUIRED' } as const
  const start = startEditor([row('Первый'), row('Второй')], 'KGS')
  expect(isJudged(start, wrong)).toBe(true)
  expect(isJudged(start, empty)).toBe(false)
  const typing = editRows(start, { kind: 'type', row: 1, cell: 'cardAccount', text: '10' })
  expect(isJudged(typing, wrong)).toBe(false)
  expect(isJudged(typing, wrong, true)).toBe(false)
  expect(isJudged(typing, empty, true)).toBe(true)
  const left = editRows(typing, { kind: 'leave', row: 1, cell: 'cardAccount' })
  expect(isJudged(left, wrong)).toBe(true)
  expect(isJudged(left, empty)).toBe(false)
  const passed = editRows(left, { kind: 'leave', row: 1, cell: 'amount' })
  expect(isJudged(passed, empty)).toBe(true)
})

test('what was left stays with its row when a row above is removed, and goes when all rows are others', () => {
  const empty = (number: number) =>
    ({ row: number, cell: 'amount', code: 'FIELD_REQUIRED' }) as const
  const start = startEditor([row('Первый'), row('Второй'), row('Третий')], 'KGS')
  const left = editRows(start, { kind: 'leave', row: 2, cell: 'amount' })
  const removed = editRows(left, { kind: 'remove', row: 0 })
  expect([0, 1, 2].map(number => isJudged(removed, empty(number)))).toEqual([false, true, false])
  const undone = editRows(removed, { kind: 'undo' })
  expect([0, 1, 2].map(number => isJudged(undone, empty(number)))).toEqual([false, false, true])
  const replaced = editRows(left, { kind: 'replace', rows: start.rows })
  expect(isJudged(replaced, empty(2))).toBe(false)
})

test('an employee who is chosen brings their name and account, and the amount stays', () => {
  const start = startEditor([row('Первый', 'a', '1'), row('Аса', '', '700')], 'KGS')
  const employee = { fullName: 'Асанов Бакыт', cardAccount: '1098800000000001' }
  const chosen = editRows(start, { kind: 'choose', row: 1, employee })
  expect(chosen.rows[1]).toEqual(row('Асанов Бакыт', '1098800000000001', '700'))
  expect(editRows(chosen, { kind: 'undo' }).rows).toEqual(start.rows)
})
