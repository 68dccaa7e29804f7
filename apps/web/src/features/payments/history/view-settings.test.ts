import { expect, test } from 'vitest'
import { parseView, usualView, withColumn } from './view-settings.ts'

test.each([
  ['nothing kept', null],
  ['no JSON', 'compact'],
  ['another shape', '{"columns":["a"]}'],
  ['a list', '[1]'],
])('with %s the table looks as usual', (_name, text) => {
  expect(parseView(text)).toEqual(usualView)
})

test('what was kept comes back, without columns nobody knows any more', () => {
  const kept = JSON.stringify({ hidden: ['purpose', 'mood'], isCompact: true })
  expect(parseView(kept)).toEqual({ hidden: ['purpose'], isCompact: true })
})

test('a column is hidden and shown again', () => {
  const hidden = withColumn(usualView, 'status', false)
  expect(hidden.hidden).toContain('status')
  expect(withColumn(hidden, 'status', true).hidden).toEqual(usualView.hidden)
})
