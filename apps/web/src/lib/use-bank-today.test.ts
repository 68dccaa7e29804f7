import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  name => /\.tsx?$/.test(name) && !/\.test\.|testing\/|\.generated\./.test(name),
)
const filesWith = (pattern: RegExp) =>
  files.filter(name => pattern.test(readFileSync(join(sources, name), 'utf8'))).toSorted()

test('the computer’s clock gives a day only before sign-in, and for the birth date in a tax number', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesWith(/bishkekDate\(systemClock/)).toEqual([
    'features/auth/auth-frame.tsx',
    'features/auth/pages/register-route.tsx',
    'features/auth/pages/restore-route.tsx',
    'features/installments/sellers-route.tsx',
    'features/outlets/cashiers/cashier-form-route.tsx',
    'features/salary/add-employees.tsx',
  ])
})
