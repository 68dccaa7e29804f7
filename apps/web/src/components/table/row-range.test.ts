import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRange, rowsInView } from './row-range.ts'

const question = { count: 10_000, rowHeight: 44, scrolled: 0, viewHeight: 900 }

test('at the top of a long list the first rows are drawn', () => {
  expect(rowsInView(question)).toMatchObject({ start: 0 })
  expect(rowsInView({ ...question, scrolled: -300 }).start).toBe(0)
})

test('at the bottom the last row is drawn', () => {
  const { start, end } = rowsInView({ ...question, scrolled: 10_000 * 44 })
  expect(end).toBe(10_000)
  expect(end - start).toBeGreaterThan(20)
})

test('whatever is in the window is drawn, and never more than sixty rows on a usual screen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 201, max: 20_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 300, max: 1440 }),
      fc.constantFrom(36, 44, 62),
      (count, scrolled, viewHeight, rowHeight) => {
        const { start, end } = rowsInView({ count, scrolled, viewHeight, rowHeight })
        const firstSeen = Math.min(Math.floor(scrolled / rowHeight), count - 1)
        const lastSeen = Math.min(Math.floor((scrolled + viewHeight) / rowHeight), count - 1)
        expect(start).toBeGreaterThanOrEqual(0)
        expect(start).toBeLessThanOrEqual(firstSeen)
        expect(end).toBeGreaterThan(lastSeen)
        expect(end).toBeLessThanOrEqual(count)
        expect(end - start).toBeLessThanOrEqual(60)
      },
    ),
  )
})

test('a leap draws first what the window shows, then the rows around it', () => {
  const far = { ...question, scrolled: 100_000 }
  const first = nextRange(rowsInView(question), far)
  const firstSeen = Math.floor(100_000 / 44)
  expect(first.start).toBeLessThanOrEqual(firstSeen)
  expect(first.end).toBeGreaterThan(firstSeen + Math.floor(900 / 44))
  expect(first.end - first.start).toBeLessThanOrEqual(26)
  expect(nextRange(first, far)).toEqual(rowsInView(far))
})

test('scrolling on by a little draws all that is wanted at once', () => {
  const near = { ...question, scrolled: 500 }
  expect(nextRange(rowsInView(question), near)).toEqual(rowsInView(near))
})
