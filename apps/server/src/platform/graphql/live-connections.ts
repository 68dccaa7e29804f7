import type { WebSocket } from 'ws'
import type { GraphqlContext } from './context.ts'
import type { EndpointDeps } from './http-endpoint.ts'
import type { LiveSession } from './session-gate.ts'

/** Close codes: 4401 no session (any more); 1012 come back, your rights have changed; 1013 too many, or later: the reason says which. */
export const closeCodes = {
  closing: 1001,
  noSession: 4401,
  restoreBank: 1012,
  tooMany: 1013,
  tryAgain: 1013,
} as const
/**
 * Who works through their documents opens each in a tab of its own, at two computers and on a phone. A
 * page has a line to each of at most three services. Beyond the cap a page would stand still unseen.
 */
const openPagesPerPerson = 30
const socketsPerPerson = openPagesPerPerson * 3
/** Over all sockets of the person: the bell, the counters and what two parts of a page listen to. */
export const subscriptionsPerPerson = openPagesPerPerson * 4

/** What is known of one socket since it was opened. */
export interface Line {
  socket: WebSocket
  cookie: string | undefined
  session: LiveSession
  language: GraphqlContext['request']['language']
  ip: string
  /** How many subscriptions it carries now. */
  subscriptionCount: () => number
}

export type Lines = ReturnType<typeof createLines>

/** The open sockets, so that the end of a session closes its own at once. */
export function createLines(deps: Pick<EndpointDeps, 'sessions'>) {
  const open = new Set<Line>()
  const close = (sessionId: string, code: number, reason: string) => {
    for (const line of open)
      if (line.session.sessionId === sessionId) line.socket.close(code, reason)
  }
  const stops = [
    deps.sessions.onSessionEnded(id => close(id, closeCodes.noSession, 'SESSION_ENDED')),
    deps.sessions.onContractSelected(id => close(id, closeCodes.restoreBank, 'CONTRACT_SELECTED')),
    deps.sessions.onRightsChanged(id => close(id, closeCodes.restoreBank, 'RIGHTS_CHANGED')),
  ]
  return {
    /** False when the person has too many sockets already. */
    open(line: Line): boolean {
      const { personId } = line.session
      const others = [...open].filter(one => one.session.personId === personId).length
      if (others >= socketsPerPerson) return false
      open.add(line)
      return true
    },
    forget: (line: Line) => open.delete(line),
    /** Subscriptions of a person on all their sockets, the one that is being requested included. */
    subscriptionsOf(personId: string): number {
      let count = 0
      for (const line of open)
        if (line.session.personId === personId) count += line.subscriptionCount()
      return count
    },
    /** Reads the session again and closes the socket when it is over or its rights are not the same. */
    async isStillOpen(line: Line): Promise<boolean> {
      const session = await deps.sessions.authenticateCookie(line.cookie, true)
      if (session === undefined) line.socket.close(closeCodes.noSession, 'SESSION_ENDED')
      else if (JSON.stringify(session.actor) !== JSON.stringify(line.session.actor)) {
        line.socket.close(closeCodes.restoreBank, 'RIGHTS_CHANGED')
      } else return true
      return false
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
