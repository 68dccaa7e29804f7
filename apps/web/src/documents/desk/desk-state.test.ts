import { expect, test } from 'vitest'
import { documentRow } from '../testing/document-row.ts'
import {
  addToDesk,
  currentOf,
  decide,
  goTo,
  neighboursOnDesk,
  openDesk,
  placeOf,
  standingOf,
  takenRows,
  type DocumentsNow,
} from './desk-state.ts'

const rowOf = (id: string, digest = `digest-${id}`) => documentRow({ id, digest, isSignable: true })
type Row = ReturnType<typeof rowOf>

function bankWith(...rows: readonly Row[]): DocumentsNow<Row> {
  return {
    find: id => rows.find(row => row.id === id),
    waitsForPerson: row => row.isSignable === true,
  }
}

const rows = [rowOf('a'), rowOf('b'), rowOf('c')]
const bank = bankWith(...rows)
const desk = openDesk<Row>(['a', 'b', 'c'])
const take = (state: typeof desk, id: string, digest?: string) =>
  decide(state, id, { kind: 'taken', row: rowOf(id, digest) })
const skip = (state: typeof desk, id: string) => decide(state, id, { kind: 'skipped' })

test('documents come one after the other, and after the last one there is none', () => {
  expect(currentOf(desk, bank)).toBe('a')
  const first = take(desk, 'a')
  expect(currentOf(first, bank)).toBe('b')
  const second = skip(first, 'b')
  expect(currentOf(second, bank)).toBe('c')
  expect(currentOf(take(second, 'c'), bank)).toBeUndefined()
})

test('what was taken is signed as it was shown, in the order of review; what was skipped is not', () => {
  const all = take(skip(take(desk, 'c'), 'b'), 'a')
  expect(takenRows(all, bank).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('documents that have come in are reviewed last, each once', () => {
  const more = addToDesk(take(desk, 'a'), ['c', 'd'])
  expect(more.order).toEqual(['a', 'b', 'c', 'd'])
  expect(takenRows(more, bank).map(({ id }) => id)).toEqual(['a'])
})

test('a document that says something else by now is shown again and not signed', () => {
  const all = take(take(take(desk, 'a'), 'b'), 'c')
  const changed = bankWith(rowOf('a'), rowOf('b', 'other'), rowOf('c'))
  expect(takenRows(all, changed).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(standingOf(all, 'b', changed)).toBe('changed')
  expect(currentOf(all, changed)).toBe('b')
  const again = take(all, 'b', 'other')
  expect(takenRows(again, changed).map(({ digest }) => digest)).toEqual([
    'digest-a',
    'other',
    'digest-c',
  ])
})

test('a document that a colleague signed, returned or deleted meanwhile is not signed', () => {
  const all = take(take(desk, 'a'), 'b')
  const gone = bankWith({ ...rowOf('a'), isSignable: false }, rowOf('c'))
  expect(takenRows(all, gone)).toEqual([])
  expect(currentOf(all, gone)).toBe('c')
  expect(placeOf(all, 'c', gone)).toEqual({ place: 1, count: 1 })
})

test('a document that was returned from the desk does not come back to it', () => {
  const returned = decide(desk, 'a', { kind: 'gone' })
  expect(currentOf(returned, bank)).toBe('b')
  expect(neighboursOnDesk(returned, 'b', bank).previous).toBeUndefined()
})

test('a person goes back to a decided document and decides again', () => {
  const two = skip(take(desk, 'a'), 'b')
  const back = goTo(two, 'a')
  expect(currentOf(back, bank)).toBe('a')
  const changedMind = skip(back, 'a')
  expect(currentOf(changedMind, bank)).toBe('c')
  expect(takenRows(changedMind, bank)).toEqual([])
})

test('neighbours are what still waits, and before the end stands the last document', () => {
  const first = take(desk, 'a')
  expect(neighboursOnDesk(first, 'b', bank)).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOnDesk(first, undefined, bank).previous).toBe('c')
})

test('the place counts every document that still waits', () => {
  expect(placeOf(desk, 'b', bank)).toEqual({ place: 2, count: 3 })
})
