import { expect, test } from 'vitest'
import { cardSystemOf } from './card-system.ts'

test.each([
  ['9417 00•• •••• 1234', 'ELCRD'],
  ['6212345678901234', 'CUP'],
  ['4111111111111111', 'VISA'],
  ['5555555555554444', 'MCard'],
  ['2221000000000009', 'MCard'],
  ['9999', undefined],
  ['', undefined],
])('%s is a card of %s', (number, system) => {
  expect(cardSystemOf(number)).toBe(system)
})
