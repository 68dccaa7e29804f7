import { expect, test } from 'vitest'
import { movedBy, placeAt, spanBetween } from './plot-span.ts'

test('a span is the same whichever end the hand began at', () => {
  expect(spanBetween(7, 3, 30)).toEqual({ from: 3, to: 7 })
  expect(spanBetween(3, 7, 30)).toEqual({ from: 3, to: 7 })
  expect(spanBetween(5, 5, 30)).toEqual({ from: 5, to: 5 })
})

test('what is only planned cannot be chosen: there is nothing booked to show', () => {
  expect(spanBetween(28, 34, 30)).toEqual({ from: 28, to: 29 })
  expect(spanBetween(31, 34, 30)).toBeUndefined()
})

test('keys move one day, to the first and to the last, and not beyond', () => {
  expect(movedBy('ArrowLeft', 0, 9)).toBe(0)
  expect(movedBy('ArrowRight', 9, 9)).toBe(9)
  expect(movedBy('ArrowRight', 4, 9)).toBe(5)
  expect([movedBy('Home', 4, 9), movedBy('End', 4, 9)]).toEqual([0, 9])
  expect(movedBy('a', 4, 9)).toBeUndefined()
})

test('a pointer beyond the plot is at its nearest day', () => {
  expect([-5, 0, 99, 100, 250].map(x => placeAt(x, 200, 4))).toEqual([0, 0, 1, 2, 3])
  expect(placeAt(10, 0, 4)).toBeUndefined()
  expect(placeAt(10, 200, 0)).toBeUndefined()
})
