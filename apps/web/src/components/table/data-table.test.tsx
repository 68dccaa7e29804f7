import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import type { DataColumn, DataSort, RowIds } from './data-column.ts'
import { DataTable } from './data-table.tsx'
import { pageNumbers } from './page-numbers.ts'
import { withRange } from './row-selection.ts'

interface Order {
  id: string
  name: string
}
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    name: `Платёж ${index + 1}`,
  }))

const columns: readonly DataColumn<Order>[] = [
  { id: 'name', header: 'Кому', cell: order => order.name, isRowName: true, isSortable: true },
  { id: 'id', header: 'Номер', cell: order => order.id },
]

interface TableProps {
  rows?: readonly Order[]
  onOpen?: (order: Order) => void
  onSelection?: (ids: readonly string[]) => void
}

function Table({ rows = orders(5), onOpen, onSelection }: TableProps) {
  const [selection, setSelection] = useState<RowIds>(new Set())
  const [sort, setSort] = useState<DataSort>()
  return (
    <DataTable
      label="Платежи"
      columns={columns}
      rows={rows}
      getRowId={order => order.id}
      rowName={order => order.name}
      rowHref={order => `/history?payment=${order.id}`}
      {...(onOpen ? { onOpen } : {})}
      selection={selection}
      onSelectionChange={ids => {
        setSelection(ids)
        onSelection?.([...ids])
      }}
      canSelect={order => order.id !== 'r3'}
      sort={sort}
      onSortChange={setSort}
    />
  )
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}(?!\\d)`) })
const selected = () =>
  screen.getAllByRole('row').filter(one => one.getAttribute('aria-selected') === 'true').length

test('it is a table with a name, headings and named rows', async () => {
  await renderInApp(<Table />)
  const table = screen.getByRole('table', { name: 'Платежи' })
  expect(within(table).getByRole('columnheader', { name: 'Номер' })).toBeVisible()
  expect(within(table).getByRole('rowheader', { name: 'Платёж 1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Платёж 2' })).toHaveAttribute(
    'href',
    '/history?payment=r2',
  )
})

test('arrows move through rows, Home and End jump, and one row is the stop of the Tab key', async () => {
  const { user } = await renderInApp(<Table />)
  row('Платёж 1').focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(row('Платёж 3')).toHaveFocus()
  await user.keyboard('{End}')
  expect(row('Платёж 5')).toHaveFocus()
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}')
  expect(row('Платёж 1')).toHaveFocus()
  expect(
    screen.getAllByRole('row').filter(one => one.tabIndex === 0 && one.dataset.rowId),
  ).toHaveLength(1)
})

test('Space selects the row in focus and Enter opens it', async () => {
  const onOpen = vi.fn()
  const { user } = await renderInApp(<Table onOpen={onOpen} />)
  row('Платёж 2').focus()
  await user.keyboard(' ')
  expect(row('Платёж 2')).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'r2' }))
})

test('Shift with arrows selects a range, lets go of it on the way back, and steps over what cannot be selected', async () => {
  const onSelection = vi.fn()
  const { user } = await renderInApp(<Table onSelection={onSelection} />)
  row('Платёж 2').focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(onSelection).toHaveBeenLastCalledWith(['r2', 'r4'])
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(onSelection).toHaveBeenLastCalledWith(['r2'])
})

test('Shift with a click selects from the last ticked row to this one', async () => {
  const { user } = await renderInApp(<Table />)
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Платёж 1' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Платёж 5' }))
  await user.keyboard('{/Shift}')
  expect(selected()).toBe(4)
})

test('the box in the header takes all rows that can be selected', async () => {
  const { user } = await renderInApp(<Table />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все на экране' })
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Платёж 1' }))
  expect(all.indeterminate).toBe(true)
  await user.click(all)
  expect(selected()).toBe(4)
  expect(all).toBeChecked()
  await user.click(all)
  expect(selected()).toBe(0)
})

test('a click on the tick does not open the row', async () => {
  const onOpen = vi.fn()
  const { user } = await renderInApp(<Table onOpen={onOpen} />)
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Платёж 1' }))
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByRole('cell', { name: 'r1' }))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a heading says how the table is sorted and turns the order', async () => {
  const { user } = await renderInApp(<Table />)
  const heading = screen.getByRole('columnheader', { name: 'Кому' })
  expect(heading).toHaveAttribute('aria-sort', 'none')
  await user.click(within(heading).getByRole('button'))
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(heading).getByRole('button'))
  expect(heading).toHaveAttribute('aria-sort', 'descending')
})

test('of a long list only a window is drawn, and its true length is announced', async () => {
  await renderInApp(<Table rows={orders(520)} />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '521')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('a range upwards is the same as a range downwards', () => {
  const order = ['a', 'b', 'c', 'd']
  const range = { from: 3, to: 1, isSelected: true }
  expect([...withRange(new Set(['a']), order, range, id => id !== 'c')]).toEqual(['a', 'b', 'd'])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 13, [1, 2, 3, 4, 5, undefined, 13]],
  [7, 13, [1, undefined, 6, 7, 8, undefined, 13]],
  [13, 13, [1, undefined, 12, 13]],
])('on page %i of %i the pager shows %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})
