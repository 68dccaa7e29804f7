import type { AuditAction } from '@tartip/domain/audit/action-names'
import type { AuditDetail } from '@tartip/domain/audit/record-words'
import { sql } from 'kysely'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import type { Db } from '../db/db.ts'
import type { Json } from '../json.ts'

export type AuditDetails = Readonly<Partial<Record<AuditDetail, Json>>>

type UnnamedIn<Details> = Details extends unknown ? Exclude<keyof Details, AuditDetail> : never

/** The same details; whatever has no name in the audit, also what was spread in, does not compile. */
export type NamedDetails<Details> = Details & { readonly [Name in UnnamedIn<Details>]?: never }

/** Something done or refused in an organisation that its first signatory and the bank may look up. */
export interface AuditEntry<Details extends AuditDetails = AuditDetails> {
  readonly legalPartyId: string
  readonly at: Instant
  /** Who did it; undefined for the bank itself. */
  readonly personId?: string | undefined
  /** What was done, in the past tense: `permissionsChanged`. */
  readonly action: AuditAction
  /** `ok`, or the code of the refusal. */
  readonly outcome: string
  /** To whom or what, before and after. Never a password, a code, a token or a full card number. */
  readonly details: NamedDetails<Details>
}

/**
 * Writes a line of the audit, in the transaction of the change itself (`inTenant` of that organisation) or, for a
 * refusal that changes nothing, in one of its own. The chain is closed over it within seconds.
 */
export async function recordAudit<Details extends AuditDetails>(
  tx: Db,
  entry: AuditEntry<Details>,
): Promise<void> {
  await sql`
    insert into platform.audit_entry (legal_party_id, at, person_id, action, outcome, details)
    values (${entry.legalPartyId}, ${toIso(entry.at)}::timestamptz, ${entry.personId ?? null},
      ${entry.action}, ${entry.outcome}, ${JSON.stringify(entry.details)}::jsonb)`.execute(tx)
}
