import type { SessionEnd, TabChannel } from '../../lib/broadcast.ts'
import type { WebClock } from '../../lib/clock.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { sessionEvents } from '../../lib/session-events.ts'
import type { SessionEffect, SessionEvent, SessionTimer } from './session-timer.ts'
import { secondsLeft, signedOutTimer, stepSession } from './session-timer.ts'

/**
 * What counts as a person being there: "mouse or other input" (specification §4). Dictated, composed and pasted texts,
 * and presses of a screen reader, come without keys and pointers.
 */
const activityEventNames = [
  'pointermove',
  'pointerdown',
  'keydown',
  'wheel',
  'touchstart',
  'scroll',
  'input',
  'compositionupdate',
  'paste',
  'drop',
  'click',
] as const

/** What the screen shows of the session; the same object as long as nothing changed. */
export interface SessionView {
  readonly phase: SessionTimer['phase']
  readonly secondsLeft: number
  readonly isExtending: boolean
  readonly extensionFailed: boolean
}

export interface SessionDeps {
  readonly clock: WebClock
  readonly tabs: TabChannel
  readonly events: Pick<typeof sessionEvents, 'on'>
  /**
   * Requests an extension from the server; the answer's header comes in as news of the expiry. Rejects with
   * ApiError when the server refuses or does not answer.
   */
  readonly keepAlive: () => Promise<void>
  /**
   * Queries how long the session lives, without extending it. The answer, or the refusal,
   * comes in as news; never rejects.
   */
  readonly querySession: () => Promise<void>
  /** Clears everything and goes to sign-in. */
  readonly leave: (reason: SessionEnd, isFromOtherTab: boolean) => void
}

export interface SessionController {
  getView(): SessionView
  subscribe(listener: () => void): () => void
  /** The person pressed Continue. */
  continueSession(): void
  /** The person ends the session. */
  end(reason: SessionEnd): void
  /** Starts ticking and listening. Returns the way to stop. */
  start(): () => void
}

/** Drives the pure timer: one tick a second, activity, answers of calls, the other tabs. */
export function createSessionController(deps: SessionDeps): SessionController {
  let timer = signedOutTimer
  let view = viewOf(timer, 0)
  const listeners = new Set<() => void>()
  const read = () => ({ wall: deps.clock.now(), monotonic: deps.clock.monotonic() })

  function dispatch(event: SessionEvent): void {
    const step = stepSession(timer, event, read())
    timer = step.timer
    const next = viewOf(timer, secondsLeft(timer, read()))
    if (!isSameView(view, next)) {
      view = next
      for (const listener of listeners) listener()
    }
    for (const effect of step.effects) run(effect)
  }

  function run(effect: SessionEffect): void {
    switch (effect.type) {
      case 'keepAlive':
        void extend()
        return
      case 'querySession':
        void deps.querySession()
        return
      case 'notifyTabs':
        deps.tabs.post({ type: 'expiry', expiresAt: effect.expiresAt })
        return
      case 'leave':
        deps.leave(effect.reason, effect.isFromOtherTab)
    }
  }

  /** An answer that refuses ends the session (specification §8); no answer at all does not yet. */
  async function extend(): Promise<void> {
    try {
      await deps.keepAlive()
      dispatch({ type: 'extensionAnswered' })
    } catch (error) {
      if (error instanceof ApiError && error.isNetwork) dispatch({ type: 'extensionUnanswered' })
      else dispatch({ type: 'end', reason: 'unauthenticated' })
    }
  }

  function start(): () => void {
    const handleActivity = () => dispatch({ type: 'activity' })
    const handleTick = () => dispatch({ type: 'tick' })
    const ticking = setInterval(handleTick, 1000)
    for (const name of activityEventNames) {
      window.addEventListener(name, handleActivity, { passive: true, capture: true })
    }
    // A hidden tab ticks rarely or never; checking it again recomputes at once.
    document.addEventListener('visibilitychange', handleTick)
    window.addEventListener('pageshow', handleTick)
    const stopListening = [
      deps.events.on('expiry', news => dispatch({ type: 'expiryReceived', ...news })),
      deps.events.on('unauthenticated', () => dispatch({ type: 'end', reason: 'unauthenticated' })),
      deps.events.on('signingIn', () => dispatch({ type: 'reset' })),
      deps.events.on('signOutRequested', () => dispatch({ type: 'end', reason: 'loggedOut' })),
      deps.tabs.listen(message => {
        if (message.type === 'expiry')
          dispatch({ type: 'otherTabExpiry', expiresAt: message.expiresAt })
        if (message.type === 'ended') dispatch({ type: 'otherTabEnded', reason: message.reason })
      }),
    ]
    return () => {
      clearInterval(ticking)
      for (const name of activityEventNames) {
        window.removeEventListener(name, handleActivity, { capture: true })
      }
      document.removeEventListener('visibilitychange', handleTick)
      window.removeEventListener('pageshow', handleTick)
      for (const stop of stopListening) stop()
    }
  }

  return {
    getView: () => view,
    subscribe: listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    continueSession: () => dispatch({ type: 'continue' }),
    end: reason => dispatch({ type: 'end', reason }),
    start,
  }
}

const viewOf = (timer: SessionTimer, left: number): SessionView => ({
  phase: timer.phase,
  secondsLeft: left,
  isExtending: timer.isExtending,
  extensionFailed: timer.extensionFailed,
})

const isSameView = (a: SessionView, b: SessionView): boolean =>
  a.phase === b.phase &&
  a.secondsLeft === b.secondsLeft &&
  a.isExtending === b.isExtending &&
  a.extensionFailed === b.extensionFailed
