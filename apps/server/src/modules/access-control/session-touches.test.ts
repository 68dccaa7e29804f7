import { beforeEach, describe, expect, test } from 'vitest'

import { createSessionTouches, type SessionTouches } from './session-touches.ts'
import type { SessionTouch } from './store/session-store.ts'

const start = Date.parse('2026-11-30T04:00:00Z')
const callAt = (ms: number, sessionId = 'one') => ({
  sessionId,
  at: start + ms,
  expiresAt: start + ms + 900_000,
})

let written: SessionTouch[][]
let ended: Set<string>
let failure: Error | undefined
/** Runs while the database is busy writing. */
let meanwhile: () => void
let touches: SessionTouches

beforeEach(() => {
  written = []
  ended = new Set()
  failure = undefined
  meanwhile = () => undefined
  touches = createSessionTouches(async batch => {
    meanwhile()
    if (failure !== undefined) throw failure
    written.push([...batch])
    return new Set(batch.map(touch => touch.sessionId).filter(id => !ended.has(id)))
  })
})

describe('touches that wait', () => {
  test('all of them are written together, each session once with its latest call', async () => {
    touches.note(callAt(0))
    touches.note(callAt(0, 'two'))
    touches.note(callAt(2000))
    await touches.writeAll()
    expect(written).toEqual([
      [
        { sessionId: 'one', since: start, lastActiveAt: start + 2000, expiresAt: start + 902_000 },
        { sessionId: 'two', since: start, lastActiveAt: start, expiresAt: start + 900_000 },
      ],
    ])
    expect(touches.unwritten()).toEqual([])
  })

  test('nothing is written when nobody has called', async () => {
    await touches.writeAll()
    expect(written).toEqual([])
  })

  test('what could not be written is written with the next try', async () => {
    touches.note(callAt(0))
    failure = new Error('the database is away')
    await expect(touches.writeAll()).rejects.toThrow('the database is away')
    expect(touches.unwritten()).toEqual(['one'])
    failure = undefined
    await touches.writeAll()
    expect(written.flat().map(touch => touch.lastActiveAt)).toEqual([start])
  })

  test('a call that comes during the write is written with the next one', async () => {
    touches.note(callAt(0))
    meanwhile = () => touches.note(callAt(1000))
    await touches.writeAll()
    expect(touches.unwritten()).toEqual(['one'])
    meanwhile = () => undefined
    await touches.writeAll()
    expect(written.flat().map(touch => touch.lastActiveAt)).toEqual([start, start + 1000])
  })
})

describe('what the process knows beyond the rows', () => {
  test('a touch is known from the note on, during the write and until the next one', async () => {
    const known = () => touches.find('one')?.lastActiveAt
    touches.note(callAt(0))
    expect(known()).toBe(start)
    meanwhile = () => expect(known()).toBe(start)
    await touches.writeAll()
    expect(known()).toBe(start)
    await touches.writeAll()
    expect(known()).toBeUndefined()
  })

  test('a session that was ended meanwhile is forgotten', async () => {
    touches.note(callAt(0))
    ended.add('one')
    await touches.writeAll()
    expect([touches.find('one'), touches.unwritten()]).toEqual([undefined, []])
  })
})

describe('a touch that cannot wait', () => {
  test('is written at once and alone', async () => {
    touches.note(callAt(0, 'two'))
    expect(await touches.writeNow(callAt(0))).toBe(true)
    expect(written.flat().map(touch => touch.sessionId)).toEqual(['one'])
    expect(touches.unwritten()).toEqual(['two'])
  })

  test('shows when the session was ended meanwhile', async () => {
    ended.add('one')
    expect(await touches.writeNow(callAt(0))).toBe(false)
    expect(touches.find('one')).toBeUndefined()
  })

  test('is tried again with the others when the write fails', async () => {
    failure = new Error('the database is away')
    await expect(touches.writeNow(callAt(0))).rejects.toThrow('the database is away')
    expect(touches.unwritten()).toEqual(['one'])
  })
})
