import type { SessionController, SessionView } from '../app/session/session-controller.ts'

const idle: SessionView = {
  phase: 'active',
  secondsLeft: 900,
  isExtending: false,
  extensionFailed: false,
}

/** A session that neither ticks nor ends; calls are passed to the given functions. */
export function fakeSession(
  view: Partial<SessionView> = {},
  spies: Partial<Pick<SessionController, 'continueSession' | 'end'>> = {},
): SessionController {
  const shown = { ...idle, ...view }
  return {
    getView: () => shown,
    subscribe: () => () => undefined,
    continueSession: spies.continueSession ?? (() => undefined),
    end: spies.end ?? (() => undefined),
    start: () => () => undefined,
  }
}
