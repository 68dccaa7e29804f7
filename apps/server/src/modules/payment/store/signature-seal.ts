import { createHash } from 'node:crypto'

import { inFixedOrder, type Json } from '../../../platform/json.ts'

/** A row of `payment.signature`, its instant as an ISO text. */
export interface SignatureRow {
  readonly legal_party_id: string
  readonly payment_id: string
  readonly version: number
  readonly content_version: number
  readonly stage: number
  readonly person_id: string
  readonly sign_right: string
  readonly sign_type: string
  readonly signed_at: string
  readonly digest: string
  readonly canonical_text: string
  readonly session_id: string | null
  readonly trace_id: string | null
  readonly evidence: Json
  readonly proof_id: string | null
}

/**
 * The fingerprint of a signature with all that is kept of it, 64 hexadecimal digits. It stands in the audit line of the
 * step, whose chain says for ever what it was; a one-time code has nothing else that would show a change.
 */
export function sealOfSignature(row: SignatureRow): string {
  const said = inFixedOrder({ ...row })
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
