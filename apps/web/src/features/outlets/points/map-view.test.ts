import { expect, test } from 'vitest'
import { movedBy, placeOf, positionAt, viewAround, wholeCountry } from './map-view.ts'

test('a press on the map is the position that is shown there', () => {
  const bishkek = { latitude: '42.874621', longitude: '74.569762' }
  for (const view of [wholeCountry, viewAround(bishkek)]) {
    const { cx, cy } = placeOf(bishkek)
    const across = (cx - view.left) / view.width
    const down = (cy - view.top) / view.height
    expect(positionAt(view, across, down)).toEqual(bishkek)
  }
})

test('the whole country is on the map', () => {
  const corners = [positionAt(wholeCountry, 0, 0), positionAt(wholeCountry, 1, 1)]
  expect(Number(corners[0]?.longitude)).toBeLessThan(69.2)
  expect(Number(corners[0]?.latitude)).toBeGreaterThan(43.3)
  expect(Number(corners[1]?.longitude)).toBeGreaterThan(80.3)
  expect(Number(corners[1]?.latitude)).toBeLessThan(39.2)
})

test('arrows move the point, and begin in the middle', () => {
  const start = movedBy('ArrowUp', undefined, wholeCountry)
  expect(start).toEqual(positionAt(wholeCountry, 0.5, 0.5))
  const right = movedBy('ArrowRight', start, wholeCountry)
  expect(Number(right?.longitude)).toBeGreaterThan(Number(start?.longitude))
  expect(right?.latitude).toBe(start?.latitude)
  expect(movedBy('Enter', start, wholeCountry)).toBeUndefined()
})
