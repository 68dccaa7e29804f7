import { futureSteps } from '@tartip/domain/payment/status-history'
import type { Observer } from './database.ts'

/** Every status of a document with one signatory that the bank executes, in order. */
export const usualTimeline: readonly string[] = [
  'DRAFT',
  ...futureSteps({ statusCode: 'DRAFT' }, 'ONE_SIGNATORY', 'TOTP'),
]

export interface StoredDocument {
  readonly id: string
  /** The status history, in order. */
  readonly statuses: readonly string[]
  /** Signatures with stored evidence. */
  readonly signatures: number
  readonly isDeleted: boolean
}

export async function readDocuments(
  observer: Observer,
  legalPartyIds: readonly string[],
): Promise<readonly StoredDocument[]> {
  return observer.rows<StoredDocument>(
    `select p.id, p.deleted_at is not null as "isDeleted",
       (select array_agg(h.status_code order by h.version, h.step) from payment.status_history h
        where h.legal_party_id = p.legal_party_id and h.payment_id = p.id) as statuses,
       (select count(*)::integer from payment.signature s
        where s.legal_party_id = p.legal_party_id and s.payment_id = p.id) as signatures
     from payment.payment p where p.legal_party_id = any($1::uuid[])`,
    [legalPartyIds],
  )
}

/**
 * What is wrong with a document with these acknowledged statuses: its history must contain them and
 * have no missing or duplicate step. Undefined when nothing is wrong.
 */
export function faultOf(
  document: StoredDocument | undefined,
  acknowledged: readonly string[],
): string | undefined {
  if (document === undefined) return 'the document is missing'
  const { statuses, signatures } = document
  const isPrefix = statuses.every((status, index) => status === usualTimeline[index])
  const hasAcknowledged = acknowledged.every(status => statuses.includes(status))
  if (!isPrefix || !hasAcknowledged) {
    return `has the history ${statuses.join(', ')}; acknowledged ${acknowledged.join(', ')}`
  }
  const isSigned = statuses.includes('ON_VERIFICATION_COMPLETED')
  return signatures === (isSigned ? 1 : 0) ? undefined : `carries ${signatures} signatures`
}
