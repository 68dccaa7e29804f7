import { createHash } from 'node:crypto'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { textInFixedOrder, type Json } from '../json.ts'

/** A line as its source contains it. */
export interface AuditEvent {
  readonly sourceId: bigint
  readonly at: Instant
  readonly personId: string | undefined
  readonly action: string
  readonly outcome: string
  readonly details: Json
}

/** A line in its place in the chain of an organisation. */
export interface AuditRecord extends AuditEvent {
  readonly legalPartyId: string
  /** 1, 2, 3 … without a gap. */
  readonly sequence: bigint
  readonly source: string
  readonly hash: string
}

/** The chain of what concerns no organisation, such as a login that nobody has. */
export const bankChain = '00000000-0000-0000-0000-000000000000'

/** What stands before the first record of every chain. */
export const firstHash = '0'.repeat(64)

/** The hash of a record: SHA-256 over the hash before it and everything that the record says. */
export function hashOfRecord(previousHash: string, record: Omit<AuditRecord, 'hash'>): string {
  const reported = [
    previousHash,
    record.legalPartyId,
    record.sequence.toString(),
    record.source,
    record.sourceId.toString(),
    ...contentOf(record),
  ]
  return createHash('sha256').update(textInFixedOrder(reported)).digest('hex')
}

/** Whether a record still says what its source says. */
export function hasSameContent(record: AuditEvent, line: AuditEvent): boolean {
  return textInFixedOrder(contentOf(record)) === textInFixedOrder(contentOf(line))
}

function contentOf(line: AuditEvent): readonly Json[] {
  return [toIso(line.at), line.personId ?? null, line.action, line.outcome, line.details]
}
