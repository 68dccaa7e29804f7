import { expect, test } from 'vitest'

import { readAhead } from './read-ahead.ts'
import type { StoredBatch } from './stored-operations.ts'

/** Sections of as many operations, each a batch of its own. */
function storeOf(...sections: readonly number[]) {
  const reads: string[] = []
  const read = async (section: number, after: number): Promise<StoredBatch> => {
    reads.push(`${section}/${after}`)
    const isThere = after < (sections[section] ?? 0)
    return { texts: isThere ? [`${section}:${after}`] : [], last: isThere ? after + 1 : after }
  }
  return { reads, read }
}

async function readAll(read: ReturnType<typeof readAhead>, section: number): Promise<string[]> {
  const texts: string[] = []
  for (let after = 0; ;) {
    const batch = await read(section, after)
    if (batch.last === after) return texts
    texts.push(...batch.texts)
    after = batch.last
  }
}

test('every section is read whole and in order, also a second time', async () => {
  const { read } = storeOf(7, 0, 1)
  const reader = readAhead(read)
  const whole = ['0:0', '0:1', '0:2', '0:3', '0:4', '0:5', '0:6']
  expect(await readAll(reader, 0)).toEqual(whole)
  expect(await readAll(reader, 1)).toEqual([])
  expect(await readAll(reader, 2)).toEqual(['2:0'])
  expect(await readAll(reader, 0)).toEqual(whole)
})

test('a few batches are read before they are requested, each once', async () => {
  const { read, reads } = storeOf(9)
  const reader = readAhead(read)
  await reader(0, 0)
  await new Promise(setImmediate)
  expect(reads).toEqual(['0/0', '0/1', '0/2', '0/3'])
  await reader(0, 1)
  await new Promise(setImmediate)
  expect(reads).toEqual(['0/0', '0/1', '0/2', '0/3', '0/4'])
})

test('a batch that cannot be read fails when it is requested', async () => {
  const { read } = storeOf(9)
  const reader = readAhead((section, after) =>
    after === 2 ? Promise.reject(new Error('The rows cannot be read')) : read(section, after),
  )
  expect((await reader(0, 0)).last).toBe(1)
  expect((await reader(0, 1)).last).toBe(2)
  await expect(reader(0, 2)).rejects.toThrow('cannot be read')
})
