import { afterEach, expect, test } from 'vitest'
import { recentIds, rememberId } from './recent-items.ts'

afterEach(() => sessionStorage.clear())

test('the last five things chosen are kept, the newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberId('first', id)
  expect(recentIds('first')).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('what one person chose is not shown to the next one in the same tab', () => {
  rememberId('first', 'a')
  expect(recentIds('second')).toEqual([])
  rememberId('second', 'b')
  expect(recentIds('second')).toEqual(['b'])
  expect(recentIds('first')).toEqual([])
})

test('what somebody else has written there is no list', () => {
  for (const text of ['{', '7', '{"owner":"first"}', '{"owner":"first","ids":[1,"a"]}']) {
    sessionStorage.setItem('palette', text)
    expect(recentIds('first'), text).toEqual(text.includes('"a"') ? ['a'] : [])
  }
})
