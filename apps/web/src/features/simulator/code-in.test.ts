import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['Код: 482913. Никому не сообщайте.', '482913'],
  ['Одноразовый пароль для первого входа в интернет-банк: aB3dE6gH9kMn', 'aB3dE6gH9kMn'],
  ['Платёж на 1234567 сом исполнен', undefined],
  ['Вход с нового устройства.', undefined],
])('in «%s» the code is %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
