import type { AuditAction } from '@tartip/domain/audit/action-names'
import type { Instant } from '@tartip/domain/time/instant'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { AuditDetails, NamedDetails } from '../../../platform/audit/audit-log.ts'
import { bankChain } from '../../../platform/audit/audit-record.ts'
import type { AuditSource } from '../../../platform/audit/audit-source.ts'
import type { AccessControlTables } from './tables.ts'

/** What happened at sign-in. Never holds a login that was typed, a password, a code or a token. */
export interface AuditEntry<Details extends AuditDetails = AuditDetails> {
  readonly occurredAt: Instant
  readonly action: Extract<
    AuditAction,
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
  >
  /** `ok`, or the code of the refusal. */
  readonly outcome: string
  /** Undefined when nobody has the login. */
  readonly personId?: string | undefined
  readonly ip?: string | undefined
  readonly deviceId?: string | undefined
  readonly sessionId?: string | undefined
  readonly legalPartyId?: string | undefined
  readonly details?: NamedDetails<Details> | undefined
}

/** Adds a line to the audit; the roles of the server can neither change nor remove one. */
export async function appendAudit<Details extends AuditDetails>(
  handle: Db,
  entry: AuditEntry<Details>,
): Promise<void> {
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

/**
 * What happens at sign-in, for the chains of the organisations. Before a contract is chosen a person
 * stands for all their organisations; a login that nobody has concerns only the bank.
 */
export const accessAuditSource: AuditSource = {
  // Part of the hash of every sealed line, so it can never be renamed.
  name: 'door',
  select: `
    select a.id, a.occurred_at as at, a.person_id, a.action, a.outcome,
      jsonb_strip_nulls(jsonb_build_object(
        'ip', a.ip, 'deviceId', a.device_id, 'sessionId', a.session_id))
        || coalesce(a.details, '{}') as details,
      case when a.legal_party_id is not null then array[a.legal_party_id]
        else coalesce(
          (select array_agg(distinct c.legal_party_id order by c.legal_party_id)
           from access_control.person_contract c where c.person_id = a.person_id),
          array['${bankChain}'::uuid])
      end as legal_party_ids
    from access_control.audit a`,
}
