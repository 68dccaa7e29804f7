import { expect, test } from 'vitest'
import { mostSavedViews, readTableViews, withColumn, withSavedView } from './table-views.ts'
import type { SavedView, TableViews } from './table-views.ts'

const usual = { hidden: ['purpose'], isCompact: false }
const saved = (more: Partial<SavedView> = {}): SavedView => ({
  ...usual,
  name: 'На подпись',
  address: 'status=FOR_SIGN&recipient=%D0%A1%D2%AF%D1%82',
  ...more,
})
const views = (...list: readonly SavedView[]): TableViews => ({ view: usual, saved: list })

test('views that a screen of ours makes are kept as they are', () => {
  const given = views(saved(), saved({ name: 'Черновики', address: '', isCompact: true }))
  expect(readTableViews(given)).toEqual({ ok: true, value: given })
})

test('a name is cleaned of blanks, and a column is left out once', () => {
  const read = readTableViews({
    view: { hidden: ['status', 'status'], isCompact: true },
    saved: [saved({ name: '  Крупные \n платежи ' })],
  })
  expect(read).toMatchObject({
    value: { view: { hidden: ['status'] }, saved: [{ name: 'Крупные платежи' }] },
  })
})

test.each([
  ['no name', saved({ name: '   ' }), 'FIELD_REQUIRED'],
  ['a name of 41 signs', saved({ name: 'я'.repeat(41) }), 'FIELD_TOO_LONG'],
  ['a name that hides a part of itself', saved({ name: 'Все\u202eеинтажы' }), 'FIELD_PATTERN'],
  ['an address with a scheme', saved({ address: 'javascript:alert(1)' }), 'BAD_USER_INPUT'],
  ['an address without end', saved({ address: 'a'.repeat(1_501) }), 'BAD_USER_INPUT'],
  ['a column that is no id', saved({ hidden: ['<b>'] }), 'BAD_USER_INPUT'],
  [
    'more columns than a table has',
    saved({ hidden: Array.from({ length: 33 }, (_, place) => `c${place}`) }),
    'BAD_USER_INPUT',
  ],
] as const)('%s is refused', (_name, view, code) => {
  expect(readTableViews(views(view))).toMatchObject({ ok: false, error: { code } })
})

test('neither more views than the menu shows nor two of one name are kept', () => {
  const many = Array.from({ length: mostSavedViews + 1 }, (_, place) => saved({ name: `${place}` }))
  expect(readTableViews(views(...many.slice(1))).ok).toBe(true)
  expect(readTableViews(views(...many)).ok).toBe(false)
  expect(readTableViews(views(saved(), saved({ name: ' На подпись' }))).ok).toBe(false)
})

test('a column is hidden and shown again', () => {
  const hidden = withColumn(usual, 'status', false)
  expect(hidden.hidden).toEqual(['purpose', 'status'])
  expect(withColumn(hidden, 'status', true)).toEqual(usual)
})

test('a view saved under a known name replaces it, and of too many the oldest goes', () => {
  const twelve = Array.from({ length: 12 }, (_, place) => saved({ name: `вид ${place}` }))
  const changed = withSavedView(twelve, saved({ name: 'вид 3', address: 'status=DRAFT' }))
  expect(changed.at(-1)?.address).toBe('status=DRAFT')
  const more = withSavedView(twelve, saved({ name: 'новый' }))
  expect([more.length, more[0]?.name, more.at(-1)?.name]).toEqual([12, 'вид 1', 'новый'])
})
