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
    select content_version, stage, person_id, sign_type, signed_at, digest, canonical_text,
      evidence, proof_id, session_id = ${seedSession} and not exists (
        select 1 from payment.audit a
        where a.legal_party_id = s.legal_party_id and a.payment_id = s.payment_id
          and a.version = s.version) as is_brought_in
    from payment.signature s
    where legal_party_id = ${payment.legalPartyId} and payment_id = ${paymentId}
    order by version`.execute(tx)
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
  }
}
