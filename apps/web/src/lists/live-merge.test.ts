import { describe, expect, test } from 'vitest'
import { freshRows, mergeEvent } from './live-merge.ts'
import type { LiveEvent } from './live-merge.ts'

interface Row {
  readonly id: string
  readonly version: number
  readonly status: string
}

const first: Row = { id: 'a', version: 3, status: 'waiting' }
const second: Row = { id: 'b', version: 1, status: 'waiting' }
const page = { list: [first, second], amountElements: 2 }

const event = (patch: Partial<LiveEvent<Row>>): LiveEvent<Row> => ({
  eventId: '1',
  id: 'a',
  row: undefined,
  ...patch,
})

describe('an event of the live channel', () => {
  test('changes a row where it stands', () => {
    const signed = { ...first, version: 4, status: 'signed' }
    const merged = mergeEvent(page, event({ row: signed }), () => false)
    expect(merged.effect).toBe('changed')
    expect(merged.page.list).toEqual([signed, second])
  })

  test('that comes late never undoes a newer state', () => {
    const old = { ...first, version: 2, status: 'draft' }
    expect(mergeEvent(page, event({ row: old }), () => true)).toEqual({ page, effect: 'none' })
  })

  test('renews the flags of a row whose version stands still', () => {
    const merged = mergeEvent(page, event({ row: { ...first, status: 'mine' } }), () => true)
    expect(merged.page.list[0]?.status).toBe('mine')
  })

  test('without a row takes the row out', () => {
    const merged = mergeEvent(page, event({}), () => true)
    expect(merged.effect).toBe('removed')
    expect(merged.page.list).toEqual([second])
    expect(merged.page.amountElements).toBe(1)
  })

  test('of a row deleted elsewhere leaves the page alone', () => {
    const gone = event({ id: 'x' })
    expect(mergeEvent(page, gone, () => true)).toEqual({ page, effect: 'none' })
  })

  test.each([
    ['announces a row that belongs into the view', true, 'arrived'],
    ['passes over one that does not', false, 'none'],
  ] as const)('%s without moving a row', (_name, belongs, effect) => {
    const fresh = event({ id: 'x', row: { ...first, id: 'x' } })
    expect(mergeEvent(page, fresh, () => belongs)).toEqual({ page, effect })
  })
})

test('only announced rows pulse after a refetch, not those that moved in from the next page', () => {
  const announced = new Set(['x'])
  expect(freshRows(['a', 'b'], ['x', 'a', 'c'], announced)).toEqual(['x'])
})
