import { expect, test } from 'vitest'
import { secondsLeft, codeInMessage } from './one-time-codes.ts'

test.each([
  [30, 0, 30],
  [12, 1_500, 11],
  [12, 12_000, 0],
  [1, 60_000, 0],
])('a code of %i s has after %i ms %i s left', (given, elapsed, left) => {
  expect(secondsLeft(given, elapsed)).toBe(left)
})

test.each([
  ['Код: 482913. Никому не сообщайте.', '482913'],
  ['Одноразовый пароль для первого входа в интернет-банк: aB3dE6gH9kMn', 'aB3dE6gH9kMn'],
  ['Платёж на 1234567 сом исполнен', undefined],
  ['Вход с нового устройства.', undefined],
])('in «%s» the code is %s', (text, code) => {
  expect(codeInMessage(text)).toBe(code)
})
