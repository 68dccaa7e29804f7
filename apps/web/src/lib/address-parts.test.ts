import { expect, test } from 'vitest'
import { addressParts } from './address-parts.ts'

const read = addressParts(['status', 'page'])

test('parts that the page knows are kept as they are typed, others are dropped', () => {
  expect(read({ status: 'FOR_SIGN', page: 2, utm_source: 'letter' })).toEqual({
    status: 'FOR_SIGN',
    page: 2,
  })
})

test('what is neither text nor a number is no part of an address', () => {
  expect(read({ status: ['A', 'B'], page: { from: 1 } })).toEqual({})
})
