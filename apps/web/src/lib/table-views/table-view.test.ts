import { beforeEach, expect, test } from 'vitest'
import { saveTableView, readTableView, readOlderViews } from './table-view.ts'

beforeEach(() => localStorage.clear())

test.each([
  ['no JSON', 'compact'],
  ['another shape', '{"columns":["a"]}'],
  ['a list', '[1]'],
])('with %s nothing is remembered', (_name, text) => {
  localStorage.setItem('look', text)
  expect(readTableView('look')).toBeUndefined()
  expect(readOlderViews('look')).toBeUndefined()
})

test('a look is read back as it was kept, and only under its own key', () => {
  saveTableView('look:1', { hidden: ['status'], isCompact: true })
  expect(readTableView('look:1')).toEqual({ hidden: ['status'], isCompact: true })
  expect(readTableView('look:2')).toBeUndefined()
})

test('a broken view of an older release does not take the good ones with it', () => {
  const good = { name: 'Моё', address: 'a=1', hidden: [] }
  localStorage.setItem('older', JSON.stringify({ hidden: [], saved: [{ name: 1 }, good] }))
  expect(readOlderViews('older')?.saved).toEqual([{ ...good, isCompact: false }])
})
