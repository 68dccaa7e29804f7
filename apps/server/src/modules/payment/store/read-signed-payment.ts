import type { SignType } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { SignatureEvidence } from '../../signing/public.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { seedSession } from '../use-cases/life-of-seed.ts'
import { paymentColumnList } from './payment-columns.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'

/** A signature as it was written, whatever has become of the document since. */
export interface KeptSignature {
  readonly contentVersion: number
  readonly stage: number
  readonly personId: string
  readonly signType: SignType
  readonly signedAt: Instant
  readonly digest: string
  readonly canonicalText: string
  /** Absent for documents that were brought in with their past. */
  readonly evidence: SignatureEvidence | undefined
  readonly proofId: string | undefined
  /** Written with the past of a document that was signed elsewhere; nobody has signed it here. */
  readonly isBroughtIn: boolean
  /** Who gave it and when by the audit, which is sealed; absent where the audit has no line of this step. */
  readonly audited: { readonly personId: string; readonly at: Instant } | undefined
}

interface Row {
  content_version: number
  stage: number
  person_id: string
  sign_type: SignType
  signed_at: Instant
  digest: string
  canonical_text: string
  evidence: SignatureEvidence | null
  proof_id: string | null
  is_brought_in: boolean
  audit_person_id: string | null
  audit_at: Instant | null
}

/** A document of any organisation, deleted ones too, with every signature ever given to it, oldest first. */
export async function readSignedPayment(
  tx: Db,
  paymentId: string,
): Promise<
  { readonly payment: PaymentDocument; readonly signatures: readonly KeptSignature[] } | undefined
> {
  const text = `select ${paymentColumnList} from payment.payment p where p.id = $1`
  const found = await tx.executeQuery<PaymentRow>(CompiledQuery.raw(text, [paymentId]))
  const [document] = found.rows
  if (!document) return undefined
  const payment = paymentFromRow(document)
  const { rows } = await sql<Row>`
    select s.content_version, s.stage, s.person_id, s.sign_type, s.signed_at, s.digest,
      s.canonical_text, s.evidence, s.proof_id,
      s.session_id = ${seedSession} and a.version is null as is_brought_in,
      a.person_id as audit_person_id, a.at as audit_at
    from payment.signature s
    left join lateral (
      select version, person_id, at from payment.audit
      where legal_party_id = s.legal_party_id and payment_id = s.payment_id and version = s.version
      order by id limit 1) a on true
    where s.legal_party_id = ${payment.legalPartyId} and s.payment_id = ${paymentId}
    order by s.version`.execute(tx)
  return { payment, signatures: rows.map(signatureOf) }
}

function signatureOf(row: Row): KeptSignature {
  return {
    contentVersion: row.content_version,
    stage: row.stage,
    personId: row.person_id,
    signType: row.sign_type,
    signedAt: row.signed_at,
    digest: row.digest,
    canonicalText: row.canonical_text,
    evidence: row.evidence ?? undefined,
    proofId: row.proof_id ?? undefined,
    isBroughtIn: row.is_brought_in,
    audited:
      row.audit_person_id === null || row.audit_at === null
        ? undefined
        : { personId: row.audit_person_id, at: row.audit_at },
  }
}
