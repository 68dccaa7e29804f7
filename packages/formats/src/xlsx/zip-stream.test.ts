import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { zipOf } from './zip-stream.ts'

const megabyte = randomBytes(1024 * 1024)

/** A file without end, and what has become of it. */
function endlessFile() {
  const state = { read: 0, isReleased: false }
  async function* chunks() {
    try {
      for (;;) {
        state.read += 1
        yield megabyte
        await setImmediate()
      }
    } finally {
      state.isReleased = true
    }
  }
  return { state, chunks: chunks() }
}

test('a reader who leaves an archive releases the file that is being packed', async () => {
  const { state, chunks } = endlessFile()
  for await (const chunk of zipOf([{ name: 'operations.csv', chunks }])) {
    const isPacked = chunk.length > 1024
    if (!isPacked) continue
    let before: number
    do {
      before = state.read
      for (let turn = 0; turn < 50; turn += 1) await setImmediate()
    } while (state.read > before)
    // No more is read: the next chunk waits for the packer, and the packer for its reader.
    break
  }
  await expect.poll(() => state.isReleased).toBe(true)
})

test('a file that cannot be read fails the archive', async () => {
  async function* chunks() {
    yield megabyte
    await setImmediate()
    throw new Error('The bank does not answer')
  }
  const reading = (async () => {
    for await (const chunk of zipOf([{ name: 'operations.csv', chunks: chunks() }])) void chunk
  })()
  await expect(reading).rejects.toThrow('The bank does not answer')
})
