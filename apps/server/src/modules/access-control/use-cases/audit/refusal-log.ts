import type { Instant } from '@tartip/domain/time/instant'

import { asSystem } from '../../../../platform/db/connections.ts'
import type { RefusedCall } from '../../../../platform/graphql/session-gate.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import type { AuditDetails } from '../../../../platform/audit/audit-log.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createSessionStore } from '../../store/session-store.ts'
import type { AccessControlDeps } from '../deps.ts'

/** Refusals of one person for one reason within this time become two lines, however many they are. */
export const refusalBatchMs = 60_000
/** So many different operations are named in a line; who tries them all is reported by the number. */
const namedOperations = 12

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>

/** Who was turned away, as far as that can be known. */
interface Refused {
  readonly personId?: string | undefined
  /** Undefined before a contract is known: then it stands in the chains of all their organisations. */
  readonly legalPartyId?: string | undefined
  readonly sessionId?: string | undefined
}

interface Repeats {
  readonly refused: Refused
  readonly code: string
  readonly since: Instant
  times: number
  last: { readonly at: Instant; readonly ip: string }
  readonly operations: Set<string>
}

export interface RefusalLog {
  note(call: RefusedCall, sessionToken: string | undefined): Promise<void>
  /** Writes what was repeated in minutes that are over, or all of it; answers how many lines. */
  writeRepeats(isLast?: boolean): Promise<number>
}

/**
 * Records in the audit what was refused because of the caller. The first refusal of a person for a reason
 * is written at once; what follows within a minute is one more line that shows how often: a flood of
 * refusals does not become a flood of rows that can never be removed.
 */
export function createRefusalLog(deps: Deps): RefusalLog {
  const minutes = new Map<string, Repeats>()

  return {
    async note(call, sessionToken) {
      const refused = await whoWasRefused(deps, call, sessionToken)
      const { code, operation, ip } = call
      const at = deps.clock.now()
      const subject = [refused.personId, refused.legalPartyId, call.keyId, code].join(' ')
      const repeats = minutes.get(subject)
      if (repeats !== undefined && at - repeats.since < refusalBatchMs) {
        repeats.times += 1
        repeats.last = { at, ip }
        if (repeats.operations.size < namedOperations) repeats.operations.add(operation)
        return
      }
      // The new minute begins before anything is waited for: of calls at once only this one writes the old one down.
      const operations = new Set<string>()
      minutes.set(subject, { refused, code, since: at, times: 0, last: { at, ip }, operations })
      if (repeats !== undefined) await writeLine(deps, repeats)
      const details = { operation, ...(call.keyId === undefined ? {} : { keyId: call.keyId }) }
      await append(deps, { refused, code, at, ip, details })
    },

    async writeRepeats(isLast = false) {
      const now = deps.clock.now()
      let written = 0
      for (const [subject, repeats] of minutes) {
        if (!isLast && now - repeats.since < refusalBatchMs) continue
        minutes.delete(subject)
        written += await writeLine(deps, repeats)
      }
      return written
    },
  }
}

/** An ended session still shows whose it was; an unknown token concerns the bank only. */
async function whoWasRefused(
  deps: Deps,
  { actor, session, legalPartyId: ownerOfKey }: RefusedCall,
  sessionToken: string | undefined,
): Promise<Refused> {
  if (actor !== undefined) {
    const { personId, legalPartyId, sessionId } = actor
    return { personId, legalPartyId, sessionId: session?.sessionId ?? sessionId }
  }
  if (session !== undefined) return { personId: session.personId, sessionId: session.sessionId }
  if (ownerOfKey !== undefined) return { legalPartyId: ownerOfKey }
  if (sessionToken === undefined) return {}
  return (await createSessionStore(asSystem(deps.db)).findOwner(hashToken(sessionToken))) ?? {}
}

async function writeLine(deps: Deps, repeats: Repeats): Promise<number> {
  const { refused, code, times, last, operations } = repeats
  if (times === 0) return 0
  const details = { times, operation: [...operations].join(', ') }
  await append(deps, { refused, code, ...last, details })
  return 1
}

async function append(
  { db }: Deps,
  line: {
    readonly refused: Refused
    readonly code: string
    readonly at: Instant
    readonly ip: string
    readonly details: AuditDetails
  },
): Promise<void> {
  await appendAudit(db, {
    occurredAt: line.at,
    action: 'callRefused',
    outcome: line.code,
    ip: line.ip,
    details: line.details,
    ...line.refused,
  })
}
