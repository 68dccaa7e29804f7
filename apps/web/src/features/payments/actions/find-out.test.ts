import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { signableRows } from '../testing/payment-row.ts'
import { findOut } from './find-out.ts'

const rows = signableRows(3)
const noWait = () => Promise.resolve()

test('a document with a newer version tells that the command arrived', async () => {
  const read = (id: string) =>
    Promise.resolve({ ...rows[0]!, id, version: id === rows[2]!.id ? 3 : 2 })
  expect(await findOut(rows, { read, wait: noWait })).toBe('arrived')
})

test('a deleted document tells it too', async () => {
  const read = () => Promise.reject(new ApiError('PAYMENT_NOT_FOUND'))
  expect(await findOut(rows, { read, wait: noWait })).toBe('arrived')
})

test('documents that stand as they stood tell that it did not', async () => {
  const read = (id: string) => Promise.resolve({ ...rows[0]!, id })
  expect(await findOut(rows, { read, wait: noWait })).toBe('notArrived')
})

test('while the bank cannot be asked it is asked again, a little later each time', async () => {
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
  expect(await findOut(rows, { read, wait })).toBe('arrived')
  expect(waits).toEqual([1_000, 2_000])
})

test('a bank that stays silent is reported as silent', async () => {
  const read = () => Promise.reject(new ApiError('NETWORK', { isNetwork: true }))
  expect(await findOut(rows, { read, wait: noWait })).toBe('silence')
})
