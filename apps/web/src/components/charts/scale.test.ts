import { expect, test } from 'vitest'
import { bandsOver, linearScale, roundTicks, roundedSpan, stepLine } from './scale.ts'

test('a value in the middle of the data is in the middle of the drawing', () => {
  const y = linearScale([0, 200], [100, 0])
  expect([y(0), y(100), y(200)]).toEqual([100, 50, 0])
})

test('data without any spread stands at the foot and nowhere else', () => {
  expect(linearScale([5, 5], [100, 0])(5)).toBe(100)
})

test.each([
  [0, 2_446_811, 3, [0, 1_000_000, 2_000_000]],
  [0, 90, 3, [0, 20, 40, 60, 80]],
  [0, 1_200, 3, [0, 500, 1_000]],
  [0, 2_400, 3, [0, 1_000, 2_000]],
  [-120, 480, 3, [0, 200, 400]],
  [7, 7, 3, [7]],
] as const)('ticks from %s to %s are round', (low, high, about, ticks) => {
  expect(roundTicks(low, high, about)).toEqual(ticks)
})

test('an axis ends on round numbers beyond the data', () => {
  expect(roundedSpan(-120, 480, 3)).toEqual([-200, 600])
  expect(roundedSpan(0, 0, 3)).toEqual([0, 0])
})

test('bands fill the width, the gaps only between them', () => {
  const bands = bandsOver(4, 400, 0.5)
  expect(bands.leftOf(0)).toBe(0)
  expect(bands.leftOf(3) + bands.width).toBeCloseTo(400)
})

test('a balance is a step and not a slope', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5, y: 20 },
  ]
  expect(stepLine(points)).toBe('M0,10H5V20')
  expect(stepLine([])).toBe('')
})
