import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** A round choice that is drawn square looks like a box for a tick. */
test('the ring of the keyboard does not change the shape of a control', () => {
  const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .flatMap(name => {
      const text = readFileSync(join(source, name), 'utf8')
      return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        rule: `${name}: ${selector.trim()}`,
        selector,
        body,
      }))
    })
  const reshaping = rules.filter(
    ({ selector, body }) =>
      /:focus/.test(selector.replaceAll(/:where\(:focus[\w-]*\)/g, '')) &&
      /border(-[\w-]+)?-radius/.test(body),
  )
  expect(rules.length).toBeGreaterThan(500)
  expect(reshaping.map(({ rule }) => rule)).toEqual([])
})
