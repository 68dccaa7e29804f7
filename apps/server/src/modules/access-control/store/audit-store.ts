import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { Json } from '../../../platform/json.ts'
import type { AccessControlTables } from './tables.ts'

/** What happened at the door. Never holds a login that was typed, a password, a code or a token. */
export interface AuditEntry {
  readonly occurredAt: Instant
  readonly action:
    | 'signInBegun'
    | 'signInConfirmed'
    | 'loggedOut'
    | 'contractSelected'
    | 'codeChecked'
    | 'ownPasswordChecked'
    | 'passwordChanged'
    | 'codeSent'
    | 'codeConfirmed'
    | 'registrationBegun'
    | 'restoreBegun'
    | 'passwordSet'
    | 'totpEnrolled'
    | 'lockoutLifted'
    | 'callRefused'
  /** `ok`, or the code of the refusal. */
  readonly outcome: string
  /** Undefined when nobody has the login. */
  readonly personId?: string | undefined
  readonly ip?: string | undefined
  readonly deviceId?: string | undefined
  readonly sessionId?: string | undefined
  readonly legalPartyId?: string | undefined
  readonly details?: Readonly<Record<string, Json>> | undefined
}

/** Adds a line to the audit; the roles of the server can neither change nor remove one. */
export async function appendAudit(handle: Db, entry: AuditEntry): Promise<void> {
  await handle
    .withTables<AccessControlTables>()
    .insertInto('access_control.audit')
    .values({
      occurred_at: toTimestamp(entry.occurredAt),
      person_id: entry.personId ?? null,
      action: entry.action,
      outcome: entry.outcome,
      ip: entry.ip ?? null,
      device_id: entry.deviceId ?? null,
      session_id: entry.sessionId ?? null,
      legal_party_id: entry.legalPartyId ?? null,
      details: entry.details === undefined ? null : JSON.stringify(entry.details),
    })
    .execute()
}
