import { futureSteps } from '@tartip/domain/payment/status-history'
import type { Observer } from './database.ts'

/** Every status of a document that one person signs and the bank executes, in order, each once. */
export const usualTimeline: readonly string[] = [
  'DRAFT',
  ...futureSteps({ statusCode: 'DRAFT' }, 'ONE_SIGNATORY', 'TOTP'),
]

export interface StoredDocument {
  readonly id: string
  /** The status history, in order. */
  readonly statuses: readonly string[]
  /** Signatures of which evidence is kept. */
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
 * What is wrong with a document of which the server has acknowledged these statuses: it must be on the way,
 * without a step left out or made twice, at least as far as that. Undefined when nothing is.
 */
export function faultOf(
  document: StoredDocument | undefined,
  acknowledged: readonly string[],
): string | undefined {
  if (document === undefined) return 'the document is not there'
  const { statuses, signatures } = document
  const isOnTheWay = statuses.every((status, index) => status === usualTimeline[index])
  const isFarEnough = acknowledged.every(status => statuses.includes(status))
  if (!isOnTheWay || !isFarEnough) {
    return `went ${statuses.join(', ')}; acknowledged ${acknowledged.join(', ')}`
  }
  const isSigned = statuses.includes('ON_VERIFICATION_COMPLETED')
  return signatures === (isSigned ? 1 : 0) ? undefined : `carries ${signatures} signatures`
}
