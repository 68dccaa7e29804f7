import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseViews, useTableViews, withColumn, withSaved } from './table-view.ts'

const usual = { hidden: ['purpose'], isCompact: false }

test.each([
  ['nothing kept', null],
  ['no JSON', 'compact'],
  ['another shape', '{"columns":["a"]}'],
  ['a list', '[1]'],
])('with %s the table looks as usual', (_name, text) => {
  expect(parseViews(text, usual)).toEqual({ view: usual, saved: [] })
})

test('the look of an older release is taken over', () => {
  expect(parseViews('{"hidden":["status"],"isCompact":true}', usual).view).toEqual({
    hidden: ['status'],
    isCompact: true,
  })
})

test('a column is hidden and shown again', () => {
  const hidden = withColumn(usual, 'status', false)
  expect(hidden.hidden).toEqual(['purpose', 'status'])
  expect(withColumn(hidden, 'status', true)).toEqual(usual)
})

test('a view saved under a known name replaces it, and of too many the oldest goes', () => {
  const view = (name: string, address = '') => ({ ...usual, name, address })
  const twelve = Array.from({ length: 12 }, (_, place) => view(`вид ${place}`))
  expect(withSaved(twelve, view('вид 3', 'status=DRAFT')).at(-1)?.address).toBe('status=DRAFT')
  const more = withSaved(twelve, view('новый'))
  expect([more.length, more[0]?.name, more.at(-1)?.name]).toEqual([12, 'вид 1', 'новый'])
})

test('what one person keeps is there after a new start, and only under its own key', () => {
  const first = renderHook(() => useTableViews('history:1', usual))
  act(() => first.result.current.setView({ hidden: [], isCompact: true }))
  act(() => first.result.current.save('Моё', 'status=FOR_SIGN'))
  const again = renderHook(() => useTableViews('history:1', usual)).result.current
  expect(again.view).toEqual({ hidden: [], isCompact: true })
  expect(again.saved).toEqual([
    { name: 'Моё', address: 'status=FOR_SIGN', hidden: [], isCompact: true },
  ])
  expect(renderHook(() => useTableViews('history:2', usual)).result.current.saved).toEqual([])
})

test('a broken saved view does not take the good ones with it', () => {
  const text = JSON.stringify({
    hidden: [],
    saved: [{ name: 1 }, { name: 'Моё', address: 'a=1', hidden: [] }],
  })
  expect(parseViews(text, usual).saved.map(({ name }) => name)).toEqual(['Моё'])
})
