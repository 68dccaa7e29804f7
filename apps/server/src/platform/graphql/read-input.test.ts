import { expect, test } from 'vitest'
import { parsePageable } from './read-input.ts'

test('a page has the usual size unless another is requested', () => {
  expect(parsePageable(undefined)).toEqual({ page: 1, size: 40 })
  expect(parsePageable({ page: 3, size: 520 })).toEqual({ page: 3, size: 520 })
})

test.each([20, 40, 520])('ten million documents are read to their end in pages of %i', size => {
  const page = Math.ceil(10_000_000 / size)
  expect(parsePageable({ page, size })).toEqual({ page, size })
})

test.each([
  [{ page: 0 }, 'page'],
  [{ page: -1 }, 'page'],
  [{ page: 500_002, size: 20 }, 'page'],
  [{ page: 19_232, size: 520 }, 'page'],
  [{ page: 2_147_483_647, size: 1 }, 'page'],
  [{ size: 0 }, 'size'],
  [{ size: 521 }, 'size'],
])('%j is refused by its field', (pageable, field) => {
  expect(() => parsePageable(pageable)).toThrow(
    expect.objectContaining({
      extensions: expect.objectContaining({
        code: 'BAD_USER_INPUT',
        params: expect.objectContaining({ field }) as object,
      }) as object,
    }),
  )
})
