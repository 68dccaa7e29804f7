import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { atLeastPace } from './slow-body.ts'

/** A body of which so many bytes arrive in each window. */
async function receive(bytesOfWindows: readonly number[]) {
  const socket = { bytesRead: 700 }
  let endedAfter: number | undefined
  let windows = 0
  let pass = () => undefined as void
  let isTimerRunning = true
  const request = {
    socket,
    destroy: () => void (endedAfter ??= windows),
  } as unknown as IncomingMessage
  const pace = {
    leastBytes: 100,
    eachWindow: (check: () => void) => {
      pass = check
      return { stop: () => void (isTimerRunning = false) }
    },
  }
  await atLeastPace(request, pace, async () => {
    for (const bytes of bytesOfWindows) {
      windows += 1
      socket.bytesRead += bytes
      pass()
    }
  })
  return { endedAfter, isTimerRunning }
}

test.each([
  ['steady', [100, 5_000, 100], undefined],
  ['stalled', [5_000, 0], 2],
  ['dripping', [99, 99, 99], 1],
] as const)('a %s body ends after window: %j → %s', async (_what, windows, endedAfter) => {
  expect(await receive(windows)).toEqual({ endedAfter, isTimerRunning: false })
})
