import { expect, test } from 'vitest'
import en from './en.json'
import ky from './ky.json'
import ru from './ru.json'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  )

test.each([
  ['Kyrgyz', ky],
  ['English', en],
])('%s has every text of the Russian source and no other', (_language, texts) => {
  expect(keysOf(texts).toSorted()).toEqual(keysOf(ru).toSorted())
})

test('Kyrgyz texts have no Kazakh letters', () => {
  expect(JSON.stringify(ky)).not.toMatch(/[қғұіәҚҒҰІӘ]/)
})
