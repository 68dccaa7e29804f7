import { expect, test } from 'vitest'

import { createSessionEvents } from './session-events.ts'

const now = Date.parse('2026-11-30T04:00:00Z')

test('the end of a session is reported once, though the log-out and the sweep both notice it', () => {
  const events = createSessionEvents()
  const reported: string[] = []
  events.onSessionEnded(id => reported.push(id))
  events.announceEnd('a', now)
  events.announceEnd('a', now + 500)
  events.announceEnd('b', now + 500)
  expect(reported).toEqual(['a', 'b'])
})

test('who has unsubscribed receives nothing more', () => {
  const events = createSessionEvents()
  const reported: string[] = []
  const stop = events.onContractSelected(id => reported.push(id))
  events.announceContract('a')
  stop()
  events.announceContract('b')
  expect(reported).toEqual(['a'])
})
