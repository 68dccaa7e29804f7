import { describe, expect, test, vi } from 'vitest'
import { ChunkLost, importPart } from './lost-chunk.ts'

function browser(patch: { formIsDirty?: boolean; lastReload?: string } = {}) {
  let last: string | null = patch.lastReload ?? null
  return {
    now: () => 1_000_000,
    formIsDirty: () => patch.formIsDirty ?? false,
    readLast: () => last,
    writeLast: (value: string) => {
      last = value
    },
    reload: vi.fn(),
  }
}
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('a page whose code is gone', () => {
  test('is loaded again by its full path, once', async () => {
    const deps = browser()
    void importPart(lost, deps)
    await Promise.resolve()
    await Promise.resolve()
    expect(deps.reload).toHaveBeenCalledTimes(1)
    await expect(importPart(lost, deps)).rejects.toBeInstanceOf(ChunkLost)
    expect(deps.reload).toHaveBeenCalledTimes(1)
  })

  test('is not reloaded over unsaved input', async () => {
    const deps = browser({ formIsDirty: true })
    await expect(importPart(lost, deps)).rejects.toBeInstanceOf(ChunkLost)
    expect(deps.reload).not.toHaveBeenCalled()
  })

  test('a loss long after the last one may reload again', async () => {
    const deps = browser({ lastReload: String(1_000_000 - 61_000) })
    void importPart(lost, deps)
    await Promise.resolve()
    await Promise.resolve()
    expect(deps.reload).toHaveBeenCalledTimes(1)
  })
})
