import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { signableRows } from '../testing/document-row.ts'
import { checkArrival } from './check-arrival.ts'

const rows = signableRows(3)
const notFoundCode = 'LETTER_NOT_FOUND'
const noWait = () => Promise.resolve()

test('a document with a newer version shows that the command arrived', async () => {
  const read = (id: string) =>
    Promise.resolve({ ...rows[0]!, id, version: id === rows[2]!.id ? 3 : 2 })
  expect(await checkArrival(rows, { read, notFoundCode, wait: noWait })).toBe('arrived')
})

test('a deleted document shows it too', async () => {
  const read = () => Promise.reject(new ApiError(notFoundCode))
  expect(await checkArrival(rows, { read, notFoundCode, wait: noWait })).toBe('arrived')
})

test('unchanged documents show that it did not', async () => {
  const read = (id: string) => Promise.resolve({ ...rows[0]!, id })
  expect(await checkArrival(rows, { read, notFoundCode, wait: noWait })).toBe('notArrived')
})

test('an unreachable bank is read again, a little later each time', async () => {
  const waits: number[] = []
  let calls = 0
  const read = (id: string) => {
    calls += 1
    return calls > 6
      ? Promise.resolve({ ...rows[0]!, id, version: 9 })
      : Promise.reject(new ApiError('NETWORK', { isNetwork: true }))
  }
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  expect(await checkArrival(rows, { read, notFoundCode, wait })).toBe('arrived')
  expect(waits).toEqual([1_000, 2_000])
})

test('a bank that stays unreachable leaves the outcome unknown', async () => {
  const read = () => Promise.reject(new ApiError('NETWORK', { isNetwork: true }))
  expect(await checkArrival(rows, { read, notFoundCode, wait: noWait })).toBe('unknown')
})
