import type { Instant } from '@tartip/domain/time/instant'

import type { SessionTouch } from './store/session-store.ts'

/** An active call: when it came and when its session ends because of it. */
export interface ActiveCall {
  readonly sessionId: string
  readonly at: Instant
  readonly expiresAt: Instant
}

/** What this process knows of its sessions beyond their rows. It only ever makes a life longer. */
export interface SessionTouches {
  /** The latest touch of a session, also for a moment after it was written: a row may be read before that. */
  find(sessionId: string): SessionTouch | undefined
  /** Notes an active call; the next `writeAll` brings it to the database. */
  note(call: ActiveCall): void
  /** Notes an active call and writes it at once; false when the session has been ended meanwhile. */
  writeNow(call: ActiveCall): Promise<boolean>
  /** Writes all that is noted in one statement. What could not be written stays noted. */
  writeAll(): Promise<void>
  /** Sessions whose touch is not known to be in the database. */
  unwritten(): string[]
}

/**
 * Gathers the touches of sessions between two writes: an active call need not wait for a commit of
 * its own. `write` answers the ids of the sessions that were alive.
 */
export function createSessionTouches(
  write: (touches: readonly SessionTouch[]) => Promise<ReadonlySet<string>>,
): SessionTouches {
  const noted = new Map<string, SessionTouch>()
  /** What was written since the last `writeAll` began, for calls that had read the row before. */
  let written = new Map<string, SessionTouch>()

  const note = ({ sessionId, at, expiresAt }: ActiveCall): SessionTouch => {
    const earlier = noted.get(sessionId)
    const touch = { sessionId, since: earlier?.since ?? at, lastActiveAt: at, expiresAt }
    noted.set(sessionId, touch)
    return touch
  }
  /** A later call may have been noted during the write: that one is still to be written. */
  const settle = (touch: SessionTouch) => {
    if (noted.get(touch.sessionId) === touch) noted.delete(touch.sessionId)
  }

  return {
    find: sessionId => noted.get(sessionId) ?? written.get(sessionId),
    note(call) {
      note(call)
    },
    async writeNow(call) {
      const touch = note(call)
      const alive = await write([touch])
      settle(touch)
      if (!alive.has(touch.sessionId)) return false
      written.set(touch.sessionId, touch)
      return true
    },
    async writeAll() {
      const touches = [...noted.values()]
      written = new Map()
      if (touches.length === 0) return
      const alive = await write(touches)
      for (const touch of touches) {
        settle(touch)
        if (alive.has(touch.sessionId)) written.set(touch.sessionId, touch)
      }
    },
    unwritten: () => [...noted.keys()],
  }
}
