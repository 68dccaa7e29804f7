import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { watchPace } from './slow-body.ts'

/** A body of which so many bytes arrive in each window; after `wholeAfter` windows nothing is missing any more. */
function receive(
  bytesOfWindows: readonly number[],
  { wholeAfter = Infinity, size = 1_000_000 }: { wholeAfter?: number; size?: number } = {},
) {
  let endedAfter: number | undefined
  let windows = 0
  let isTimerRunning = true
  let pass = () => undefined as void
  const socket = { bytesRead: 700 }
  const request = Object.assign(new EventEmitter(), {
    socket,
    complete: false,
    headers: { 'content-length': String(size) },
    destroy: () => {
      endedAfter ??= windows
      request.emit('close')
    },
  })
  const pace = {
    leastBytes: 100,
    smallBytes: 1_000,
    eachWindow: (check: () => void) => {
      pass = check
      return { stop: () => void (isTimerRunning = false) }
    },
  }
  watchPace(request as unknown as IncomingMessage, pace)
  for (const bytes of bytesOfWindows) {
    windows += 1
    socket.bytesRead += bytes
    request.complete = windows >= wholeAfter
    if (isTimerRunning) pass()
  }
  request.emit('close')
  return { endedAfter, isTimerRunning }
}

test.each([
  ['steady', [100, 5_000, 100], undefined],
  ['stalled', [5_000, 0], 2],
  ['dripping', [99, 99, 99], 1],
] as const)('a %s body ends after window: %j → %s', (_what, windows, endedAfter) => {
  expect(receive(windows)).toEqual({ endedAfter, isTimerRunning: false })
})

test('a body that has arrived may be worked on for as long as it takes', () => {
  expect(receive([5_000, 20, 0, 0], { wholeAfter: 2 })).toEqual({
    endedAfter: undefined,
    isTimerRunning: false,
  })
})

test('the small body of a call may stand still for a window, but not for ever', () => {
  const small = { size: 900 }
  expect(receive([0, 900], { ...small, wholeAfter: 2 })).toEqual({
    endedAfter: undefined,
    isTimerRunning: false,
  })
  expect(receive([0, 0, 0, 0], small)).toEqual({ endedAfter: 3, isTimerRunning: false })
})
