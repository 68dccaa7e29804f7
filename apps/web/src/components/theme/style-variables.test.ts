import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  name => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'),
)

/** A declaration with a variable that nothing defines is ignored by the browser. */
test('every variable that a style uses is defined', () => {
  const texts = files.map(name => ({ name, text: readFileSync(join(source, name), 'utf8') }))
  const defined = new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/(--[a-z][\w-]*)(?:['"\]]*\s*:|',)/g)].map(([, name]) => name),
    ),
  )
  const missing = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/var\(\s*(--[a-z][\w-]*)\s*\)/g)]
      .filter(([, used]) => !defined.has(used))
      .map(([, used]) => `${name}: ${used}`),
  )
  expect(defined.size).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
