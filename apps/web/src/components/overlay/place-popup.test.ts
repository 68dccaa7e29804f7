import { expect, test } from 'vitest'
import { placePopup } from './place-popup.ts'

const view = { width: 1000, height: 800 }
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 40 })

test('there is room: it stands under its anchor, at the edge it was asked to', () => {
  const popup = { width: 300, height: 200 }
  expect(placePopup(anchorAt(100, 100), popup, view, 'bottom-start')).toEqual({
    left: 100,
    top: 144,
    maxHeight: 648,
  })
  expect(placePopup(anchorAt(400, 100), popup, view, 'bottom-end').left).toBe(300)
})

test('at the bottom of the window it turns upwards', () => {
  const popup = { width: 300, height: 200 }
  expect(placePopup(anchorAt(100, 700), popup, view, 'bottom-start').top).toBe(496)
})

test('a long list takes the side with more room and no more than that', () => {
  const popup = { width: 300, height: 900 }
  const placed = placePopup(anchorAt(100, 300), popup, view, 'bottom-start')
  expect(placed).toMatchObject({ top: 344, maxHeight: 448 })
})

test('it never crosses the side of the window', () => {
  const popup = { width: 300, height: 200 }
  expect(placePopup(anchorAt(900, 100), popup, view, 'bottom-start').left).toBe(692)
  expect(placePopup(anchorAt(-50, 100), popup, view, 'bottom-start').left).toBe(8)
})

test('a menu at the bottom opens upwards by itself', () => {
  const popup = { width: 200, height: 120 }
  expect(placePopup(anchorAt(600, 740), popup, view, 'top-end')).toMatchObject({
    left: 600,
    top: 616,
  })
})
